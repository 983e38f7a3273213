import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import type { ReportRow } from '../../server/simulator/psp/report.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { houseDayOf } from '../support/house-day.ts'
import { need } from '../support/need.ts'
import { SAKURA, SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { startOutside } from './support/outside.ts'

const DAY = 24 * 3_600_000
describeOnEachDatabase('what we booked of a payment service against its own report', (open) => {
  let database: Database
  let platform: TestPlatform
  let outside: Awaited<ReturnType<typeof startOutside>>
  let cashier: ReturnType<typeof createCashier>
  let operator: string
  const startedAt = Date.now()

  beforeAll(async () => {
    database = await open()
    outside = await startOutside('a key')
    platform = await startPlatform({ database, config: { psp: { url: `${outside.url}/psp`, secret: 'demo' } } })
    await platform.context.jobs.start({ work: false })
    cashier = createCashier(platform)
    operator = await platform.operator('operator')
  }, 120_000)
  afterAll(async () => {
    await platform.context.jobs.stop()
    await platform.stop()
    await outside.app.close()
    await database.close()
  })

  const wish = (body: object) =>
    fetch(`${outside.url}/psp/report-rows`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** A deposit that its payer paid at the service, and what the service reports of it; told us only where it `isTold`. */
  async function paid(isTold = true): Promise<{ row: ReportRow; depositId: string; memberId: string }> {
    const { member, deposit } = await cashier.started('200000', 'PSP_WALLET')
    const link = need(deposit.payUrl).split('?')[1] ?? ''
    await fetch(`${outside.url}/psp/payments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ link, way: 'silent' }),
    })
    const { rows } = (await (await fetch(`${outside.url}/psp/report-rows`)).json()) as { rows: ReportRow[] }
    const row = need(rows.find(({ order }) => order === deposit.transferCode))
    if (isTold) expect(await cashier.deliverPayment(row)).toMatchObject({ status: 200 })
    return { row, depositId: deposit.id, memberId: member.id }
  }

  async function carryOutAll(): Promise<void> {
    const running = database.query.selectFrom('vendor_comparisons').select('id').where('outcome', '=', 'RUNNING')
    for (const { id } of await running.execute()) await platform.context.vendorComparisons.carryOut(id)
  }

  /** Compares everything once today is over; midnight may pass meanwhile: then there are two days. */
  async function compared() {
    const { vendorComparisons } = platform.context
    const days = [...new Set([houseDayOf(startedAt), houseDayOf(Date.now())])]
    platform.clock.advance(2 * DAY)
    try {
      for (const day of days) await vendorComparisons.compareDay(day)
      await carryOutAll()
    } finally {
      platform.clock.advance(-2 * DAY)
    }
    const rows = await database.query
      .selectFrom('vendor_comparisons')
      .selectAll()
      .where('source', '=', 'PSP')
      .where('day', 'in', days)
      .execute()
    return { outcomes: new Set(rows.map(({ outcome }) => outcome)), reasons: new Set(rows.map(({ reason }) => reason)) }
  }

  const caseOf = async ({ payment }: ReportRow) => {
    const { value } = await platform.call('listVendorCases', {
      token: operator,
      query: { source: 'PSP', pageSize: 100 },
    })
    return need(value).content.filter(({ transactionId }) => transactionId === payment)
  }

  it('finds a day matched on which both tell the same', async () => {
    await paid()
    await paid()
    expect(await compared()).toEqual({ outcomes: new Set(['MATCHED']), reasons: new Set([null]) })
    const { value } = await platform.call('listVendorComparisons', { token: operator, query: { source: 'PSP' } })
    const figures = need(value).content.flatMap((one) => one.figures)
    expect(figures).toContainEqual(expect.objectContaining({ kind: 'DEPOSIT', matched: 2, matchedSum: '400000.00' }))
  })

  it('makes a case of a payment that we were never told of, which closes by itself once we are', async () => {
    const { row, memberId } = await paid(false)
    for (let again = 0; again < 2; again++) {
      expect((await compared()).outcomes).toContain('DIFFERENT')
      expect(await caseOf(row)).toMatchObject([
        {
          kind: 'DEPOSIT',
          difference: 'MISSING_HERE',
          merchantCode: 'SENVANG',
          state: 'OPEN',
          ours: null,
          theirs: { memberId, round: row.order, amount: '200000.00' },
        },
      ])
    }
    await cashier.deliverPayment(row)
    expect((await compared()).outcomes).not.toContain('DIFFERENT')
    expect(await caseOf(row)).toMatchObject([{ state: 'CLOSED', outcome: 'TIMING', closedBy: null }])
  })

  it('makes a case of what the service leaves out, or tells with another amount, and of an order that is none of ours', async () => {
    const [dropped, altered] = [await paid(), await paid()]
    await wish({ change: 'drop', payment: dropped.row.payment })
    await wish({ change: 'alter', payment: altered.row.payment, amount: '20000.00' })
    const { state: _state, ...stray } = { ...altered.row, payment: 'psp_stray', order: 'CRNOBODYS', amount: '5000.00' }
    expect((await wish({ change: 'add', row: stray })).status).toBe(200)
    await compared()
    expect(await caseOf(dropped.row)).toMatchObject([
      { difference: 'MISSING_THERE', theirs: null, ours: { depositId: dropped.depositId, amount: '200000.00' } },
    ])
    expect(await caseOf(altered.row)).toMatchObject([
      { difference: 'DIFFERENT', theirs: { amount: '20000.00' }, ours: { amount: '200000.00' } },
    ])
    expect(await caseOf({ ...altered.row, payment: 'psp_stray' })).toMatchObject([
      { difference: 'MISSING_HERE', merchantCode: null, theirs: { member: null, memberId: null } },
    ])
    await wish({ change: 'reset' })
    await compared()
    for (const row of [dropped.row, altered.row]) expect(await caseOf(row)).toMatchObject([{ state: 'CLOSED' }])
  })

  it('knows money that waits in suspense: it was told of it', async () => {
    const { row } = await paid(false)
    await cashier.deliverPayment({ ...row, amount: '150000.00' })
    await wish({ change: 'alter', payment: row.payment, amount: '150000.00' })
    expect((await compared()).outcomes).not.toContain('DIFFERENT')
    expect(await caseOf(row)).toEqual([])
    await wish({ change: 'reset' })
  })

  it('shows a brand its own payments alone', async () => {
    const { row } = await paid(false)
    await compared()
    const [found] = await caseOf(row)
    await database.raw(
      'delete from operator_merchants where merchant_id = $1 and operator_id in (select id from operators where account = $2)',
      [SENVANG, 'support'],
    )
    await database.raw(
      `update operator_merchants set house_role = 'RISK' where merchant_id = $1 and operator_id in (select id from operators where account = 'support')`,
      [SAKURA],
    )
    const other = await platform.operator('support')
    const params = { id: need(found).id }
    expect(await platform.call('getVendorCase', { token: other, params })).toMatchObject({
      code: 'VENDOR_CASE_NOT_FOUND',
    })
    const { value } = await platform.call('listVendorCases', { token: other, query: { source: 'PSP', pageSize: 100 } })
    expect(need(value).content).toEqual([])
  })

  it('keeps what one day finds apart from what another day finds of the same payment', async () => {
    const days = [3, 4].map((back) => houseDayOf(startedAt - back * DAY))
    const { vendorComparisons } = platform.context
    const compareDays = async () => {
      for (const day of days) await vendorComparisons.compareDay(day)
      await carryOutAll()
    }
    for (const [index, day] of days.entries()) {
      const row = {
        payment: 'psp_twice',
        order: 'CRNOBODYS',
        account: 'shop',
        amount: `${index + 1}000.00`,
        currency: 'VND',
      }
      await wish({ change: 'add', row: { ...row, at: `${day}T05:00:00.000Z` } })
    }
    await compareDays()
    const twice = { payment: 'psp_twice' } as ReportRow
    expect((await caseOf(twice)).map(({ day, state }) => [day, state]).toSorted()).toEqual(
      days.map((day) => [day, 'OPEN']).toSorted(),
    )
    await wish({ change: 'reset' })
    await vendorComparisons.compareDay(days[0] ?? '')
    await carryOutAll()
    const states = new Map((await caseOf(twice)).map(({ day, state }) => [day, state]))
    expect(days.map((day) => states.get(day))).toEqual(['CLOSED', 'OPEN'])
    await compareDays()
  })

  it.each(['A\u0000B', 'A\ud800B'])('takes a report with text that nobody can keep for none', async (order) => {
    const row = { payment: 'psp_odd', order, account: 'shop', amount: '1000.00', currency: 'VND' }
    await wish({ change: 'add', row: { ...row, at: new Date(startedAt).toISOString() } })
    expect(await compared()).toEqual({
      outcomes: new Set(['NOT_COMPARED']),
      reasons: new Set(['CONTRACT_BROKEN']),
    })
    await wish({ change: 'reset' })
  })

  it('compares nothing with a service that is silent', async () => {
    await outside.app.close()
    expect(await compared()).toEqual({ outcomes: new Set(['NOT_COMPARED']), reasons: new Set(['NO_ANSWER']) })
  })
})
