import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCashier } from '../../../../../tests/support/deposits.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import { createWithdrawalTools, UNITS } from '../../../../../tests/support/withdrawals.ts'
import { newId } from '../../../lib/id.ts'
import { DEPOSIT_STATES } from '../../payments/states.ts'

describe('money on its way', () => {
  let platform: TestPlatform
  let cashier: ReturnType<typeof createCashier>
  beforeAll(async () => {
    platform = await startPlatform()
    cashier = createCashier(platform)
  })
  afterAll(() => platform.stop())

  const close = (token: string, account: string) => platform.call('closeAccount', { token, body: { account } })
  const obstacles = async (token: string) => (await platform.call('getClosing', { token })).value
  const nothing = {
    openBets: false,
    depositId: null,
    withdrawalId: null,
    vendorWallets: false,
    bonus: false,
    checks: false,
    balance: '0.00',
  }
  const underWay = { status: 409, code: 'CLOSING_MONEY_UNDER_WAY' }

  it('is what was announced, or arrived, and is not credited', async () => {
    const rows = await platform.database.raw<{ state: string }>(
      'select state from unnest($1::text[]) state where deposit_is_under_way(state)',
      [[...DEPOSIT_STATES]],
    )
    expect(rows.map(({ state }) => state)).toEqual(['CREATED', 'PENDING', 'REVIEW', 'PAID'])
  })

  it('keeps the account open while a deposit is looked at, by claim or with money in suspense', async () => {
    const claimed = await cashier.started()
    const said = await platform.call('claimDeposit', {
      token: claimed.token,
      params: { id: claimed.deposit.id },
      body: { note: 'I have paid' },
    })
    expect(said.value).toMatchObject({ state: 'REVIEW' })
    expect(await close(claimed.token, claimed.member.account)).toMatchObject(underWay)
    expect(await obstacles(claimed.token)).toEqual({ ...nothing, depositId: claimed.deposit.id })

    const short = await cashier.started('200000')
    await cashier.deliver(cashier.report(short.deposit, 100_000))
    expect(await close(short.token, short.member.account)).toMatchObject(underWay)
  })

  it('counts against the limit on deposits while a deposit is looked at', async () => {
    const { token, deposit } = await cashier.started('200000')
    await platform.call('setLimit', { token, body: { kind: 'DEPOSIT', period: 'DAY', amount: '250000' } })
    await platform.call('claimDeposit', { token, params: { id: deposit.id }, body: { note: 'I have paid' } })
    const [limit] = (await platform.call('getProtection', { token })).value.limits
    expect(limit).toMatchObject({ used: '200000.00', left: '50000.00' })
    const body = { channelId: 'VIETQR_MB', amount: '100000' }
    expect(await platform.call('createDeposit', { token, body, idempotencyKey: newId() })).toMatchObject({
      code: 'DEPOSIT_LIMIT_REACHED',
    })
  })

  it('keeps the account open while a released withdrawal is not settled: the money may come back', async () => {
    const tools = createWithdrawalTools(platform)
    const payee = await tools.payee(200_000n)
    const { id } = (await tools.request(payee, '200000')).value
    expect(await close(payee.token, payee.member.account)).toMatchObject(underWay)
    expect(await obstacles(payee.token)).toEqual({ ...nothing, withdrawalId: id })
    await tools.release(await platform.operator(), id)
    expect(await close(payee.token, payee.member.account)).toMatchObject(underWay)
    await platform.call('confirmWithdrawal', { token: payee.token, params: { id }, body: { answer: 'RECEIVED' } })
    expect((await close(payee.token, payee.member.account)).success).toBe(true)
  })

  it('keeps the account open while a correction waits for a second operator', async () => {
    const { token, member } = await platform.signedInMember()
    const asked = await platform.call('requestAdjustment', {
      token: await platform.operator(),
      idempotencyKey: newId(),
      body: { memberId: member.id, kind: 'CREDIT', amount: '50000', reason: 'A long wait, see ticket 7' },
    })
    expect(asked.success).toBe(true)
    expect(await obstacles(token)).toEqual({ ...nothing, checks: true })
    expect(await close(token, member.account)).toMatchObject(underWay)
  })

  it('that comes after the account was closed is nobody’s until an operator decides', async () => {
    const { member, token, deposit } = await cashier.started('200000')
    const late = cashier.report(deposit, 200_000)
    await platform.database.raw(
      `update deposits set state = 'EXPIRED', slot = null, expires_at = now() - interval '1 second' where id = $1`,
      [deposit.id],
    )
    expect((await close(token, member.account)).success).toBe(true)
    expect((await cashier.deliver(late)).success).toBe(true)
    const owner = { merchantId: SENVANG, memberId: member.id }
    expect(await platform.context.ledger.balance(owner, 'VND')).toBe(0n * UNITS)
    const operator = await platform.operator()
    const suspense = await platform.call('listSuspense', { token: operator, query: { search: deposit.transferCode } })
    expect(suspense.value.content).toMatchObject([{ outcome: 'SUSPENSE', reason: 'CLOSED', amount: '200000.00' }])
  })
})
