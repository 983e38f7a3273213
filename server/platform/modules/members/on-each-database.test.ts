import { afterAll, beforeAll, expect } from 'vitest'
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
import { newSixDigits } from '../../lib/credentials.ts'

describeOnEachDatabase('coming in', (open) => {
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

  const user = (username: string) => ({
    username,
    password: 'Hoa!mai2026x',
    confirmPassword: 'Hoa!mai2026x',
    acceptedTerms: true,
  })
  const register = (username: string) => platform.call('register', { ip: randomAddress(), body: user(username) })
  const signIn = (username: string, password: string, ip: string, captcha: object = {}) =>
    platform.call('signIn', { ip, body: { type: 'username', username, password, ...captcha } })

  race('lets one of ten registrations at once have a name', async () => {
    const account = `nhau${newSixDigits()}`
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(account)))
    expect(answers.map(({ code }) => code ?? 'DONE').sort()).toEqual([...Array(9).fill('ACCOUNT_TAKEN'), 'DONE'])
    const rows = await database.raw<{ count: bigint }>(
      'select count(*) as count from ledger_accounts join members on id = member_id where members.account = $1',
      [account],
    )
    expect(rows[0]?.count).toBe(1n)
  })

  race('opens one of ten copies of a sealed body', async () => {
    const sealed = await platform.seal({ type: 'username', username: 'demo01', password: DEMO_PASSWORD })
    const send = () =>
      fetch(`${platform.url}/wps/session/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/jose' },
        body: sealed,
      })
    const statuses = (await Promise.all(Array.from({ length: 10 }, send))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(409)])
  })

  race('changes a password once with the old one, however many know it', async () => {
    const { account } = await platform.member()
    const tokens = await Promise.all([1, 2].map(() => platform.signIn(account)))
    const wished = Array.from({ length: 6 }, (_, index) => `Hoa!mai2026x${index}`)
    const answers = await Promise.all(
      wished.map((newPassword, index) =>
        platform.call('changePassword', {
          token: tokens[index % 2],
          ip: randomAddress(),
          body: { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword },
        }),
      ),
    )
    const done = wished.filter((_, index) => answers[index]?.success)
    expect(done).toHaveLength(1)
    expect((await signIn(account, done[0] ?? '', randomAddress())).success).toBe(true)
  })

  race('changes a payment password once with the old one', async () => {
    const { token } = await platform.signedInMember({ canPay: true })
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => `Rong@8642${index}`).map((newPaymentPassword) =>
        platform.call('setPaymentPassword', {
          token,
          ip: randomAddress(),
          body: {
            oldPaymentPassword: DEMO_PAYMENT_PASSWORD,
            newPaymentPassword,
            confirmPaymentPassword: newPaymentPassword,
          },
        }),
      ),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  race('counts failures that come at once', async () => {
    const { account } = await platform.member()
    const ip = randomAddress()
    // Each with its captcha: a try that comes after two failures is asked for one first, and would not count.
    const captchas = await Promise.all(Array.from({ length: 5 }, () => platform.captcha()))
    await Promise.all(captchas.map((captcha) => signIn(account, 'Wrong@12345', ip, captcha)))
    expect(await signIn(account, DEMO_PASSWORD, ip, await platform.captcha())).toMatchObject({ code: 'SIGN_IN_WRONG' })
  })
})
