import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomAddress, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { newSixDigits } from '../../lib/credentials.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ jobs: true })
})
afterAll(() => platform.stop())

let counter = 0
const user = (change: object = {}) => ({
  username: `lan${Date.now().toString(36)}${counter++}`,
  password: 'Hoa!mai2026x',
  confirmPassword: 'Hoa!mai2026x',
  acceptedTerms: true,
  login: true,
  registerMethod: 'WEB',
  ...change,
})
const register = (change: object = {}, merchant = 'SENVANG') =>
  platform.call('register', { merchant, ip: randomAddress(), language: 'en', body: user(change) })
const setField = async (name: string, change: object) => {
  const rule = (await platform.context.sites.listRegistrationFields(SENVANG)).find((one) => one.name === name)
  if (rule === undefined) throw new Error(`no field ${name}`)
  await platform.database.transaction((tx) =>
    platform.context.sites.setRegistrationField(tx, SENVANG, name, { ...rule, ...change }),
  )
}
const setModule = (module: string, enabled: boolean) =>
  platform.database.transaction((tx) => platform.context.sites.setModule(tx, SENVANG, module, enabled))

describe('registering by user name', () => {
  it('opens account, wallet, place in the tree and inbox, and signs in', async () => {
    const { value } = await register({
      username: 'ThuyLinh',
      email: 'linh@example.com',
      birthday: '03-15-1990',
      payeeName: 'Nguyen Thuy Linh',
    })
    expect(value).toMatchObject({
      firstTimeLogin: true,
      member: { account: 'ThuyLinh', type: 0, email: 'li***@example.com', payeeName: 'Nguyen Thuy Linh' },
    })
    const { token, member } = value
    expect((await platform.call('getMember', { token })).value.account).toBe('ThuyLinh')
    expect((await platform.call('getBalance', { token })).value.balance).toBe('0.00')
    expect((await platform.call('getUnreadCount', { token })).value).toEqual({ count: 1 })
    const rows = await platform.database.raw('select depth from member_tree where descendant_id = $1', [member.id])
    expect(rows).toEqual([{ depth: 0 }])
    const [row] = await platform.database.raw<{ birthday: string; hash: string }>(
      'select birthday, hash from members join member_passwords on member_id = id where id = $1',
      [member.id],
    )
    expect(row?.birthday).toBe('1990-03-15')
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('hangs the new member below who invited', async () => {
    const { value } = await register({ affiliateCode: 'agent02' })
    const rows = await platform.database.raw<{ account: string; depth: number }>(
      'select account, depth from member_tree join members on id = ancestor_id where descendant_id = $1 order by depth',
      [value.member.id],
    )
    expect(rows.map(({ account, depth }) => [account, depth]).slice(1)).toEqual([
      ['agent02', 1],
      ['agent01', 2],
    ])
    expect(await register({ affiliateCode: 'NOBODY99' })).toMatchObject({
      status: 422,
      code: 'AFFILIATE_INVALID',
      field: 'affiliateCode',
    })
    expect(await register({ referralCode: 'NOBODY99' })).toMatchObject({
      code: 'AFFILIATE_INVALID',
      field: 'referralCode',
    })
  })

  it.each([
    [{ acceptedTerms: false }, 'TERMS_NOT_ACCEPTED', 'acceptedTerms'],
    [{ username: '' }, 'INVALID_INPUT', 'username'],
    [{ username: 'ab' }, 'INVALID_INPUT', 'username'],
    [{ username: '1abcd' }, 'INVALID_INPUT', 'username'],
    [{ username: 'có dấu' }, 'INVALID_INPUT', 'username'],
    [{ password: 'Ab1!', confirmPassword: 'Ab1!' }, 'INVALID_INPUT', 'password'],
    [{ password: 'Password1!', confirmPassword: 'Password1!' }, 'PASSWORD_COMMON', 'password'],
    [
      { username: 'thanhtung', password: 'thanhtung99', confirmPassword: 'thanhtung99' },
      'PASSWORD_PERSONAL',
      'password',
    ],
    [{ confirmPassword: 'Hoa!mai2026y' }, 'PASSWORD_MISMATCH', 'confirmPassword'],
    [{ confirmPassword: undefined }, 'PASSWORD_MISMATCH', 'confirmPassword'],
    [{ birthday: '2015-01-01' }, 'UNDERAGE', 'birthday'],
    [{ birthday: '1990-02-30' }, 'DATE_INVALID', 'birthday'],
    [{ email: 'nobody' }, 'INVALID_INPUT', 'email'],
    [{ payeeName: 'Nguyễn Lan' }, 'INVALID_INPUT', 'payeeName'],
    [{ mobileNum: '12345678', countryDialingCode: '+84' }, 'INVALID_INPUT', 'mobileNum'],
    [{ username: 'DEMO01' }, 'ACCOUNT_TAKEN', 'username'],
  ])('refuses %j', async (change, code, field) => {
    expect(await register(change)).toMatchObject({ success: false, code, field })
  })

  it('takes a sentence for a password, however a keyboard makes its letters', async () => {
    const password = 'con mèo ngủ trên mái nhà'
    const { value } = await register({ password, confirmPassword: password })
    for (const form of ['NFC', 'NFD'] as const) {
      const body = { type: 'username', username: value.member.account, password: password.normalize(form) }
      expect(await platform.call('signIn', { ip: randomAddress(), body })).toMatchObject({ success: true })
    }
  })

  it('holds a password to the brand’s rule wherever it is set', async () => {
    const { token } = (await register()).value
    await setField('password', { acceptedPattern: '^[a-z0-9]+$', patternId: 1 })
    const [oldPassword, newPassword] = ['Hoa!mai2026x', 'mot cau rat dai 7']
    const change = { oldPassword, newPassword, confirmNewPassword: newPassword }
    const refused = { code: 'INVALID_INPUT', field: 'newPassword' }
    expect(await platform.call('changePassword', { token, ip: randomAddress(), body: change })).toMatchObject(refused)
    await setField('password', { acceptedPattern: '*', patternId: 0 })
    expect((await platform.call('changePassword', { token, ip: randomAddress(), body: change })).success).toBe(true)
  })

  it('words a broken rule with its lengths', async () => {
    expect((await register({ username: 'ab' })).message).toBe(
      'Please enter 4-20 characters, letters and numbers, the first a letter.',
    )
  })

  it('follows the rules as the operator sets them, at once', async () => {
    await setField('nickname', { enabled: true, required: true })
    expect(await register()).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'nickname',
      message: 'Please fill this in.',
    })
    await setField('nickname', { enabled: true, required: false, minLength: 5, maxLength: 6 })
    expect(await register({ nickname: 'Lan' })).toMatchObject({ field: 'nickname' })
    await setField('nickname', { enabled: false, required: false })
    expect((await register({ nickname: 'x' })).value.member.nickname).toBeNull()
    await setModule('USERNAMEREG3', false)
    expect(await register()).toMatchObject({ status: 403, code: 'MODULE_OFF' })
    await setModule('USERNAMEREG3', true)
  })

  race('lets one of twenty at once have the name', async () => {
    const username = `chung${newSixDigits()}`
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ username })))
    expect(answers.filter(({ success }) => success).length).toBe(1)
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set(['ACCOUNT_TAKEN']),
    )
  })

  it('gives each brand its own names', async () => {
    await platform.database.raw("update merchants set captcha_register = 'NONE' where code = 'SAKURA'")
    platform.context.sites.forgetCaches()
    expect((await register({ username: 'motten' }, 'SENVANG')).success).toBe(true)
    expect((await register({ username: 'motten' }, 'SAKURA')).success).toBe(true)
  })
})

