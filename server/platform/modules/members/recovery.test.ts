import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CallName,
  DEMO_PASSWORD,
  randomAddress,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import type { Call } from '../../http/call.ts'
import { newId } from '../../lib/id.ts'
import { listCalls } from '../../modules.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ jobs: true })
})
afterAll(() => platform.stop())

const NEW = 'Hoa!mai2026x'
const signIn = (username: string, password: string) =>
  platform.call('signIn', { ip: randomAddress(), body: { type: 'username', username, password } })

describe('changing the password', () => {
  const change = (token: string, body: object, ip = randomAddress()) =>
    platform.call('changePassword', {
      token,
      ip,
      language: 'en',
      body: { oldPassword: DEMO_PASSWORD, newPassword: NEW, confirmNewPassword: NEW, ...body },
    })

  it('keeps this session and ends the others', async () => {
    const { token, member } = await platform.signedInMember()
    const other = (await signIn(member.account, DEMO_PASSWORD)).value.token
    expect((await change(token, {})).value).toEqual({ done: true })
    expect((await platform.call('getMember', { token })).success).toBe(true)
    expect((await platform.call('getMember', { token: other })).status).toBe(401)
    expect(await signIn(member.account, DEMO_PASSWORD)).toMatchObject({ code: 'SIGN_IN_WRONG' })
    expect((await signIn(member.account, `${NEW} `)).success).toBe(false)
  })

  it.each([
    [{ oldPassword: 'Wrong@12345' }, 'OLD_PASSWORD_WRONG', 'oldPassword'],
    [{ newPassword: 'short1!', confirmNewPassword: 'short1!' }, 'PASSWORD_TOO_SHORT', 'newPassword'],
    [{ newPassword: 'qwertyuiop', confirmNewPassword: 'qwertyuiop' }, 'PASSWORD_COMMON', 'newPassword'],
    [{ confirmNewPassword: 'Other!2026x' }, 'PASSWORD_MISMATCH', 'confirmNewPassword'],
    [{ newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD }, 'PASSWORD_SAME', 'newPassword'],
  ])('refuses %j', async (body, code, field) => {
    const { token, member } = await platform.signedInMember()
    expect(await change(token, body)).toMatchObject({ status: 422, code, field })
    expect((await signIn(member.account, DEMO_PASSWORD)).success).toBe(true)
  })

  it('takes no more than three guesses at the old one', async () => {
    const { token } = await platform.signedInMember()
    const ip = randomAddress()
    for (let count = 0; count < 3; count++) await change(token, { oldPassword: 'Wrong@12345' }, ip)
    expect(await change(token, {}, ip)).toMatchObject({ code: 'OLD_PASSWORD_WRONG' })
  })
})

