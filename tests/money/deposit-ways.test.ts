import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database, Transaction } from '../../server/platform/db/connection.ts'
import { readReport } from '../../server/platform/modules/payments/gateways/vietqr/vietqr-gateway.ts'
import { type CodedReport, payAsAgreed } from '../../server/platform/modules/payments/repository/paying.ts'
import { payTogether } from '../../server/platform/modules/payments/service/paying.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

/** What asks for or writes a table of this module, or the function that does. */
const OURS =
  /\bdeposit_pay_as_agreed\b|\b(from|into|update) "?(deposits|deposit_steps|bank_transfers|payment_settings)\b/

/** Of reports that go together, for brands that give points (docs/benchmarks.md). */
const STATEMENTS = 21

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

  /** What is sent to PostgreSQL meanwhile. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    try {
      await work()
      return (sent.mock.calls as unknown[][]).flatMap(([first]) => {
        const text = typeof first === 'string' ? first : (first as { text?: string }).text
        return text === undefined ? [] : [text]
      })
    } finally {
      sent.mockRestore()
    }
  }

  /** Reports of deposits as agreed, each of another member. */
  async function reportsOf(count: number) {
    const reports: CodedReport[] = []
    while (reports.length < count) {
      const { deposit } = await cashier.started()
      const { id, ...body } = cashier.report(deposit, 200_000)
      const report = need(readReport({ ...body, id, transferType: 'in' }, Buffer.alloc(0)))
      reports.push({ report: { ...report, gateway: 'VIETQR' }, codes: [deposit.transferCode] })
    }
    return reports
  }

  it('are answered to nodes of the release before as these ask: each deposit whole, as it was before', async () => {
    const reports = await reportsOf(2)
    const before: unknown[] = []
    const paying = database.transaction(async (tx) => {
      const prepared: Transaction['prepared'] = (name, sql, parameters) =>
        tx.prepared(
          `${name} of before`,
          sql.replace(
            /select \* from deposit_pay_as_agreed(.*)/,
            'select paid.place, (paid.deposit).* from deposit_pay_many$1 as paid',
          ),
          parameters,
        )
      before.push(...(await payAsAgreed({ ...tx, prepared }, reports, platform.clock.now())))
      throw new Error('nothing is to be kept')
    })
    await expect(paying).rejects.toThrow('nothing is to be kept')
    expect(before).toMatchObject([0, 1].map((place) => ({ place, deposit: { state: 'PENDING', credited_at: null } })))
  })

  // Of its own tables one statement; of what listeners, messages and the ledger do each its own.
  it.runIf(kind === 'postgres')('paid as agreed are one statement for report, deposit and timeline', async () => {
    const { token, deposit } = await cashier.started()
    const statements = await statementsOf(() => cashier.deliver(cashier.report(deposit, 200_000)))
    expect(statements.filter((text) => OURS.test(text))).toEqual([expect.stringContaining('deposit_pay_as_agreed')])
    expect((await cashier.read(token, deposit)).timeline.map(({ state }) => state)).toEqual([
      'CREATED',
      'PENDING',
      'PAID',
      'CREDITED',
    ])
  })

  it.runIf(kind === 'postgres')(
    'that come together are as many statements as one alone: none is sent for each',
    async () => {
      const reports = await reportsOf(9)
      const alone = await statementsOf(() => payTogether(platform.context, reports.slice(0, 1)))
      const many = await statementsOf(() => payTogether(platform.context, reports.slice(1)))
      // Several are on their way at once: which is the first of them is chance.
      expect(many.toSorted()).toEqual(alone.toSorted())
      expect(alone.length).toBe(STATEMENTS)
    },
  )

  it.runIf(kind === 'postgres')('that come one by one are planned a few times and then no more', async () => {
    const reports = await reportsOf(9)
    const plans = await database.transaction(async (tx) => {
      const within = { ...database, transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => work(tx) }
      for (const report of reports) await payTogether({ ...platform.context, database: within }, [report])
      return tx.raw<{ name: string; custom: bigint }>(
        'select name, custom_plans as custom from pg_prepared_statements where custom_plans + generic_plans >= 9',
      )
    })
    expect(plans.length).toBeGreaterThan(STATEMENTS - 5)
    expect(plans.filter(({ custom }) => custom > 5n)).toEqual([])
  })

  it('that come together with one that fails are credited; it is credited when it comes again', async () => {
    const seats = []
    while (seats.length < 8) seats.push(await cashier.started())
    const bodies = seats.map(({ deposit }) => cashier.report(deposit, 200_000))
    const broken = need(seats[3])
    // The member is told last.
    await database.script(
      `alter table member_messages add constraint broken check (member_id <> '${broken.member.id}') not valid`,
    )
    try {
      const answers = await Promise.all(bodies.map((body) => cashier.deliver(body)))
      expect(answers.map(({ status }) => status)).toEqual(seats.map((seat) => (seat === broken ? 500 : 200)))
    } finally {
      await database.script('alter table member_messages drop constraint broken')
    }
    expect((await cashier.read(broken.token, broken.deposit)).state).toBe('PENDING')
    expect((await cashier.deliver(need(bodies[3]))).status).toBe(200)
    for (const { token, deposit } of seats)
      expect([await cashier.balance(token), (await cashier.read(token, deposit)).state]).toEqual([
        '200000.00',
        'CREDITED',
      ])
  })

  race('of many at once, each told several times and two of one member, are credited once', async () => {
    const seats = []
    while (seats.length < 12) seats.push(await cashier.started())
    const two = await Promise.all(seats.slice(0, 4).map(({ token }) => cashier.start(token, '300000')))
    const bodies = [
      ...seats.map(({ deposit }) => cashier.report(deposit, 200_000)),
      ...two.map((deposit) => cashier.report(deposit, 300_000)),
      // Beside them one that is nobody's.
      cashier.report({ ...need(two[0]), transferCode: 'CR00000000' }, 300_000),
    ]
    const answers = await Promise.all([...bodies, ...bodies, ...bodies].map((body) => cashier.deliver(body)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const credited = await database.raw<{ member_id: string; count: bigint }>(
      `select member_id, count(*) from ledger_transfers
        where member_id = any($1::uuid[]) and kind = 'DEPOSIT' and outcome = 'POSTED' group by 1`,
      [seats.map(({ member }) => member.id)],
    )
    expect(credited.map(({ count }) => Number(count)).sort()).toEqual([...Array(8).fill(1), ...Array(4).fill(2)])
    for (const [place, { token }] of seats.entries())
      expect(await cashier.balance(token)).toBe(place < 4 ? '500000.00' : '200000.00')
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
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