describe('registering by mobile number', () => {
  const number = { mobileNum: '0912345678', countryDialingCode: '+84' }
  const registerMobile = (change: object = {}) =>
    platform.call('registerMobile', {
      merchant: 'SENVANG',
      ip: randomAddress(),
      language: 'en',
      body: {
        password: 'Hoa!mai2026x',
        confirmPassword: 'Hoa!mai2026x',
        acceptedTerms: true,
        login: true,
        ...number,
        ...change,
      },
    })
  const sendCode = async (mobileNo: string): Promise<string> => {
    const before = platform.sent.sms.length
    const sent = await platform.call('sendRegistrationCode', {
      ip: randomAddress(),
      body: { mobileNo, countryDialingCode: '+84' },
    })
    expect(sent.value).toEqual({ expiredMinutes: 1 })
    await expect.poll(() => platform.sent.sms.length, { timeout: 10_000 }).toBeGreaterThan(before)
    return /\b\d{6}\b/.exec(platform.sent.sms.at(-1)?.text ?? '')?.[0] ?? ''
  }

  it('takes number and code, names the account after the number, and signs in', async () => {
    const code = await sendCode('912345678')
    expect(platform.sent.sms.at(-1)).toMatchObject({ to: '+84912345678', text: expect.stringContaining('mã đăng ký') })
    expect(await registerMobile()).toMatchObject({ code: 'VERIFICATION_CODE_MISSING', field: 'verificationCode' })
    const wrong = code === '123456' ? '654321' : '123456'
    expect(await registerMobile({ verificationCode: wrong })).toMatchObject({ code: 'VERIFICATION_CODE_INVALID' })
    expect((await registerMobile({ verificationCode: code })).value.member).toMatchObject({
      account: '0912345678',
      mobileNum: '+84******678',
    })
    const again = await sendCode('0912345678')
    expect(await registerMobile({ verificationCode: again, username: 'khacten' })).toMatchObject({
      status: 409,
      code: 'MOBILE_TAKEN',
    })
  })

  it('takes a number as it is pasted, and knows it again', async () => {
    const code = await sendCode('+84 912.345.671')
    expect(platform.sent.sms.at(-1)).toMatchObject({ to: '+84912345671' })
    const pasted = await registerMobile({ mobileNum: '84912345671', verificationCode: code })
    expect(pasted.value.member).toMatchObject({ account: '0912345671' })
  })

  it('asks for a number, and for a password where the brand does', async () => {
    expect(await registerMobile({ mobileNum: undefined })).toMatchObject({ field: 'mobileNum', code: 'INVALID_INPUT' })
    expect(await registerMobile({ password: undefined })).toMatchObject({ field: 'password' })
    await setModule('MOBILENUMPASSREG3', false)
    const code = await sendCode('912345670')
    const free = { mobileNum: '912345670', password: undefined, confirmPassword: undefined, verificationCode: code }
    expect((await registerMobile(free)).success).toBe(true)
    await setModule('MOBILENUMPASSREG3', true)
  })
})

