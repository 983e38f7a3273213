import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD, randomAddress, startPlatform, type TestPlatform } from '../../../tests/support/platform.ts'

/** Counts the slow part of a sign-in: equal counts mean equal time. */
const checks = vi.hoisted(() => ({ count: 0 }))
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  const verify: typeof real.verify = (...given) => {
    checks.count += 1
    return real.verify(...given)
  }
  return { ...real, verify }
})

/** Nothing that is secret may reach a log; planted values must not be found in it. */
const CANARY = 'canary-7f3a9c'
const lines: string[] = []
const logger = pino(
  { level: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ jobs: true, overrides: { logger } })
})
afterAll(() => platform.stop())

const signIn = (username: string, password: string, ip = randomAddress(), captcha: object = {}) =>
  platform.call('signIn', { ip, body: { type: 'username', username, password, ...captcha } })

describe('logs', () => {
  it('tell what happened, by request id, and no secret', async () => {
    const { token, member } = await platform.signedInMember()
    await signIn(member.account, `${CANARY}-password`)
    await platform.call('mailPassword', {
      ip: randomAddress(),
      body: { username: member.account, email: `${CANARY}@example.com` },
    })
    const change = { oldPassword: `${CANARY}-old`, newPassword: `${CANARY}-new`, confirmNewPassword: `${CANARY}-new` }
    await platform.call('changePassword', { token, ip: randomAddress(), body: change })
    await platform.call('getMember', { token: `${CANARY}-token-of-some-length` })
    await platform.call('sendSignInCode', {
      ip: randomAddress(),
      body: { mobileNum: '900000001', countryDialingCode: '+84' },
    })
    await platform.call('getSite', { headers: { merchant: `X\n{"level":60,"msg":"forged"}`.replace('\n', '%0A') } })
    await expect.poll(() => platform.sent.sms.length, { timeout: 10_000 }).toBe(1)
    const log = lines.join('')
    const code = /\b\d{6}\b/.exec(platform.sent.sms[0]?.text ?? '')?.[0] ?? 'none'
    expect(log).toContain('"code":"SIGN_IN_WRONG"')
    expect(log).toMatch(/"requestId":"[0-9a-f-]{36}"/)
    for (const secret of [CANARY, token, code, DEMO_PASSWORD]) expect(log.includes(secret), secret).toBe(false)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })
})

describe('each call', () => {
  const linesOf = (requestId: string) =>
    vi.waitFor(() => {
      const about = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      const found = about.filter((line) => line.requestId === requestId)
      // A line is written when the answer has left, which may be a moment after it arrived.
      expect(found).not.toEqual([])
      return found
    })
  const named = (requestId: string, moduleHeader: string) => ({
    ip: randomAddress(),
    headers: { 'x-request-id': requestId, 'x-module-id': moduleHeader },
  })

  it('is logged by its own module id, beside the one that its caller named', async () => {
    await platform.call('getSite', named('named-12345', 'GCS_recentGame'))
    expect(await linesOf('named-12345')).toMatchObject([
      {
        module: 'SYSTEM_WHITELABEL',
        moduleHeader: 'GCS_recentGame',
        status: 200,
        merchant: 'SENVANG',
        msg: 'call answered',
      },
    ])
    await platform.call('getSite', named('strange-12345', 'a b"}<script>'))
    expect((await linesOf('strange-12345'))[0]).not.toHaveProperty('moduleHeader')
    await platform.call('getMember', named('refused-12345', 'getMember'))
    expect((await linesOf('refused-12345'))[0]).toMatchObject({ moduleHeader: 'getMember', code: 'UNAUTHENTICATED' })
  })

  it('tells who made it, once that is known', async () => {
    const { token, member } = await platform.signedInMember()
    await platform.call('sendFeedback', { ...named('content-12345', 'x'), token, body: {} })
    expect(await linesOf('content-12345')).toMatchObject([{ actor: member.id, code: 'INVALID_INPUT' }])
    const operator = await platform.operator('support')
    await platform.call('runTrialBalance', { ...named('operator-12345', 'x'), token: operator })
    expect(await linesOf('operator-12345')).toMatchObject([{ actor: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
  })

  it('that proves who somebody is stands in the log of an ordinary day', async () => {
    const { account } = await platform.member()
    const body = { type: 'username', username: account, password: DEMO_PASSWORD }
    const { success } = await platform.call('signIn', { ...named('entered-12345', 'signIn'), body })
    expect(success).toBe(true)
    expect(await linesOf('entered-12345')).toMatchObject([{ level: 30, module: 'SESSION_LOGIN', status: 200 }])
  })
})

describe('a wrong sign-in', () => {
  it('checks as many hashes for a known name as for an unknown, a locked, and one with a mailed password', async () => {
    const { account } = await platform.member()
    const mailed = await platform.member({ email: 'drill@example.com' })
    await platform.call('mailPassword', {
      ip: randomAddress(),
      body: { username: mailed.account, email: 'drill@example.com' },
    })
    const locked = randomAddress()
    for (let count = 0; count < 3; count++) await signIn(account, 'Wrong@12345', locked, await platform.captcha())
    const checksOf = async (name: string, ip: string) => {
      checks.count = 0
      expect((await signIn(name, 'Wrong@12345', ip, await platform.captcha())).code).toBe('SIGN_IN_WRONG')
      return checks.count
    }
    expect(await checksOf(account, randomAddress())).toBe(2)
    expect(await checksOf('nobody-at-all', randomAddress())).toBe(2)
    expect(await checksOf(account, locked)).toBe(2)
    expect(await checksOf(mailed.account, randomAddress())).toBe(2)
  })

  it('tried a hundred times at one account opens nothing', async () => {
    const { account } = await platform.member()
    const ip = randomAddress()
    const codes = new Set<string | undefined>()
    for (let count = 0; count < 110; count++) codes.add((await signIn(account, DEMO_PASSWORD.slice(0, -1), ip)).code)
    expect(codes).toEqual(new Set(['SIGN_IN_WRONG', 'CAPTCHA_REQUIRED', 'RATE_LIMITED']))
  })
})

describe('tokens', () => {
  it.each(['', 'x', 'undefined', 'null', '../../etc', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.', 'a'.repeat(600)])(
    'like %s open nothing',
    async (token) => {
      expect(await platform.call('getMember', { headers: { authorization: `Bearer ${token}` } })).toMatchObject({
        status: 401,
      })
    },
  )

  it('of members are not those of operators, nor the other way round', async () => {
    const member = await platform.signIn('demo01')
    const operator = await platform.operator()
    expect((await platform.call('getOperator', { token: member })).status).toBe(401)
    expect((await platform.call('getMember', { token: operator })).status).toBe(401)
  })
})
