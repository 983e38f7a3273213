import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  CAPTCHA,
  DEMO_PASSWORD,
  randomAddress,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ jobs: true })
})
afterAll(() => platform.stop())

const signIn = (username: string, password: string, more: object = {}, ip = randomAddress(), merchant = 'SENVANG') =>
  platform.call('signIn', { merchant, ip, body: { type: 'username', username, password, ...more } })

describe('signing in by user name', () => {
  it('returns a token, the flags and the member', async () => {
    const first = await signIn(' Demo02 ', DEMO_PASSWORD)
    expect(first.value).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: false,
      mustChangePassword: false,
      member: {
        account: 'demo02',
        type: 0,
        currency: 'VND',
        currencySymbol: '₫',
        email: 'de***@example.com',
        mobileNum: '+84******002',
      },
    })
    expect((await signIn('demo02', DEMO_PASSWORD)).value).toMatchObject({ firstTimeLogin: false })
    const { value } = await platform.call('getMember', { token: first.value.token, merchant: 'SENVANG' })
    expect(value).toMatchObject({ account: 'demo02', referralCode: 'DEMO02' })
  })
})

describe('wrong credentials', () => {
  it('answer alike for an unknown name, a wrong password and a locked name, and ask for a captcha', async () => {
    const { account } = await platform.member()
    const [locked, unknown] = [randomAddress(), randomAddress()]
    const wrong = await signIn(account, 'Wrong@12345', {}, locked)
    const nobody = await signIn('nobody-at-all', 'Wrong@12345', {}, unknown)
    const strip = ({ headers: _headers, ...rest }: typeof wrong) => rest
    expect(strip(wrong)).toEqual(strip(nobody))
    expect(wrong).toMatchObject({ status: 401, code: 'SIGN_IN_WRONG', captcha: true })
    expect(await signIn(account, 'Wrong@12345', {}, locked)).toMatchObject({
      status: 422,
      code: 'CAPTCHA_REQUIRED',
      captcha: true,
    })
    expect(await signIn('nobody-at-all', 'x', {}, unknown)).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
    for (let count = 0; count < 2; count++) {
      expect(await signIn(account, 'Wrong@12345', await platform.captcha(), locked)).toMatchObject({
        code: 'SIGN_IN_WRONG',
      })
    }
    // Locked: the right password is refused in the very same words.
    expect(strip(await signIn(account, DEMO_PASSWORD, await platform.captcha(), locked))).toEqual(strip(wrong))
    // The owner, elsewhere, is not locked out by a stranger.
    expect((await signIn(account, DEMO_PASSWORD, await platform.captcha(), randomAddress())).success).toBe(true)
  })

  it('are forgiven after half an hour, and by a right one', async () => {
    const { account } = await platform.member()
    const ip = randomAddress()
    for (let count = 0; count < 3; count++) await signIn(account, 'Wrong@12345', await platform.captcha(), ip)
    expect(await signIn(account, DEMO_PASSWORD, await platform.captcha(), ip)).toMatchObject({ code: 'SIGN_IN_WRONG' })
    platform.clock.advance(31 * 60_000)
    expect((await signIn(account, DEMO_PASSWORD, {}, ip)).success).toBe(true)
    await signIn(account, 'Wrong@12345', {}, ip)
    expect((await signIn(account, DEMO_PASSWORD, await platform.captcha(), ip)).success).toBe(true)
    expect(await signIn(account, 'Wrong@12345', {}, ip)).toMatchObject({ code: 'SIGN_IN_WRONG' })
  })

  it('from everywhere lock strangers out, not the address the owner uses', async () => {
    const { account } = await platform.member()
    const home = randomAddress()
    expect((await signIn(account, DEMO_PASSWORD, {}, home)).success).toBe(true)
    for (let count = 0; count < 20; count++)
      await signIn(account, 'Wrong@12345', await platform.captcha(), randomAddress())
    expect(await signIn(account, DEMO_PASSWORD, await platform.captcha(), randomAddress())).toMatchObject({
      code: 'SIGN_IN_WRONG',
    })
    expect((await signIn(account, DEMO_PASSWORD, {}, home)).success).toBe(true)
  })

  it('from everywhere are told to the owner once, who gets in elsewhere with a mailed password', async () => {
    const email = `${randomAddress()}@example.com`
    const { account } = await platform.member({ email })
    const mails = () => platform.sent.mail.filter(({ to }) => to === email)
    for (let count = 0; count < 22; count++)
      await signIn(account, 'Wrong@12345', await platform.captcha(), randomAddress())
    await platform.call('mailPassword', { ip: randomAddress(), body: { username: account, email } })
    await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(2)
    expect(mails().filter(({ subject }) => subject.includes('người lạ'))).toHaveLength(1)
    const mailed = mails().flatMap(({ text }) => /: (\w{12})\n/.exec(text)?.[1] ?? [])[0] ?? ''
    expect((await signIn(account, DEMO_PASSWORD, await platform.captcha())).code).toBe('SIGN_IN_WRONG')
    expect((await signIn(account, mailed, await platform.captcha())).value.mustChangePassword).toBe(true)
  })

  it('are missing rather than wrong when empty', async () => {
    expect(await signIn('   ', 'x')).toMatchObject({ code: 'INVALID_INPUT', field: 'username' })
    expect(
      await platform.call('signIn', { ip: randomAddress(), body: { type: 'username', username: 'demo01' } }),
    ).toMatchObject({ field: 'password' })
  })
})

