import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DEMO_PAYMENT_PASSWORD,
  randomAddress,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { createWithdrawalTools, UNITS } from '../../../../tests/support/withdrawals.ts'
import { newId } from '../../lib/id.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createWithdrawalTools>
beforeAll(async () => {
  platform = await startPlatform()
  tools = createWithdrawalTools(platform)
})
afterAll(() => platform.stop())

const add = (token: string, change: object = {}) =>
  platform.call('addPayoutAccount', {
    token,
    ip: randomAddress(),
    body: {
      bankCode: '970436',
      number: '0071000123456',
      holder: 'Nguyễn Thị Thử',
      paymentPassword: DEMO_PAYMENT_PASSWORD,
      ...change,
    },
  })

describe('payout accounts', () => {
  it('take the holder of the first as the payee name, once, and mask the number', async () => {
    const { token, member } = await platform.signedInMember({ canPay: true })
    const first = await add(token)
    expect(first.value).toMatchObject({ holder: 'NGUYEN THI THU', maskedNumber: '•••• 3456', bankName: 'Vietcombank' })
    expect((await platform.context.members.find(SENVANG, member.id))?.payee_name).toBe('NGUYEN THI THU')
    expect(await add(token, { number: '99887766', holder: 'Tran Van Khac' })).toMatchObject({
      code: 'PAYOUT_NAME_MISMATCH',
      field: 'holder',
      status: 422,
    })
    expect(await add(token, { bankCode: 'MOMO', number: '0912345678' })).toMatchObject({ success: true })
    expect((await platform.call('listPayoutAccounts', { token })).value).toHaveLength(2)
  })

  it.each([
    [{ bankCode: '000000' }, 'BANK_NOT_FOUND', 'bankCode'],
    [{ number: '12345' }, 'INVALID_INPUT', 'number'],
    [{ number: '12345678901234567890' }, 'INVALID_INPUT', 'number'],
    [{ bankCode: 'MOMO', number: '12345678' }, 'PAYOUT_NUMBER_INVALID', 'number'],
    [{ holder: '1234' }, 'PAYOUT_NAME_INVALID', 'holder'],
    [{ holder: '' }, 'INVALID_INPUT', 'holder'],
    [{ paymentPassword: 'wrong' }, 'PAYMENT_PASSWORD_WRONG', 'paymentPassword'],
    [{ extra: 1 }, 'INVALID_INPUT', 'extra'],
  ])('refuse %j with %s and change nothing', async (change, code, field) => {
    const { token, member } = await platform.signedInMember({ canPay: true })
    expect(await add(token, change)).toMatchObject({ success: false, code, field })
    expect((await platform.call('listPayoutAccounts', { token })).value).toEqual([])
    expect((await platform.context.members.find(SENVANG, member.id))?.payee_name).toBeNull()
  })

  race('are at most as many as the terms tell, also for parallel requests, and none twice', async () => {
    const { token } = await platform.signedInMember({ canPay: true })
    await add(token)
    expect(await add(token)).toMatchObject({ code: 'PAYOUT_ACCOUNT_EXISTS', field: 'number' })
    const more = await Promise.all(
      Array.from({ length: 6 }, (_none, index) => add(token, { number: `55500${index}11` })),
    )
    expect(more.filter(({ success }) => success)).toHaveLength(4)
    const accounts = (await platform.call('listPayoutAccounts', { token })).value
    expect(accounts).toHaveLength(5)
    expect((await platform.call('getWithdrawalTerms', { token })).value.mostAccounts).toBe(5)

    const id = accounts[0]?.id ?? ''
    const remove = (paymentPassword: string, whose = token) =>
      platform.call('removePayoutAccount', {
        token: whose,
        ip: randomAddress(),
        params: { id },
        body: { paymentPassword },
      })
    expect(await remove('wrong')).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG', field: 'paymentPassword' })
    const other = await platform.signedInMember({ canPay: true })
    expect(await remove(DEMO_PAYMENT_PASSWORD, other.token)).toMatchObject({ code: 'PAYOUT_ACCOUNT_NOT_FOUND' })
    expect(await remove(DEMO_PAYMENT_PASSWORD)).toMatchObject({ success: true })
    expect(await remove(DEMO_PAYMENT_PASSWORD)).toMatchObject({ code: 'PAYOUT_ACCOUNT_NOT_FOUND' })
    expect(await add(token, { number: '77788899' })).toMatchObject({ success: true })
  })
})

