import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, randomAddress, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ jobs: true })
})
afterAll(() => platform.stop())

const sendCode = (token: string, body: object) =>
  platform.call('sendContactCode', { token, ip: randomAddress(), language: 'en', body })
const setContact = (token: string, body: object) =>
  platform.call('setContact', { token, ip: randomAddress(), body: { password: DEMO_PASSWORD, ...body } })
const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''
const mailsTo = (to: string) => platform.sent.mail.filter((mail) => mail.to === to)
const textsTo = (to: string) => platform.sent.sms.filter((sms) => sms.to === to)
const signedIn = async (change: object) => {
  const { account } = await platform.member(change)
  return platform.signIn(account)
}
/** Who proved an address that is his. */
const signedInAt = async (email: string) => {
  const { account, id, merchant_id: merchantId } = await platform.member({ email })
  await platform.database.transaction((tx) =>
    platform.context.messages.noteContact(tx, { merchantId, memberId: id }, { channel: 'MAIL', recipient: email }),
  )
  return platform.signIn(account)
}

it('binds an e-mail address by a code that reached it, and tells the old one', async () => {
  const token = await signedIn({ email: 'old@example.com' })
  const email = { channel: 'EMAIL', email: 'new.one@example.com' }
  expect((await sendCode(token, email)).success).toBe(true)
  await expect.poll(() => mailsTo('new.one@example.com').length).toBe(1)
  const verificationCode = codeIn(mailsTo('new.one@example.com')[0]?.text)
  const wrong = await setContact(token, { ...email, verificationCode, password: 'Wrong@12345' })
  expect(wrong).toMatchObject({ code: 'OLD_PASSWORD_WRONG', field: 'password' })
  expect((await setContact(token, { ...email, email: 'third@example.com', verificationCode })).code).toBe(
    'VERIFICATION_CODE_INVALID',
  )
  expect((await setContact(token, { ...email, verificationCode })).success).toBe(true)
  expect((await platform.call('getSecurity', { token })).value.email).toBe('ne***@example.com')
  await expect.poll(() => mailsTo('old@example.com').length).toBe(1)
  expect(mailsTo('old@example.com')[0]?.text).toContain('ne***@example.com')
  expect((await setContact(token, { ...email, verificationCode })).code).toBe('CONTACT_SAME')
})

it('binds a telephone number once in a brand', async () => {
  const tokens = [await signedIn({}), await signedIn({ mobile: '+84987000111' })]
  const phone = { channel: 'SMS', mobileNum: '987000222', countryDialingCode: '+84' }
  for (const [index, token] of tokens.entries()) {
    expect((await sendCode(token, phone)).success).toBe(true)
    await expect.poll(() => textsTo('+84987000222').length).toBe(index + 1)
    const verificationCode = codeIn(textsTo('+84987000222').at(-1)?.text)
    const answer = await setContact(token, { ...phone, verificationCode })
    expect(answer.code).toBe(index === 0 ? undefined : 'MOBILE_TAKEN')
  }
  expect(textsTo('+84987000111')).toEqual([])
  expect((await platform.call('getSecurity', { token: tokens[1] ?? '' })).value.mobileNum).toBe('+84******111')
})

it.each([
  [{ channel: 'EMAIL' }, 'EMAIL_INVALID', 'email'],
  [{ channel: 'EMAIL', email: 'not an address' }, 'EMAIL_INVALID', 'email'],
  [{ channel: 'EMAIL', email: 'mine@example.com' }, 'CONTACT_SAME', 'email'],
  [{ channel: 'SMS', countryDialingCode: '+84' }, 'INVALID_INPUT', 'mobileNum'],
  [{ channel: 'PIGEON' }, 'INVALID_INPUT', 'channel'],
])('sends no code to %j', async (body, code, field) => {
  const token = await signedInAt('mine@example.com')
  expect(await sendCode(token, body)).toMatchObject({ code, field })
})