describe('the mailed password', () => {
  const mail = (username: string, email: string, ip = randomAddress()) =>
    platform.call('mailPassword', { ip, language: 'en', body: { username, email } })
  const mailedTo = async (email: string): Promise<string> => {
    await expect.poll(() => platform.sent.mail.some(({ to }) => to === email), { timeout: 10_000 }).toBe(true)
    const text = platform.sent.mail.findLast(({ to }) => to === email)?.text ?? ''
    return /(?:là|is): (\S+)/.exec(text)?.[1] ?? ''
  }

  it('signs in once, must be changed, and leaves the old one working', async () => {
    const email = 'thu1@example.com'
    const { account } = await platform.member({ email })
    expect((await mail(account.toUpperCase(), 'THU1@example.com')).value).toEqual({ done: true })
    const password = await mailedTo(email)
    expect(platform.sent.mail.at(-1)).toMatchObject({
      from: 'Sen Vàng <no-reply@demo.invalid>',
      subject: 'Sen Vàng: mật khẩu tạm thời của bạn',
    })
    expect((await signIn(account, DEMO_PASSWORD)).value.mustChangePassword).toBe(false)
    const { value } = await signIn(account, password)
    expect(value.mustChangePassword).toBe(true)
    expect((await signIn(account, password)).success).toBe(false)
    const { token } = value
    const deposit = { token, body: { channelId: 'VIETQR', amount: '200000' } }
    expect(await platform.call('createDeposit', deposit)).toMatchObject({ status: 403, code: 'PASSWORD_CHANGE_NEEDED' })
    const waiting = listCalls().filter(({ call }) => call.waitsForPassword)
    expect(waiting.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['claimVipBonus', 'redeemPromotionCode', 'cancelBonus', 'requestDataExport']),
    )
    const answerOf = async (name: string, call: Call) => [
      name,
      (await platform.call(name as CallName, { token, params: { id: newId() }, body: call.example })).code,
    ]
    for (const { name, call } of waiting) expect(await answerOf(name, call)).toEqual([name, 'PASSWORD_CHANGE_NEEDED'])
    const body = { oldPassword: password, newPassword: NEW, confirmNewPassword: NEW }
    expect((await platform.call('changePassword', { token, ip: randomAddress(), body })).success).toBe(true)
    for (const { name, call } of waiting) expect((await answerOf(name, call))[1]).not.toBe('PASSWORD_CHANGE_NEEDED')
    expect((await platform.call('createDeposit', deposit)).code).not.toBe('PASSWORD_CHANGE_NEEDED')
    expect((await signIn(account, DEMO_PASSWORD)).success).toBe(false)
  })

  it('lives for half an hour', async () => {
    const email = 'thu2@example.com'
    const { account } = await platform.member({ email })
    await mail(account, email)
    const password = await mailedTo(email)
    platform.clock.advance(30 * 60_000 + 1)
    expect((await signIn(account, password)).success).toBe(false)
  })

  it('is asked for alike whether or not name and e-mail belong together', async () => {
    const { account } = await platform.member({ email: 'thu3@example.com' })
    const before = platform.sent.mail.length
    for (const [name, email] of [
      [account, 'other@example.com'],
      ['nobody-at-all', 'thu3@example.com'],
    ] as const) {
      expect(await mail(name, email)).toMatchObject({ status: 200, value: { done: true } })
    }
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(platform.sent.mail.length).toBe(before)
    expect(await mail('', 'x@y.vn')).toMatchObject({ status: 400, field: 'username' })
  })

  it('is not sent to one account over and over', async () => {
    const { account } = await platform.member({ email: 'thu4@example.com' })
    for (let count = 0; count < 3; count++) expect((await mail(account, 'thu4@example.com')).success).toBe(true)
    expect(await mail(account, 'thu4@example.com')).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  })
})

describe('a new password by phone', () => {
  it('needs the code, ends every session, unlocks, and signs in', async () => {
    const { member, token } = await platform.signedInMember()
    await platform.database.raw("update members set mobile = '+84987654321' where id = $1", [member.id])
    const number = { mobileNum: '987654321', countryDialingCode: '+84' }
    await platform.call('sendSignInCode', { ip: randomAddress(), body: { ...number, purpose: 'PASSWORD' } })
    await expect.poll(() => platform.sent.sms.length, { timeout: 10_000 }).toBe(1)
    const verificationCode = /\b\d{6}\b/.exec(platform.sent.sms[0]?.text ?? '')?.[0] ?? ''
    const set = (body: object) =>
      platform.call('setPasswordByPhone', {
        ip: randomAddress(),
        body: { ...number, verificationCode, newPassword: NEW, ...body },
      })

    // A sign-in code is another thing.
    const asSignIn = { type: 'sms', ...number, verificationCode }
    expect(await platform.call('signIn', { ip: randomAddress(), body: asSignIn })).toMatchObject({
      code: 'VERIFICATION_CODE_INVALID',
    })
    expect(await set({ newPassword: '123456789' })).toMatchObject({ code: 'PASSWORD_COMMON', field: 'newPassword' })
    expect(await set({ verificationCode: verificationCode === '111111' ? '222222' : '111111' })).toMatchObject({
      code: 'VERIFICATION_CODE_INVALID',
    })
    const { value } = await set({})
    expect(value.member.id).toBe(member.id)
    expect((await platform.call('getMember', { token: value.token })).success).toBe(true)
    expect((await platform.call('getMember', { token })).status).toBe(401)
    expect((await signIn(member.account, NEW)).success).toBe(true)
    expect(await set({})).toMatchObject({ code: 'VERIFICATION_CODE_INVALID' })
  })
})
