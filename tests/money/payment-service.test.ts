import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

describeOnEachDatabase('the payment service', (open) => {
  let database: Database
  let platform: TestPlatform
  let cashier: ReturnType<typeof createCashier>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    cashier = createCashier(platform)
  })
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await database.close()
  })

  type Deposit = Awaited<ReturnType<typeof cashier.started>>['deposit']
  const report = ({ transferCode, accountNumber }: Deposit, change: object = {}) => ({
    payment: `psp_${newId()}`,
    order: transferCode,
    account: accountNumber,
    state: 'PAID',
    amount: '200000.00',
    currency: 'VND',
    at: platform.clock.now().toISOString(),
    ...change,
  })
  const started = () => cashier.started('200000', 'PSP_WALLET')

  race('credits what it reports, once, however often and in whichever order', async () => {
    const { token, deposit } = await started()
    expect(deposit.payUrl).toMatch(/\/psp\/pay\?order=CR.*&signature=[0-9a-f]{64}$/)
    const paid = report(deposit)
    const pending = { ...paid, state: 'PENDING' }
    const all = [pending, paid, paid, pending, paid, pending]
    const answers = await Promise.all(all.map((body) => cashier.deliverPayment(body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await cashier.deliverPayment({ ...paid, state: 'FAILED' })
    expect([await cashier.balance(token), (await cashier.read(token, deposit)).state]).toEqual([
      '200000.00',
      'CREDITED',
    ])
    expect(await cashier.deliverPayment({ ...paid, amount: '900000.00' })).toMatchObject({
      status: 409,
      code: 'BANK_TRANSFER_MISMATCH',
    })
  })

  it('is credited by the moment of its report where its own is none that a clock shows, as a leap second', async () => {
    const { token, deposit } = await started()
    expect(await cashier.deliverPayment(report(deposit, { at: '2026-06-30T23:59:60Z' }))).toMatchObject({ status: 200 })
    expect((await cashier.read(token, deposit)).state).toBe('CREDITED')
  })

  it('is believed with its signature over fresh bytes only', async () => {
    const { token, deposit } = await started()
    const body = report(deposit)
    for (const change of [{ secret: 'wrong' }, { secret: '' }, { seconds: -301 }, { seconds: 301 }]) {
      expect(await cashier.deliverPayment(body, change)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    }
    expect(await cashier.deliverPayment({ ...body, amount: 'all' })).toMatchObject({ status: 400, field: 'amount' })
    expect(await cashier.balance(token)).toBe('0.00')
  })

  it('ends what failed; money that comes nevertheless waits for an operator', async () => {
    const { token, deposit } = await started()
    await cashier.deliverPayment(report(deposit, { state: 'FAILED' }))
    expect((await cashier.read(token, deposit)).state).toBe('FAILED')
    await cashier.deliverPayment(report(deposit))
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'FAILED', case: 'REFUSED' })
    expect(await cashier.balance(token)).toBe('0.00')
  })

  it('is asked before a deposit expires; what nobody answers for does not expire', async () => {
    const { token, deposit } = await started()
    await database.raw("update deposits set expires_at = now() - interval '1 minute' where id = $1", [deposit.id])
    // No payment service listens in this test.
    await platform.context.payments.expireDeposits()
    expect((await cashier.read(token, deposit)).state).toBe('PENDING')
  })
})
