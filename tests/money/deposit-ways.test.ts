import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

/** What asks for or writes a table of this module, or the function that does. */
const OURS = /\bdeposit_pay\b|\b(from|into|update) "?(deposits|deposit_steps|bank_transfers|payment_settings)\b/

describeOnEachDatabase('reports of deposits', (open, kind) => {
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

  // Of its own tables one statement; of what listeners, messages and the ledger do each its own.
  it.runIf(kind === 'postgres')('paid as agreed are one statement for report, deposit and timeline', async () => {
    const { token, deposit } = await cashier.started()
    const statements: string[] = []
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    try {
      await cashier.deliver(cashier.report(deposit, 200_000))
      for (const [first] of sent.mock.calls as unknown[][]) {
        const text = typeof first === 'string' ? first : (first as { text?: string }).text
        if (text !== undefined) statements.push(text)
      }
    } finally {
      sent.mockRestore()
    }
    expect(statements.filter((text) => OURS.test(text))).toEqual([expect.stringContaining('deposit_pay')])
    expect((await cashier.read(token, deposit)).timeline.map(({ state }) => state)).toEqual([
      'CREATED',
      'PENDING',
      'PAID',
      'CREDITED',
    ])
  })

  race(
    'at once with another one, a claim, a failure and the end of its time: credited once or in suspense',
    async () => {
      const { token, deposit, member } = await cashier.started()
      const bodies = [cashier.report(deposit, 200_000), cashier.report(deposit, 200_000)]
      const [first, second] = await Promise.all([
        ...bodies.map((body) => cashier.deliver(body)),
        platform.call('claimDeposit', { token, params: { id: deposit.id }, body: { note: null } }),
        platform.context.payments.failDeposit('VIETQR', deposit.transferCode),
        platform.context.payments.expireDeposits(),
        ...bodies.map((body) => cashier.deliver(body)),
      ])
      expect([first, second]).toMatchObject([{ status: 200 }, { status: 200 }])
      const { state, timeline, transfers } = await cashier.read(token, deposit)
      const credited = transfers.filter(({ outcome }) => outcome === 'CREDITED').length
      expect([transfers.length, credited <= 1]).toEqual([2, true])
      expect([state, await cashier.balance(token)]).toEqual(
        credited === 1 ? ['CREDITED', '200000.00'] : [expect.stringMatching(/^(REVIEW|FAILED)$/), '0.00'],
      )
      expect(new Set(timeline.map((step) => step.state)).size).toBe(timeline.length)
      const moved = await database.raw(
        "select from ledger_transfers where member_id = $1 and kind = 'DEPOSIT' and outcome = 'POSTED'",
        [member.id],
      )
      expect(moved).toHaveLength(credited)
    },
  )
})
