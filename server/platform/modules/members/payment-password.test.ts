import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import {
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  randomAddress,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import type { Database } from '../../db/connection.ts'
import type { MemberSession } from '../../http/session.ts'

const NEW = 'Rút-tiền-88'
const MINUTE = 60_000

describeOnEachDatabase('the payment password', (open, kind) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  const set = (token: string, change: object) =>
    platform.call('setPaymentPassword', {
      token,
      ip: randomAddress(),
      body: { newPaymentPassword: NEW, confirmPaymentPassword: NEW, ...change },
    })
  const sessionOf = async (token: string): Promise<MemberSession> => {
    const session = await platform.context.sessions.authenticate(
      token,
      (await platform.context.sites.defaultMerchant()).id,
    )
    if (session === undefined) throw new Error('the session is over')
    return session
  }
  /** Asks as a money call would, before its transaction. */
  const ask = async (token: string, password: string) => {
    const session = await sessionOf(token)
    return platform.context.members.checkPaymentPassword(session, password).then(
      () => 'RIGHT',
      (failure: { code: string }) => failure.code,
    )
  }

  it('is set with the sign-in password and then opens', async () => {
    const { token } = await platform.signedInMember()
    expect(await ask(token, NEW)).toBe('PAYMENT_PASSWORD_NOT_SET')
    expect(await set(token, { password: DEMO_PASSWORD })).toMatchObject({ success: true, value: { done: true } })
    expect(await ask(token, NEW)).toBe('RIGHT')
    expect(await ask(token, `${NEW} `)).toBe('PAYMENT_PASSWORD_WRONG')
  })

  it('is changed with the old one, and with nothing less', async () => {
    const { token } = await platform.signedInMember({ canPay: true })
    expect(await set(token, {})).toMatchObject({ code: 'INVALID_INPUT', field: 'password' })
    expect(await set(token, { oldPaymentPassword: 'Không-phải' })).toMatchObject({
      code: 'PAYMENT_PASSWORD_WRONG',
      field: 'oldPaymentPassword',
    })
    expect(await set(token, { password: 'Wrong@12345' })).toMatchObject({
      code: 'OLD_PASSWORD_WRONG',
      field: 'password',
    })
    expect(await ask(token, DEMO_PAYMENT_PASSWORD)).toBe('RIGHT')
    // Whether the new one is that of the sign-in is told to nobody who proved nothing.
    const guess = { newPaymentPassword: DEMO_PASSWORD, confirmPaymentPassword: DEMO_PASSWORD }
    expect((await set(token, { oldPaymentPassword: NEW, ...guess })).code).toBe('PAYMENT_PASSWORD_WRONG')
    expect(await set(token, { oldPaymentPassword: DEMO_PAYMENT_PASSWORD })).toMatchObject({ success: true })
    expect(await ask(token, NEW)).toBe('RIGHT')
    expect(await ask(token, DEMO_PAYMENT_PASSWORD)).toBe('PAYMENT_PASSWORD_WRONG')
  })

  it.each([
    ['short', 'ab12', 'PASSWORD_TOO_SHORT'],
    ['everybody’s', '123456', 'PASSWORD_COMMON'],
    ['that of the sign-in', DEMO_PASSWORD, 'PAYMENT_PASSWORD_LIKE_PASSWORD'],
  ])('may not be %s', async (_word, password, code) => {
    const { token } = await platform.signedInMember()
    const change = { password: DEMO_PASSWORD, newPaymentPassword: password, confirmPaymentPassword: password }
    expect(await set(token, change)).toMatchObject({ code, field: 'newPaymentPassword' })
    expect(await ask(token, password)).toBe('PAYMENT_PASSWORD_NOT_SET')
  })

  it('has at least as many characters as is told, and may be as long as a password', async () => {
    const { token } = await platform.signedInMember()
    const { shortestPaymentPassword } = (await platform.call('getSecurity', { token })).value
    const wish = (password: string) => ({
      password: DEMO_PASSWORD,
      newPaymentPassword: password,
      confirmPaymentPassword: password,
    })
    const short = 'Vàng@2468-lâu'.slice(0, shortestPaymentPassword - 1)
    expect(await set(token, wish(short))).toMatchObject({ code: 'PASSWORD_TOO_SHORT' })
    const long = 'Vàng@2468-'.repeat(12)
    expect(await set(token, wish(long))).toMatchObject({ success: true })
    const account = { bankCode: '970436', number: '0071000123456', holder: 'Nguyễn Thị Thử', paymentPassword: long }
    expect(await platform.call('addPayoutAccount', { token, ip: randomAddress(), body: account })).toMatchObject({
      success: true,
    })
  })

  it('must be repeated', async () => {
    const { token } = await platform.signedInMember()
    expect(await set(token, { password: DEMO_PASSWORD, confirmPaymentPassword: 'anders' })).toMatchObject({
      code: 'PASSWORD_MISMATCH',
      field: 'confirmPaymentPassword',
    })
  })

  race('is locked for half an hour by the fifth wrong try, however many come at once', async () => {
    const { token } = await platform.signedInMember({ canPay: true })
    const answers = await Promise.all(Array.from({ length: 9 }, () => ask(token, 'Không-phải')))
    expect(answers.sort()).toEqual([
      ...Array(4).fill('PAYMENT_PASSWORD_LOCKED'),
      ...Array(5).fill('PAYMENT_PASSWORD_WRONG'),
    ])
    expect(await ask(token, DEMO_PAYMENT_PASSWORD)).toBe('PAYMENT_PASSWORD_LOCKED')
    platform.clock.advance(25 * MINUTE)
    expect(await ask(token, DEMO_PAYMENT_PASSWORD)).toBe('PAYMENT_PASSWORD_LOCKED')
    platform.clock.advance(6 * MINUTE)
    expect(await ask(token, DEMO_PAYMENT_PASSWORD)).toBe('RIGHT')
  })

  // The embedded database has one connection, which nobody waits for in a lock.
  it.skipIf(kind === 'pglite')('keeps no connection waiting, however many tries come at once', async () => {
    const { token } = await platform.signedInMember({ canPay: true })
    const { merchantId, memberId } = await sessionOf(token)
    let isOver = false
    const answers = Promise.all(Array.from({ length: 40 }, () => ask(token, DEMO_PAYMENT_PASSWORD))).finally(() => {
      isOver = true
    })
    let most = 0n
    while (!isOver) {
      const [row] = await database.raw<{ waiting: bigint }>(
        `select count(*) as waiting from pg_locks
          where locktype = 'advisory' and not granted
            and (classid::int8 << 32 | objid::int8) = hashtextextended('tries:' || $1 || ':' || $2 || ':PAYMENT_PASSWORD', 0)`,
        [merchantId, memberId],
      )
      if (row !== undefined && row.waiting > most) most = row.waiting
    }
    expect(new Set(await answers)).toEqual(new Set(['RIGHT']))
    expect(most).toBe(0n)
  })

  it('forgets wrong tries after a right one, and the lock when it is set anew', async () => {
    const { token } = await platform.signedInMember({ canPay: true })
    const guess = () => ask(token, 'Không-phải')
    for (let count = 0; count < 4; count++) await guess()
    expect(await ask(token, DEMO_PAYMENT_PASSWORD)).toBe('RIGHT')
    for (let count = 0; count < 5; count++) expect(await guess()).toBe('PAYMENT_PASSWORD_WRONG')
    expect(await guess()).toBe('PAYMENT_PASSWORD_LOCKED')
    expect(await set(token, { password: DEMO_PASSWORD })).toMatchObject({ success: true })
    expect(await ask(token, NEW)).toBe('RIGHT')
  })

  it('is for nobody who plays for free', async () => {
    const { value } = await platform.call('startFreePlay', {
      ip: randomAddress(),
      body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
    })
    expect(await set(value.token, { password: DEMO_PASSWORD })).toMatchObject({ code: 'TRUE_ACCOUNT_NEEDED' })
  })
})