describe('captchas', () => {
  it('are pictures, answered once, within five minutes, at their own brand', async () => {
    const { account } = await platform.member()
    const ip = randomAddress()
    const once = await platform.captcha()
    await signIn(account, 'Wrong@12345', {}, ip)
    expect(await signIn(account, DEMO_PASSWORD, { ...once, captcha: 'nope' }, ip)).toMatchObject({
      code: 'CAPTCHA_WRONG',
      captcha: true,
    })
    expect(await signIn(account, DEMO_PASSWORD, once, ip)).toMatchObject({ code: 'CAPTCHA_WRONG' })
    expect(await signIn(account, DEMO_PASSWORD, await platform.captcha('SAKURA'), ip)).toMatchObject({
      code: 'CAPTCHA_WRONG',
    })
    for (const captchaId of ['-'.repeat(36), '0'.repeat(36), 'g'.repeat(36)])
      expect(await signIn(account, DEMO_PASSWORD, { captchaId, captcha: CAPTCHA }, ip)).toMatchObject({
        code: 'CAPTCHA_WRONG',
        captcha: true,
      })
    const old = await platform.captcha()
    platform.clock.advance(5 * 60_000 + 1)
    expect(await signIn(account, DEMO_PASSWORD, old, ip)).toMatchObject({ code: 'CAPTCHA_WRONG' })
    expect(
      (await signIn(account, DEMO_PASSWORD, { ...(await platform.captcha()), captcha: CAPTCHA.toUpperCase() }, ip))
        .success,
    ).toBe(true)
  })
})

describe('sessions', () => {
  it('end by signing out', async () => {
    const token = await platform.signIn('demo03')
    expect((await platform.call('signOut', { token, merchant: 'SENVANG' })).value).toEqual({ done: true })
    expect(await platform.call('getMember', { token, merchant: 'SENVANG' })).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
  })

  it('are locked after half an hour without a call, and end after half a day in any case', async () => {
    const idle = await platform.signIn('demo03')
    platform.clock.advance(29 * 60_000)
    expect((await platform.call('getMember', { token: idle })).success).toBe(true)
    platform.clock.advance(31 * 60_000)
    expect(await platform.call('getMember', { token: idle })).toMatchObject({ status: 423, code: 'SESSION_LOCKED' })
    const busy = await platform.signIn('demo03')
    for (let count = 0; count < 24; count++) {
      // Not to the second: the clock also runs while the calls do.
      platform.clock.advance(29 * 60_000)
      expect((await platform.call('getMember', { token: busy })).success).toBe(true)
    }
    platform.clock.advance(25 * 60_000)
    expect(await platform.call('getMember', { token: busy })).toMatchObject({ status: 401 })
  })

  it('keep no token in the database', async () => {
    const token = await platform.signIn('demo03')
    expect(token.length).toBeGreaterThanOrEqual(43)
    const rows = await platform.database.raw<{ text: string }>('select sessions::text as text from sessions')
    expect(rows.some(({ text }) => text.includes(token))).toBe(false)
  })

  it('of a locked member end at once', async () => {
    const { token, member } = await platform.signedInMember()
    await platform.database.raw("update members set status = 'LOCKED' where id = $1", [member.id])
    expect(await platform.call('getMember', { token })).toMatchObject({ status: 401 })
    expect(await signIn(member.account, DEMO_PASSWORD)).toMatchObject({ status: 403, code: 'ACCOUNT_LOCKED' })
  })
})

describe('the agent side', () => {
  it('is for agents', async () => {
    expect(await signIn('demo01', DEMO_PASSWORD, { side: 'AGENT' })).toMatchObject({ status: 403, code: 'AGENT_ONLY' })
    expect((await signIn('agent01', DEMO_PASSWORD, { side: 'AGENT' })).value.member.type).toBe(1)
  })
})

