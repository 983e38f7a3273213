import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

describeOnEachDatabase('reports of money', (open) => {
  let database: Database
  let platform: TestPlatform
  let cashier: ReturnType<typeof createCashier>
  let operator: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    cashier = createCashier(platform)
    operator = await platform.operator()
  })
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await database.close()
  })

  /** A report in the bank's own letters: numbers that ours cannot hold stay as they are. */
  async function deliverText(text: string): Promise<number> {
    const response = await fetch(`${platform.url}/wps/payments/callbacks/vietqr`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Apikey ${platform.context.config.bank.webhookKey}`,
      },
      body: text,
    })
    return response.status
  }
  const reasonOf = async (id: string) => (await cashier.suspense(operator, id)).reason
  const payment = (order: string, change: object = {}) => ({
    payment: `psp_${newId()}`,
    order,
    account: 'SENVANG-PAY',
    state: 'PAID',
    amount: '200000.00',
    currency: 'VND',
    at: platform.clock.now().toISOString(),
    ...change,
  })

  it('are known by their whole id, also where a number of ours would round it', async () => {
    const [one, two] = [await cashier.started('200000'), await cashier.started('300000')]
    const ids = ['9007199254740992', '9007199254740993']
    const texts = [cashier.report(one.deposit, 200_000), cashier.report(two.deposit, 300_000)].map((body, index) =>
      JSON.stringify(body).replace(`"id":${body.id}`, `"id": ${ids[index]}`),
    )
    for (const text of [...texts, ...texts]) expect(await deliverText(text)).toBe(200)
    expect([await cashier.balance(one.token), await cashier.balance(two.token)]).toEqual(['200000.00', '300000.00'])
    const kept = await database.raw<{ provider_id: string }>(
      'select provider_id from bank_transfers where provider_id = any($1) order by 1',
      [ids],
    )
    expect(kept.map(({ provider_id }) => provider_id)).toEqual(ids)
  })

  it('that are not in their form but say that money came wait for an operator', async () => {
    const { token, deposit } = await cashier.started()
    const cases = [
      { content: `${deposit.transferCode} ${'x'.repeat(600)}` },
      { content: `${deposit.transferCode}\0` },
      { accountNumber: '' },
      { transferAmount: '200000' },
      { code: 'x'.repeat(65) },
    ]
    for (const change of cases) {
      const body = cashier.report(deposit, 200_000, change)
      expect([change, (await cashier.deliver(body)).status]).toEqual([change, 200])
      expect((await cashier.deliver(body)).status).toBe(200)
      const seen = await cashier.suspense(operator, cashier.idOf(body))
      expect(seen).toMatchObject({ reason: 'UNREADABLE', amount: '200000.00', outcome: 'SUSPENSE', depositId: null })
      expect(seen.content.length).toBeLessThanOrEqual(500)
    }
    const paid = payment(deposit.transferCode, { amount: '000000200000' })
    expect((await cashier.deliverPayment(paid)).status).toBe(200)
    expect(await cashier.suspense(operator, `PSP:${paid.payment}`)).toMatchObject({
      reason: 'UNREADABLE',
      amount: '200000.00',
    })
    expect(await cashier.balance(token)).toBe('0.00')
    expect((await cashier.read(token, deposit)).state).toBe('PENDING')
  })

  it('whose amount nobody can read are refused, as those of no money', async () => {
    const { token, deposit } = await cashier.started()
    const refused = [
      { transferAmount: 2_000_000_000_000 },
      { transferAmount: 'hai trăm' },
      { transferAmount: -5 },
      { id: 'x y' },
    ]
    for (const change of refused)
      expect(await cashier.deliver(cashier.report(deposit, 200_000, change))).toMatchObject({
        status: 400,
        code: 'INVALID_INPUT',
      })
    const gone = cashier.report(deposit, 200_000, { transferType: 'out', content: 'x'.repeat(600) })
    expect(await cashier.deliver(gone)).toMatchObject({ status: 400, field: 'content' })
    const failed = payment(deposit.transferCode, { state: 'FAILED', amount: '0200000' })
    expect(await cashier.deliverPayment(failed)).toMatchObject({ status: 400, field: 'amount' })
    expect(await cashier.balance(token)).toBe('0.00')
  })

  // Some systems write the least that their clocks have where they know no time.
  it.each(['0001-01-01 00:00:00', '0000-01-01 00:00:00', '9999-12-31 23:59:59'])(
    'whose time the database has no room for are credited by that of the report: %s',
    async (transactionDate) => {
      const { token, deposit } = await cashier.started()
      const answer = await cashier.deliver(cashier.report(deposit, 200_000, { transactionDate }))
      expect(answer.status).toBe(200)
      expect(await cashier.balance(token)).toBe('200000.00')
    },
  )

  it('are matched by whichever code of their purpose is a deposit', async () => {
    const { token, deposit } = await cashier.started()
    const content = `CRABCDEFGH CR12345678 ck ${deposit.transferCode.toLowerCase()} CRCR0000`
    await cashier.deliver(cashier.report(deposit, 200_000, { content }))
    expect(await cashier.balance(token)).toBe('200000.00')
    const again = await cashier.start(token)
    const both = { content: `${deposit.transferCode} ${again.transferCode}` }
    await cashier.deliver(cashier.report(again, 200_000, both))
    expect(await cashier.balance(token)).toBe('400000.00')
  })

  it('that name two open deposits pay neither', async () => {
    const [one, two] = [await cashier.started(), await cashier.started()]
    const content = `${one.deposit.transferCode} ${two.deposit.transferCode}`
    const body = cashier.report(one.deposit, 200_000, { content })
    await cashier.deliver(body)
    const seen = await cashier.suspense(operator, cashier.idOf(body))
    expect(seen).toMatchObject({ reason: 'SEVERAL_CODES', depositId: null })
    expect(seen.candidates.slice(0, 2).map(({ codeDistance }) => codeDistance)).toEqual([0, 0])
    expect([await cashier.balance(one.token), await cashier.balance(two.token)]).toEqual(['0.00', '0.00'])
  })

  it('pay only deposits of their own gateway: of the bank also those that people confirm', async () => {
    const byService = await cashier.started('200000', 'PSP_WALLET')
    const body = cashier.report(byService.deposit, 200_000)
    await cashier.deliver(body)
    expect(await reasonOf(cashier.idOf(body))).toBe('WRONG_ACCOUNT')
    const byBank = await cashier.started()
    const paid = payment(byBank.deposit.transferCode, { account: byBank.deposit.accountNumber })
    await cashier.deliverPayment(paid)
    expect(await reasonOf(`PSP:${paid.payment}`)).toBe('WRONG_ACCOUNT')
    expect([await cashier.balance(byService.token), await cashier.balance(byBank.token)]).toEqual(['0.00', '0.00'])
    const byHand = await cashier.started('200000', 'MANUAL_ACB')
    await cashier.deliver(cashier.report(byHand.deposit, 200_000))
    expect(await cashier.balance(byHand.token)).toBe('200000.00')
  })
})
