import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type CallName,
  type CallOptions,
  randomAddress,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../support/platform.ts'

/** Messages of section 8 that no test of a module words: each reached by its call, in English and in Vietnamese. */
let platform: TestPlatform
let token = ''
beforeAll(async () => {
  platform = await startPlatform({ jobs: true })
  token = (await platform.signedInMember()).token
})
afterAll(() => platform.stop())

const english = async (name: CallName, options: CallOptions) =>
  platform.call(name, { ip: randomAddress(), ...options, language: 'en' })
const user = { username: 'lanhuong', password: 'Hoa!mai2026x', confirmPassword: 'Hoa!mai2026x', acceptedTerms: true }
const mobile = { mobileNum: '912345678', countryDialingCode: '+84' }
const sms = { type: 'sms', ...mobile }

it.each<[message: string, call: CallName, options: CallOptions, sentence: string]>([
  [
    'invalid phone number',
    'sendSignInCode',
    { body: { mobileNum: '12345678', countryDialingCode: '+84' } },
    'The mobile number is not valid.',
  ],
  [
    'missing phone number',
    'signIn',
    { body: { type: 'sms', countryDialingCode: '+84' } },
    'Please enter your mobile number.',
  ],
  ['missing verification code', 'signIn', { body: sms }, 'Please enter the verification code.'],
  [
    'invalid verification code',
    'signIn',
    { body: { ...sms, verificationCode: '000000' } },
    'The verification code is not right.',
  ],
  ['input cannot be empty', 'register', { body: { ...user, username: '' } }, 'Please fill this in.'],
  [
    'email incorrect',
    'register',
    { body: { ...user, email: 'nobody' } },
    'Please enter 6-120 characters, in mailbox format.',
  ],
  [
    'real name format',
    'register',
    { body: { ...user, payeeName: 'Nguyễn' } },
    'Please enter 2-60 characters, English letters and spaces.',
  ],
  ['passwords do not match', 'register', { body: { ...user, confirmPassword: 'x' } }, 'The passwords do not match.'],
  [
    'unchecked terms',
    'register',
    { body: { ...user, acceptedTerms: false } },
    'Please accept the terms and confirm that you are 18 or older.',
  ],
  ['minimum age', 'register', { body: { ...user, birthday: '2020-01-01' } }, 'You must be 18 or older.'],
  ['date format', 'register', { body: { ...user, birthday: '1990-31-12' } }, 'The date is not valid.'],
  [
    'wrong affiliate code',
    'register',
    { body: { ...user, affiliateCode: 'NOBODY99' } },
    'The invitation code is not right.',
  ],
  [
    'wrong account or password',
    'signIn',
    { body: { type: 'username', username: 'nobody', password: 'x' } },
    'Wrong account or password. After 3 wrong tries signing in is locked for 30 minutes.',
  ],
  ['please log in first', 'getMember', {}, 'Please sign in first.'],
])('%s', async (_message, call, options, sentence) => {
  const answer = await english(call, options)
  expect(answer).toMatchObject({ success: false, message: sentence })
  const inVietnamese = await platform.call(call, { ip: randomAddress(), ...options, language: 'vi' })
  expect(inVietnamese.message).toMatch(/[ăâđêôơưạảấầẩẫậắằặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹàáãèéìíòóõùúý]/)
  expect(inVietnamese.code).toBe(answer.code)
})

it('content cannot be empty, and has its length', async () => {
  expect(await english('sendFeedback', { token, body: { content: '  ' } })).toMatchObject({
    code: 'CONTENT_EMPTY',
    message: 'The content cannot be empty.',
  })
  expect(await english('sendFeedback', { token, body: { content: 'á'.repeat(141) } })).toMatchObject({
    code: 'CONTENT_LENGTH',
    message: 'Please enter between 1 and 140 characters.',
  })
  expect((await english('sendFeedback', { token, body: { content: 'á'.repeat(140) } })).success).toBe(true)
})

it('too many requests lock for five minutes', async () => {
  const body = { mobileNum: '912345679', countryDialingCode: '+84' }
  const send = () => english('sendSignInCode', { body })
  for (let count = 0; count < 5; count++) expect((await send()).success).toBe(true)
  expect(await send()).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    retryAfter: 300,
    message: 'Too many requests. Please try again in 5 minutes.',
  })
})

it('a non-member cannot log in as a member, a non-agent not on the agents’ side', async () => {
  const trial = await platform.member({ type: 4 })
  const plain = await platform.member()
  const agent = await platform.member({ type: 1 })
  const signIn = (account: string, side: string) =>
    english('signIn', {
      merchant: 'SENVANG',
      body: { type: 'username', username: account, password: 'Demo@12345', side },
    })
  expect(await signIn(trial.account, 'MEMBER')).toMatchObject({
    status: 403,
    code: 'MEMBER_ONLY',
    message: 'Only members can sign in here. Please register an account.',
  })
  expect(await signIn(plain.account, 'AGENT')).toMatchObject({
    code: 'AGENT_ONLY',
    message: 'Only agents can sign in here.',
  })
  expect((await signIn(agent.account, 'AGENT')).success).toBe(true)
  expect((await signIn(agent.account, 'MEMBER')).success).toBe(true)
})

it('a host name that is nobody’s is told so', async () => {
  const status = async (host: string) =>
    (
      await platform.call('getStatus', {
        ip: randomAddress(),
        headers: { 'x-service-key': platform.context.config.serviceKey, 'x-caller-host': host },
      })
    ).value.domainValid
  expect(await status('senvang.localhost:4000')).toBe(true)
  expect(await status('senvang-khuyenmai.example')).toBe(false)
  expect(await status('127.0.0.1:4000')).toBe(true)
  expect(await status('my-machine')).toBe(true)
})

it('a blocked region is told so', async () => {
  const edge = await startPlatform({ database: platform.database, empty: true })
  await platform.database.transaction((tx) =>
    edge.context.sites.updateMerchant(tx, SENVANG, { blockedCountries: ['SG'] }),
  )
  edge.context.sites.forgetCaches()
  const answer = await edge.call('signIn', {
    language: 'en',
    merchant: 'SENVANG',
    ip: randomAddress(),
    headers: { 'x-caller-country': 'SG' },
    body: { type: 'username', username: 'demo01', password: 'x' },
  })
  expect(answer).toMatchObject({ code: 'REGION_BLOCKED', message: 'This service is not available in your region.' })
  await edge.stop()
})