describe('free play', () => {
  const start = (merchant = 'SENVANG') =>
    platform.call('startFreePlay', {
      merchant,
      ip: randomAddress(),
      body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
    })

  it('opens a trial account without money, which ends after a day', async () => {
    const { value } = await start()
    expect(value.member).toMatchObject({ type: 4, account: expect.stringMatching(/^trial/) })
    const { token } = value
    expect((await platform.call('getBalance', { token })).value.balance).toBe('0.00')
    expect((await platform.call('getUnreadCount', { token })).value).toEqual({ count: 0 })
    expect((await platform.call('getConsolidated', { token })).value.divtypereq).toBeNull()
    const newPassword = 'Hoa!mai2026x'
    const change = { oldPassword: 'x', newPassword, confirmNewPassword: newPassword }
    expect(await platform.call('changePassword', { token, ip: randomAddress(), body: change })).toMatchObject({
      code: 'TRUE_ACCOUNT_NEEDED',
    })
    expect(
      await platform.call('signIn', {
        ip: randomAddress(),
        body: { type: 'username', username: value.member.account, password: 'x' },
      }),
    ).toMatchObject({ code: 'SIGN_IN_WRONG' })
    platform.clock.advance(24 * 60 * 60_000)
    expect(await platform.call('getMember', { token })).toMatchObject({ status: 401 })
  })

  it('is off where the brand has not switched it on', async () => {
    expect(await start('SAKURA')).toMatchObject({ status: 403, code: 'MODULE_OFF' })
  })
})
