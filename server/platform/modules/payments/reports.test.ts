import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCashier } from '../../../../tests/support/deposits.ts'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { newId } from '../../lib/id.ts'

let platform: TestPlatform
let cashier: ReturnType<typeof createCashier>
beforeAll(async () => {
  platform = await startPlatform()
  cashier = createCashier(platform)
})
afterAll(() => platform.stop())

const NUL = '\u0000'

/** Why the money of a payment was not credited by itself. */
async function reasonOf(id: string): Promise<string | null | undefined> {
  const sql = 'select suspense_reason as reason from bank_transfers where provider_id = $1'
  return (await platform.database.raw<{ reason: string | null }>(sql, [id]))[0]?.reason
}

describe('a report of the payment service', () => {
  const report = (transferCode: string, account: string, change: object) => ({
    payment: `psp_${newId()}`,
    order: transferCode,
    account,
    state: 'PAID',
    amount: '200000.00',
    currency: 'VND',
    at: platform.clock.now().toISOString(),
    ...change,
  })

  it.each([
    [{ amount: '0' }, 'amount'],
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '0.0000' }, 'amount'],
    [{ amount: '00' }, 'amount'],
    [{ amount: '-1' }, 'amount'],
    [{ amount: '+1' }, 'amount'],
    [{ amount: '' }, 'amount'],
    [{ amount: '1.00001' }, 'amount'],
    [{ amount: '1,000' }, 'amount'],
    [{ amount: '1e5' }, 'amount'],
    [{ amount: 'NaN' }, 'amount'],
    [{ amount: 'Infinity' }, 'amount'],
    [{ amount: '922337203685477.5808' }, 'amount'],
    [{ amount: '9'.repeat(40) }, 'amount'],
    [{ amount: null }, 'amount'],
    [{ amount: undefined }, 'amount'],
  ])('with %j is refused by name, and nothing is kept of it', async (change, field) => {
    const { token, deposit } = await cashier.started('200000', 'PSP_WALLET')
    const body = report(deposit.transferCode, deposit.accountNumber, change)
    const answer = await cashier.deliverPayment(body)
    expect([answer.status, answer.success, answer.field]).toEqual([400, false, field])
    expect(['INVALID_INPUT', 'MONEY_INVALID']).toContain(answer.code)
    expect(await cashier.balance(token)).toBe('0.00')
    const kept = await platform.database.raw('select 1 from bank_transfers where provider_id = $1', [body.payment])
    expect(kept).toEqual([])
    // The same payment, told rightly, is still credited.
    await cashier.deliverPayment({ ...body, ...report(deposit.transferCode, deposit.accountNumber, {}) })
    expect(await cashier.balance(token)).toBe('200000.00')
  })

  it.each([
    { amount: ' 1' },
    { amount: 200_000 },
    { at: '2026-02-30T25:00:00Z' },
    { at: 'yesterday' },
    { order: NUL },
    { account: `1${NUL}` },
  ])('with %j, which tells how much came by which payment, waits for an operator', async (change) => {
    const { token, deposit } = await cashier.started('200000', 'PSP_WALLET')
    const body = report(deposit.transferCode, deposit.accountNumber, change)
    expect(await cashier.deliverPayment(body)).toMatchObject({ status: 200 })
    expect(await cashier.balance(token)).toBe('0.00')
    expect(await reasonOf(body.payment)).toBe('UNREADABLE')
  })

  it('that nothing was paid needs no amount', async () => {
    const { token, deposit } = await cashier.started('200000', 'PSP_WALLET')
    const failed = report(deposit.transferCode, deposit.accountNumber, { state: 'FAILED', amount: '0' })
    expect(await cashier.deliverPayment(failed)).toMatchObject({ status: 200 })
    expect((await cashier.read(token, deposit)).state).toBe('FAILED')
  })
})

describe('a report of the bank', () => {
  it.each([
    [{ transferAmount: 0 }, 'transferAmount'],
    [{ transferAmount: -1 }, 'transferAmount'],
    [{ transferAmount: 1e13 }, 'transferAmount'],
    [{ transferAmount: 1e300 }, 'transferAmount'],
    [{ transferAmount: 'NaN' }, 'transferAmount'],
    [{ transferAmount: '' }, 'transferAmount'],
    [{ transferAmount: null }, 'transferAmount'],
    [{ transferAmount: undefined }, 'transferAmount'],
    [{ id: 0 }, 'id'],
  ])('with %j is refused by name, and nothing is kept of it', async (change, field) => {
    const { token, deposit } = await cashier.started()
    const body = cashier.report(deposit, 200_000)
    const answer = await cashier.deliver({ ...body, ...change })
    expect([answer.status, answer.code, answer.field]).toEqual([400, 'INVALID_INPUT', field])
    expect(await cashier.balance(token)).toBe('0.00')
    await cashier.deliver(body)
    expect(await cashier.balance(token)).toBe('200000.00')
  })

  it.each([
    { transferAmount: 0.5 },
    { transferAmount: '200000' },
    { content: `code${NUL}` },
    { code: NUL },
    { accountNumber: `1${NUL}` },
    { referenceCode: NUL },
    { transactionDate: NUL },
  ])('with %j, which tells how much came by which payment, waits for an operator', async (change) => {
    const { token, deposit } = await cashier.started()
    const body = cashier.report(deposit, 200_000)
    expect(await cashier.deliver({ ...body, ...change })).toMatchObject({ status: 200 })
    expect(await cashier.balance(token)).toBe('0.00')
    expect(await reasonOf(String(body.id))).toBe('UNREADABLE')
  })
})
