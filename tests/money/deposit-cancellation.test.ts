import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

describeOnEachDatabase('deposits that members take back', (open) => {
  let database: Database
  let platform: TestPlatform
  let cashier: ReturnType<typeof createCashier>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    cashier = createCashier(platform)
  })
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches).toEqual([])
    await platform.stop()
    await database.close()
  })

  const cancel = (token: string, { id }: { id: string }) => platform.call('cancelDeposit', { token, params: { id } })

  it('end as failed by the member’s own wish, and give their place back', async () => {
    const { token, deposit } = await cashier.started()
    const { value } = await cancel(token, deposit)
    expect(value).toMatchObject({ state: 'FAILED', cancelledAt: expect.any(String), refusalReason: null, payUrl: null })
    expect(value.timeline.map(({ state }) => state)).toEqual(['CREATED', 'PENDING', 'FAILED'])
    expect(await cancel(token, deposit)).toMatchObject({ status: 200, value: { cancelledAt: value.cancelledAt } })
    const open = await database.raw('select 1 from deposits where id = $1 and slot is not null', [deposit.id])
    expect(open).toEqual([])
  })

  it('are the member’s own, and wait for their money', async () => {
    const { token, deposit } = await cashier.started()
    const { token: other } = await platform.signedInMember()
    expect(await cancel(other, deposit)).toMatchObject({ status: 404, code: 'DEPOSIT_NOT_FOUND' })
    await cashier.deliver(cashier.report(deposit, 150_000))
    expect(await cancel(token, deposit)).toMatchObject({ status: 409, code: 'DEPOSIT_NOT_CANCELLABLE' })
    expect((await cashier.read(token, deposit)).state).toBe('REVIEW')
  })

  it('send what comes afterwards to suspense, where an operator finds the deposit', async () => {
    const operator = await platform.operator()
    const { token, deposit } = await cashier.started()
    await cancel(token, deposit)
    const body = cashier.report(deposit, 200_000)
    await cashier.deliver(body)
    expect(await cashier.balance(token)).toBe('0.00')
    expect(await cashier.read(token, deposit)).toMatchObject({
      state: 'FAILED',
      case: 'REFUSED',
      received: '200000.00',
    })
    const waiting = await cashier.suspense(operator, cashier.idOf(body))
    expect(waiting).toMatchObject({ reason: 'REFUSED', deposit: { id: deposit.id, cancelledAt: expect.any(String) } })
  })

  it('count as no failures: whoever changes his mind five times may deposit again', async () => {
    const { token, deposit } = await cashier.started()
    await cancel(token, deposit)
    for (let times = 0; times < 4; times += 1) await cancel(token, await cashier.start(token))
    expect((await cashier.start(token)).state).toBe('PENDING')
  })

  it('make room for others only so often', async () => {
    const { token, deposit } = await cashier.started()
    expect((await cancel(token, deposit)).status).toBe(200)
    for (let times = 0; times < 9; times += 1) await cancel(token, await cashier.start(token))
    expect(await cancel(token, await cashier.start(token))).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  })

  it('are none that are paid on the page of a payment service, which stays open to the person', async () => {
    const { token } = await platform.signedInMember()
    const deposit = await cashier.start(token, '200000', 'PSP_WALLET')
    expect(await cancel(token, deposit)).toMatchObject({ status: 409, code: 'DEPOSIT_NOT_CANCELLABLE' })
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'PENDING', cancelledAt: null })
  })

  race('are credited or cancelled, never both, where the bank reports at the same moment', async () => {
    const { token, deposit } = await cashier.started()
    const [cancelled] = await Promise.all([cancel(token, deposit), cashier.deliver(cashier.report(deposit, 200_000))])
    const { state, cancelledAt, transfers } = await cashier.read(token, deposit)
    const isCancelled = cancelled.status === 200
    expect([state, cancelledAt !== null]).toEqual(isCancelled ? ['FAILED', true] : ['CREDITED', false])
    expect(transfers).toMatchObject([
      isCancelled ? { outcome: 'SUSPENSE', reason: 'REFUSED' } : { outcome: 'CREDITED' },
    ])
    expect(await cashier.balance(token)).toBe(isCancelled ? '0.00' : '200000.00')
  })
})
