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

  it('takes for the simulator only an address at which it answers', () => {
    const at = (SIMULATOR_URL: string) => problemsOf({ DATA_DIR: join(folder, 'simulator'), SIMULATOR_URL })
    expect(at('http://simulator.internal:4000')).toEqual([
      expect.stringMatching(/^SIMULATOR_URL must end in \/simulator/),
    ])
    expect(at('http://simulator.internal:4000/simulator/')).toEqual([])
  })

  it('wants of several processes on one port what each of them needs', () => {
    const named = (environment: Record<string, string>) =>
      problemsOf(environment).map((problem) => problem.split(' ')[0])
    expect(named({ WORKERS: '2' })).toEqual(['DATABASE_URL', 'REDIS_URL', 'ROLES'])
    expect(named({ WORKERS: '2', ROLES: 'gateway', REDIS_URL: 'redis://127.0.0.1' })).toEqual([])
    expect(named({ WORKERS: '0' })).toEqual(['WORKERS'])
    expect(named({ WORKERS: '1' })).toEqual([])
  })

  it('demands in LIVE what DEMO makes by itself', () => {
    const problems = problemsOf({ MODE: 'LIVE', ROLES: 'platform,simulator' })
    const named = ['DATABASE_URL', 'SEALING_PRIVATE_KEY', 'BANK_WEBHOOK_KEY', 'SMS_URL', 'ROLES must not']
    for (const name of [...named, 'HUB88_VENDOR_PUBLIC_KEY', 'TRUST_PROXY', 'GEO_HEADER', 'PUBLIC_URL']) {
      expect(problems.join('\n')).toContain(name)
    }
  })

  it('takes nothing for a provider in LIVE that is none', () => {
    const problems = (name: string, value: string) =>
      problemsOf({ MODE: 'LIVE', [name]: value }).filter((problem) => problem.startsWith(`${name} must be an https`))
    for (const address of [
      'http://sms.example',
      'https://localhost/sms',
      'https://127.0.0.1',
      'https://[::1]/x',
      'https://house.example/simulator/sms',
    ]) {
      expect(problems('SMS_URL', address), address).toHaveLength(1)
    }
    expect(problems('SMS_URL', 'https://sms.example')).toEqual([])
    expect(problems('LOTTERY_FEEDS', 'one=https://one.example,two=http://two.example')).toHaveLength(1)
  })

  it.each([
    ['SERVICE_KEY', 'k3Yk3Yk3Yk3Yk3Yk3Yk3Yk3Yk3Yk3Yk3Y', 'must be random'],
    ['SERVICE_KEY', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'must be random'],
    ['SERVICE_KEY', 'ChangeMe-7hGq2LxZp9Rt4Wv8Nc3Bs6Yd1Kf', 'must be random'],
    ['SERVICE_KEY', '7hGq2LxZp9Rt4Wv8Nc3B', 'must have at least 32 characters'],
    ['MAIL_API_KEY', '7hGq2LxZp9Rt4W', 'must have at least 16 characters'],
  ])('refuses in LIVE %s of %s', (name, value, why) => {
    expect(problemsOf({ MODE: 'LIVE', [name]: value }).join('\n')).toContain(`${name} ${why}`)
  })

  it('refuses in LIVE one secret for two, and those of a DEMO', () => {
    const one = createSecrets().serviceKey
    const twins = problemsOf({ MODE: 'LIVE', SERVICE_KEY: one, COOKIE_SECRET: one })
    expect(twins).toContain('COOKIE_SECRET must differ from SERVICE_KEY')
    const dataDir = join(folder, 'taken-along')
    const { serviceKey } = loadConfig({ environment: { DATA_DIR: dataDir } })
    const problems = problemsOf({ MODE: 'LIVE', DATA_DIR: dataDir, SERVICE_KEY: serviceKey })
    expect(problems).toContain('SERVICE_KEY must not be that of a DEMO data folder')
  })

  it('says what to write for whom to trust', () => {
    expect(problemsOf({ TRUST_PROXY: 'true' })).toEqual([
      expect.stringContaining('the number of proxies between people'),
    ])
    const { edge } = loadConfig({ environment: { TRUST_PROXY: 'loopback, 10.0.0.0/8' }, secrets: createSecrets() })
    expect(edge.trustedProxies).toEqual(['127.0.0.0/8', '::1/128', '10.0.0.0/8'])
  })

  it('takes origins for webhooks, and nothing that says more or less', () => {
    const secrets = createSecrets()
    const originsOf = (environment: Record<string, string>) => loadConfig({ environment, secrets }).webhookOrigins
    expect(originsOf({})).toEqual([])
    const two = 'http://crm.internal:8080, https://erp.internal'
    expect(originsOf({ WEBHOOK_ORIGINS: two })).toEqual(['http://crm.internal:8080', 'https://erp.internal'])
    for (const wrong of ['crm.internal', 'http://crm.internal/', 'ftp://crm.internal', 'http://a.internal,'])
      expect(problemsOf({ WEBHOOK_ORIGINS: wrong }).join(), wrong).toContain(
        'WEBHOOK_ORIGINS must be a list of origins',
      )
  })

  it('hurries the draws of the lotteries in DEMO only', () => {
    const secrets = createSecrets()
    expect(loadConfig({ environment: {}, secrets }).lotterySeconds).toBeUndefined()
    expect(loadConfig({ environment: { LOTTERY_SECONDS: '10' }, secrets }).lotterySeconds).toBe(10)
    expect(problemsOf({ MODE: 'LIVE', LOTTERY_SECONDS: '10' }).join()).toContain('LOTTERY_SECONDS is for DEMO only')
  })

  it('waits longer for a platform whose database is embedded, where all take turns', () => {
    const secrets = createSecrets()
    const deadlineOf = (environment: Record<string, string>) => loadConfig({ environment, secrets }).wpsReadDeadline
    expect(deadlineOf({})).toBe(5_000)
    expect(deadlineOf({ DATABASE_URL: 'postgres://127.0.0.1/croupier' })).toBe(800)
    expect(deadlineOf({ ROLES: 'gateway', WPS_URL: 'http://10.0.0.2:4000' })).toBe(800)
    expect(deadlineOf({ WPS_READ_DEADLINE: '1500' })).toBe(1_500)
  })

  it('refuses keys of another kind', () => {
    const { hub88OperatorPrivateKey } = createSecrets()
    const secrets = { ...createSecrets(), sealingPrivateKey: hub88OperatorPrivateKey }
    expect(() => loadConfig({ environment: {}, secrets })).toThrow('SEALING_PRIVATE_KEY must be a P-256 key')
  })
})