describe('an old password', () => {
  it('is reported as expired where the brand says so', async () => {
    const { account, id } = await platform.member()
    await platform.database.raw(
      "update member_passwords set created_at = created_at - interval '91 days' where member_id = $1",
      [id],
    )
    expect((await signIn(account, DEMO_PASSWORD)).value.passwordExpired).toBe(true)
    const { context, database } = platform
    await database.transaction((tx) =>
      context.sites.setModule(tx, '01935000-0000-7000-8000-000000000001', 'PWDEXPFORCECHANGE3', false),
    )
    expect((await signIn(account, DEMO_PASSWORD)).value.passwordExpired).toBe(false)
  })
})

describe('signing in by SMS', () => {
  const number = { mobileNum: '900000004', countryDialingCode: '+84' }
  const sendCode = (body: object = number, ip = randomAddress()) =>
    platform.call('sendSignInCode', { ip, body, language: 'en' })
  const byCode = (verificationCode: string, body: object = number) =>
    platform.call('signIn', { ip: randomAddress(), body: { type: 'sms', ...body, verificationCode } })
  const lastCode = async (to: string, count = 1): Promise<string> => {
    await expect
      .poll(() => platform.sent.sms.filter((one) => one.to === to).length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(count)
    return /\b\d{6}\b/.exec(platform.sent.sms.filter((one) => one.to === to).at(-1)?.text ?? '')?.[0] ?? ''
  }

  it('takes the code once', async () => {
    expect((await sendCode()).value).toEqual({ expiredMinutes: 1 })
    const code = await lastCode('+84900000004')
    expect(platform.sent.sms.at(-1)?.text).toContain('Sen Vàng: your sign-in code')
    expect(await byCode('000000')).toMatchObject({
      status: 422,
      code: 'VERIFICATION_CODE_INVALID',
      field: 'verificationCode',
    })
    expect((await byCode(code)).value.member.account).toBe('demo04')
    expect(await byCode(code)).toMatchObject({ code: 'VERIFICATION_CODE_INVALID' })
  })

  it('refuses a code that is late, and any code after five tries', async () => {
    const other = { mobileNum: '0900000003', countryDialingCode: '84' }
    await sendCode(other)
    const late = await lastCode('+84900000003')
    platform.clock.advance(5 * 60_000 + 1)
    expect(await byCode(late, other)).toMatchObject({ code: 'VERIFICATION_CODE_EXPIRED' })
    await sendCode(other)
    const code = await lastCode('+84900000003', 2)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let count = 0; count < 5; count++) await byCode(wrong, other)
    expect(await byCode(code, other)).toMatchObject({ code: 'VERIFICATION_CODE_INVALID' })
  })

  it('answers alike for a number that nobody has, and sends nothing', async () => {
    const before = platform.sent.sms.length
    const unknown = await sendCode({ mobileNum: '912345999', countryDialingCode: '+84' })
    expect(unknown).toMatchObject({ status: 200, value: { expiredMinutes: 1 } })
    expect(await sendCode({ mobileNum: '123', countryDialingCode: '+84' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'mobileNum',
    })
    expect(await sendCode({ mobileNum: '123456789', countryDialingCode: '+84' })).toMatchObject({
      status: 422,
      code: 'MOBILE_INVALID',
    })
    expect(await sendCode({ mobileNum: '912345999', countryDialingCode: '+1' })).toMatchObject({
      code: 'MOBILE_INVALID',
    })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(platform.sent.sms.length).toBe(before)
  })

  it('locks a number for five minutes after five codes', async () => {
    const busy = { mobileNum: '912345111', countryDialingCode: '+84' }
    for (let count = 0; count < 5; count++) expect((await sendCode(busy)).success).toBe(true)
    const refused = await sendCode(busy)
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(refused.retryAfter).toBeGreaterThan(290)
  })

  it('asks for a captcha where an address wants many codes, and stops it after fifteen', async () => {
    const ip = randomAddress()
    const next = (index: number) => ({
      mobileNum: `9123452${index.toString().padStart(2, '0')}`,
      countryDialingCode: '+84',
    })
    for (let count = 0; count < 5; count++) expect((await sendCode(next(count), ip)).success).toBe(true)
    expect(await sendCode(next(5), ip)).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true })
    expect((await sendCode({ ...next(6), ...(await platform.captcha()) }, ip)).success).toBe(true)
    for (let count = 0; count < 8; count++) await sendCode(next(count), ip)
    expect(await sendCode(next(20), ip)).toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('is off where the brand has not switched it on', async () => {
    expect(
      await platform.call('sendSignInCode', { merchant: 'SAKURA', ip: randomAddress(), body: number }),
    ).toMatchObject({ status: 403, code: 'MODULE_OFF' })
  })
})
