import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'
import { createSecrets } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig({ environment })
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('configuration', () => {
  it('makes secrets once in DEMO and keeps them for the owner only', () => {
    const dataDir = join(folder, 'demo')
    const first = loadConfig({ environment: { DATA_DIR: dataDir } })
    const second = loadConfig({ environment: { DATA_DIR: dataDir } })
    expect(second).toEqual(first)
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(first.wpsUrl).toBe('http://127.0.0.1:4000')
    expect(first.hub88.vendorPublicKey).toContain('PUBLIC KEY')
    expect(Object.isFrozen(first.hub88)).toBe(true)
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain('sealingPrivateKey')
  })

  it('names every problem at once and leaves no folder behind', () => {
    const dataDir = join(folder, 'broken')
    const problems = problemsOf({
      DATA_DIR: dataDir,
      PORT: '99999',
      MODE: 'maybe',
      WPS_URL: 'ftp://x',
      ROLES: 'gateway,cook',
    })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['MODE', 'PORT', 'ROLES', 'WPS_URL'])
    expect(existsSync(dataDir)).toBe(false)
  })

  it('demands in LIVE what DEMO makes by itself', () => {
    const problems = problemsOf({ MODE: 'LIVE', ROLES: 'platform,simulator' })
    for (const name of ['DATABASE_URL', 'SEALING_PRIVATE_KEY', 'BANK_WEBHOOK_KEY', 'SMS_URL', 'ROLES must not']) {
      expect(problems.join('\n')).toContain(name)
    }
  })

  it('hurries the draws of the lotteries in DEMO only', () => {
    const secrets = createSecrets()
    expect(loadConfig({ environment: {}, secrets }).lotterySeconds).toBeUndefined()
    expect(loadConfig({ environment: { LOTTERY_SECONDS: '10' }, secrets }).lotterySeconds).toBe(10)
    expect(problemsOf({ MODE: 'LIVE', LOTTERY_SECONDS: '10' }).join()).toContain('LOTTERY_SECONDS is for DEMO only')
  })

  it('refuses keys of another kind', () => {
    const { hub88OperatorPrivateKey } = createSecrets()
    const secrets = { ...createSecrets(), sealingPrivateKey: hub88OperatorPrivateKey }
    expect(() => loadConfig({ environment: {}, secrets })).toThrow('SEALING_PRIVATE_KEY must be a P-256 key')
  })
})