describe('a request', () => {
  it('holds the money at once and answers the same key with the same withdrawal', async () => {
    const payee = await tools.payee()
    const key = newId()
    const first = await tools.request(payee, '200000', key)
    expect(first.value).toMatchObject({
      state: 'REQUESTED',
      amount: '200000.00',
      maskedNumber: '•••• 3456',
      fee: '0.00',
    })
    const numberOf = async (query: { state?: 'REQUESTED' | 'PAID'; from?: string; to?: string }) =>
      (await platform.call('listWithdrawals', { token: payee.token, query })).value.totalItems
    const { createdAt } = first.value
    expect(await numberOf({ state: 'REQUESTED', from: createdAt })).toBe(1)
    expect(await numberOf({ to: createdAt })).toBe(0)
    expect(await tools.balance(payee.owner)).toBe(800_000n * UNITS)
    expect(await tools.held(payee.owner)).toBe(200_000n * UNITS)
    expect((await tools.request(payee, '200000', key)).value.id).toBe(first.value.id)
    expect(await tools.request(payee, '300000', key)).toMatchObject({ code: 'WITHDRAWAL_KEY_REUSED', status: 409 })
    expect(await tools.held(payee.owner)).toBe(200_000n * UNITS)
    await tools.expectBalanced()
  })

  it.each([
    ['10000', 'WITHDRAWAL_TOO_SMALL', 'amount'],
    ['200000001', 'WITHDRAWAL_TOO_LARGE', 'amount'],
    ['100000.5', 'WITHDRAWAL_NOT_WHOLE', 'amount'],
    ['1000001', 'WALLET_INSUFFICIENT', 'amount'],
    ['-1', 'INVALID_INPUT', 'amount'],
    ['1e6', 'INVALID_INPUT', 'amount'],
  ])('of %s is refused with %s and changes nothing', async (amount, code, field) => {
    const payee = await tools.payee()
    expect(await tools.request(payee, amount)).toMatchObject({ success: false, code, field })
    expect(await tools.balance(payee.owner)).toBe(1_000_000n * UNITS)
    expect((await platform.call('listWithdrawals', { token: payee.token })).value.totalItems).toBe(0)
  })

  it('stands in the statement with its bank and the end of its number, no more', async () => {
    const payee = await tools.payee()
    await tools.request(payee, '200000')
    const { value } = await platform.call('listStatement', { token: payee.token, query: { kind: 'WITHDRAWAL' } })
    expect(value.content).toMatchObject([{ description: 'Vietcombank •••• 3456' }])
  })

  it('needs the payment password, an own account that does not rest, and a true account', async () => {
    const payee = await tools.payee()
    const body = { payoutAccountId: payee.accountId, amount: '100000', paymentPassword: 'wrong' }
    const ask = (token: string, change: object) =>
      platform.call('requestWithdrawal', { token, ip: randomAddress(), body: { ...body, ...change } })
    expect(await ask(payee.token, {})).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG', field: 'paymentPassword' })
    const good = { paymentPassword: DEMO_PAYMENT_PASSWORD }
    const other = await platform.signedInMember({ funds: 500_000n * UNITS, canPay: true })
    expect(await ask(other.token, good)).toMatchObject({ code: 'PAYOUT_ACCOUNT_NOT_FOUND', field: 'payoutAccountId' })
    await platform.database.raw(`update payout_accounts set usable_at = now() + interval '1 day' where id = $1`, [
      payee.accountId,
    ])
    expect(await ask(payee.token, good)).toMatchObject({ code: 'PAYOUT_ACCOUNT_RESTING', field: 'payoutAccountId' })
    const trial = await platform.signedInMember({ type: 4, funds: 500_000n * UNITS })
    expect(await ask(trial.token, good)).toMatchObject({ success: false })
    expect(await tools.held(payee.owner)).toBe(0n)
  })

  it('waits until turnover is done, and the terms say so before', async () => {
    const payee = await tools.payee()
    await platform.database.transaction((tx) =>
      platform.context.turnover.require(tx, {
        ...payee.owner,
        currency: 'VND',
        source: 'BONUS',
        documentId: newId(),
        amount: 70_000n * UNITS,
      }),
    )
    expect(await tools.request(payee, '100000')).toMatchObject({
      code: 'WITHDRAWAL_TURNOVER_MISSING',
      missing: '70000.00',
    })
    const { value } = await platform.call('getWithdrawalTerms', { token: payee.token })
    expect(value).toMatchObject({ missing: ['TURNOVER'], turnoverMissing: '70000.00', most: '0.00' })
  })

  it('waits for the identity where the brand asks for it, and the terms say so before', async () => {
    const payee = await tools.payee()
    const ask = async (isAsked: boolean | null) => {
      await platform.database.raw('update merchants set identity_for_withdrawal = $2 where id = $1', [SENVANG, isAsked])
      platform.context.sites.forgetCaches()
    }
    await ask(true)
    expect(await tools.request(payee, '100000')).toMatchObject({ status: 403, code: 'IDENTITY_REQUIRED' })
    const { value } = await platform.call('getWithdrawalTerms', { token: payee.token })
    expect(value.missing).toEqual(['IDENTITY'])
    await ask(null)
    expect((await tools.request(payee, '100000')).success).toBe(true)
  })

  race('is one of a few at once and a day, also when they come together', async () => {
    const payee = await tools.payee()
    const answers = await Promise.all(Array.from({ length: 20 }, () => tools.request(payee, '100000')))
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 'WITHDRAWAL_TOO_MANY_OPEN')).toHaveLength(18)
    const { value } = await platform.call('getWithdrawalTerms', { token: payee.token })
    expect(value).toMatchObject({
      missing: ['OPEN_WITHDRAWALS'],
      countLeft: 3,
      openCount: 2,
      leftToday: '499800000.00',
    })
    await tools.expectBalanced()
  })

  race('is one when twenty come for the balance of one', async () => {
    const payee = await tools.payee(150_000n)
    const answers = await Promise.all(Array.from({ length: 20 }, () => tools.request(payee, '150000')))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await tools.balance(payee.owner)).toBe(0n)
    expect(await tools.held(payee.owner)).toBe(150_000n * UNITS)
    await tools.expectBalanced()
  })

  it('counts by the day: the sixth of a day is refused, tomorrow it goes', async () => {
    const payee = await tools.payee()
    const operator = await platform.operator()
    for (let count = 0; count < 5; count++) {
      const { value } = await tools.request(payee, '100000')
      await tools.release(operator, value.id)
      await platform.call('confirmWithdrawal', {
        token: payee.token,
        params: { id: value.id },
        body: { answer: 'RECEIVED' },
      })
    }
    expect(await tools.request(payee, '100000')).toMatchObject({ code: 'WITHDRAWAL_DAILY_COUNT' })
    platform.clock.advance(24 * 3_600_000)
    const token = await platform.signIn(payee.member.account)
    expect(await tools.request({ ...payee, token }, '100000')).toMatchObject({ success: true })
  })
})
