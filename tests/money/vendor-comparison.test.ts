import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { houseDayOf } from '../support/house-day.ts'
import { need } from '../support/need.ts'
import { DEMO_PASSWORD, randomAddress, SAKURA } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { STAKE, startComparedVendors } from './support/compared-vendors.ts'
import type { ReportPage } from './support/vendor-door.ts'

/** Pages with each row in another form. */
const changed =
  (change: (row: ReportPage['transactions'][number]) => ReportPage['transactions']) =>
  (page: ReportPage): ReportPage => ({ ...page, transactions: page.transactions.flatMap(change) })

describeOnEachDatabase('what we booked for vendors against their own reports', (open) => {
  let house: Awaited<ReturnType<typeof startComparedVendors>>
  beforeAll(async () => {
    house = await startComparedVendors(await open())
  }, 120_000)
  afterAll(() => house.close())

  // First, while nothing differs yet.
  it.each(['gcp', 'hub88'] as const)('finds a clean day of %s matched, with counts and sums', async (vendor) => {
    const rows = await house.played(vendor, 3)
    expect(rows.map(({ kind }) => kind)).toEqual(['BET', 'WIN', 'BET', 'WIN', 'BET', 'WIN'])
    const { outcomes, rows: comparisons } = await house.compared(vendor)
    expect(outcomes).toEqual(new Set(['MATCHED']))
    const figures = comparisons.flatMap((one) => one.figures as { kind: string; matched: number; matchedSum: string }[])
    const bets = figures.filter(({ kind }) => kind === 'BET')
    expect(bets.reduce((sum, { matched }) => sum + matched, 0)).toBe(3)
    expect(bets.reduce((sum, { matchedSum }) => sum + BigInt(matchedSum), 0n)).toBe(30_000_000n)
  })

  it('compares nothing with a vendor that has no report', async () => {
    const { outcomes, reasons } = await house.compared('transfer-wallet')
    expect([outcomes, reasons]).toEqual([new Set(['NOT_COMPARED']), new Set(['NO_REPORT'])])
  })

  it.each(['gcp', 'hub88'] as const)(
    'makes one case of what %s leaves out, and closes it once it is told',
    async (vendor) => {
      const bet = need((await house.played(vendor))[0])
      await house.drop(vendor, bet.transaction)
      for (let again = 0; again < 2; again++) {
        expect((await house.compared(vendor)).outcomes).toContain('DIFFERENT')
        expect(await house.casesOf(bet.transaction)).toMatchObject([
          { difference: 'MISSING_THERE', movement: 'BET', state: 'OPEN', theirs: null, ours: { amount: '10000000' } },
        ])
      }
      await house.reset(vendor)
      expect((await house.compared(vendor)).outcomes).not.toContain('DIFFERENT')
      expect(await house.casesOf(bet.transaction)).toMatchObject([
        { state: 'CLOSED', outcome: 'TIMING', closed_by: null },
      ])
    },
  )

  it('makes a case of what we know nothing of', async () => {
    const known = need((await house.played('hub88'))[0])
    const stray = { ...known, transaction: randomUUID(), round: randomUUID() }
    await house.add('hub88', stray)
    await house.compared('hub88')
    expect(await house.casesOf(stray.transaction)).toMatchObject([
      { difference: 'MISSING_HERE', theirs: { user: known.user, amount: '10000000' }, ours: null },
    ])
    await house.reset('hub88')
  })

  it.each([
    ['another amount', { amount: 2 * STAKE }],
    ['another currency', { currency: 'USD' }],
    ['another kind', { kind: 'WIN' }],
    ['somebody who is none of ours', { user: 'somebody' }],
  ] as const)('makes one case of a bet that the vendor tells with %s', async (_name, row) => {
    const bet = need((await house.played('hub88'))[0])
    await house.alter('hub88', bet.transaction, row)
    await house.compared('hub88')
    const cases = await house.casesOf(bet.transaction)
    expect(cases).toMatchObject([{ difference: 'DIFFERENT', movement: 'BET', ours: { amount: '10000000' } }])
    await house.reset('hub88')
    await house.compared('hub88')
    expect(await house.casesOf(bet.transaction)).toMatchObject([{ id: need(cases[0]).id, state: 'CLOSED' }])
  })

  it('leaves out a stake that was given back', async () => {
    const bet = need((await house.played('gcp'))[0])
    await house.platform.database.raw(`update bets set state = 'VOID' where transaction_id = $1`, [bet.transaction])
    await house.compared('gcp')
    expect(await house.casesOf(bet.transaction)).toMatchObject([{ difference: 'MISSING_HERE' }])
    await house.platform.database.raw(`update bets set state = 'SETTLED' where transaction_id = $1`, [bet.transaction])
  })

  it('compares nothing where the vendor is down, or tells what is no report', async () => {
    await house.played('gcp')
    const endless = (page: ReportPage, { cursor }: { cursor?: string }) => ({ ...page, next_cursor: cursor ?? 'again' })
    const answers = {
      down: [() => 503, 'NO_ANSWER'],
      refused: [() => 403, 'REFUSED'],
      noJson: [() => '<html>', 'CONTRACT_BROKEN'],
      huge: [() => JSON.stringify('x'.repeat(2_000_000)), 'CONTRACT_BROKEN'],
      endless: [endless, 'CONTRACT_BROKEN'],
      empty: [() => ({ transactions: [], next_cursor: 'more' }), 'CONTRACT_BROKEN'],
      ofAnotherDay: [changed((row) => [{ ...row, time: '2020-01-01T00:00:00.000Z' }]), 'CONTRACT_BROKEN'],
      fraction: [changed((row) => [{ ...row, amount: 0.5 }]), 'CONTRACT_BROKEN'],
      rollback: [changed((row) => [{ ...row, action: 'rollback' }]), 'CONTRACT_BROKEN'],
      backwards: [(page: ReportPage) => ({ ...page, transactions: page.transactions.toReversed() }), 'CONTRACT_BROKEN'],
    } as const
    for (const [name, [answer, reason]] of Object.entries(answers)) {
      const result = await house.door.while(answer, () => house.compared('gcp'))
      expect([name, result.outcomes, result.reasons]).toEqual([name, new Set(['NOT_COMPARED']), new Set([reason])])
    }
    expect((await house.compared('gcp')).outcomes).not.toContain('NOT_COMPARED')
  })

  race('makes one result of comparisons that are begun and carried out at once', async () => {
    const bet = need((await house.played('gcp'))[0])
    await house.drop('gcp', bet.transaction)
    await house.later(async ([day = '']) => {
      const { vendorComparisons } = house.platform.context
      await Promise.all([1, 2, 3].map(() => vendorComparisons.compareDay(day)))
      const begun = await house.runningIds()
      // One of the three had no report of the day, which is not asked for again.
      expect(begun).toHaveLength(2)
      await Promise.all(begun.flatMap((id) => [vendorComparisons.carryOut(id), vendorComparisons.carryOut(id)]))
      expect(await house.runningIds()).toEqual([])
    })
    expect(await house.casesOf(bet.transaction)).toHaveLength(1)
    await house.reset('gcp')
  })

  it('shows a case with both sides, takes notes, and is closed once, for the audit log too', async () => {
    const { call, operator } = house.platform
    const bet = need((await house.played('hub88'))[0])
    await house.alter('hub88', bet.transaction, { amount: 2 * STAKE })
    await house.compared('hub88')
    const token = await operator()
    const { value: listed } = await call('listVendorCases', {
      token,
      query: { state: 'OPEN', source: 'hub88', pageSize: 100 },
    })
    const found = need(listed.content.find(({ transactionId }) => transactionId === bet.transaction))
    expect(found).toMatchObject({
      difference: 'DIFFERENT',
      merchantCode: 'SENVANG',
      theirs: { amount: '2000.00', currency: 'VND' },
      ours: { amount: '1000.00', currency: 'VND', round: bet.round },
    })
    expect(found.theirs?.member).toBe(found.ours?.member)
    const params = { id: found.id }
    const noted = await call('noteVendorCase', { token, params, body: { text: ' Asked the vendor ' } })
    expect(noted).toMatchObject({ status: 200 })
    expect(noted.value.notes).toMatchObject([{ text: 'Asked the vendor' }])
    const body = { outcome: 'VENDOR_WRONG', note: 'The vendor says so' }
    const closed = await Promise.all([1, 2].map(() => call('closeVendorCase', { token, params, body })))
    expect(closed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { value } = await call('getVendorCase', { token, params })
    expect(value).toMatchObject({ state: 'CLOSED', outcome: 'VENDOR_WRONG' })
    expect(value.notes.map(({ text }) => text)).toEqual(['Asked the vendor', 'The vendor says so'])
    const audit = await house.platform.database.query
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', found.id)
      .execute()
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['vendorCases.close', 'vendorCases.note'])
    // It differs still, and stays as somebody closed it.
    await house.compared('hub88')
    expect(await house.casesOf(bet.transaction)).toMatchObject([{ state: 'CLOSED', outcome: 'VENDOR_WRONG' }])
    // What somebody judged was another amount.
    await house.alter('hub88', bet.transaction, { amount: 3 * STAKE })
    await house.compared('hub88')
    expect(await house.casesOf(bet.transaction)).toMatchObject([{ state: 'OPEN', outcome: null, closed_by: null }])
    await house.reset('hub88')
  })

  it('tells an operator of one brand what is of that brand, and nothing of the others', async () => {
    const { call, context, operator } = house.platform
    const bet = need((await house.played('gcp'))[0])
    await house.drop('gcp', bet.transaction)
    await house.compared('gcp')
    const [own] = await house.casesOf(bet.transaction)
    const account = `sakura${newId().slice(-6)}`
    const who = { account, name: 'Quản lý Sakura', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
    const local = (await call('operatorSignIn', { ip: randomAddress(), body: { account, password: DEMO_PASSWORD } }))
      .value.token
    expect((await call('listVendorCases', { token: local })).value.content).toEqual([])
    const params = { id: need(own).id }
    const unknown = { status: 404, code: 'VENDOR_CASE_NOT_FOUND' }
    expect(await call('getVendorCase', { token: local, params })).toMatchObject(unknown)
    const body = { outcome: 'OTHER', note: 'not mine' }
    expect(await call('closeVendorCase', { token: local, params, body })).toMatchObject(unknown)
    await house.later(async () => {
      const listed = await call('listVendorComparisons', { token: await operator() })
      const different = listed.value.content.filter(({ outcome }) => outcome === 'DIFFERENT')
      expect(different.length).toBeGreaterThan(0)
      const again = await call('operatorSignIn', { ip: randomAddress(), body: { account, password: DEMO_PASSWORD } })
      const seen = await call('listVendorComparisons', { token: again.value.token })
      expect(new Set(seen.value.content.map(({ outcome }) => outcome))).toEqual(new Set(['MATCHED', 'NOT_COMPARED']))
      expect(seen.value.content.flatMap(({ figures }) => figures)).toEqual([])
      // Nor does the filter tell that another brand's differ.
      const countOf = async (token: string, outcome: 'DIFFERENT' | 'MATCHED') =>
        (await call('listVendorComparisons', { token, query: { outcome } })).value.totalItems
      expect(await countOf(again.value.token, 'DIFFERENT')).toBe(0)
      expect(await countOf(await operator(), 'DIFFERENT')).toBe(different.length)
      const all = await countOf(again.value.token, 'MATCHED')
      expect(all).toBe((await countOf(await operator(), 'MATCHED')) + different.length)
    })
    const support = await operator('support')
    expect((await call('listVendorCases', { token: support })).success).toBe(true)
    expect(await call('closeVendorCase', { token: support, params, body })).toMatchObject({ status: 403 })
    expect(await call('compareVendors', { token: support, body: {} })).toMatchObject({ status: 403 })
    const day = houseDayOf(Date.now())
    expect(await call('compareVendors', { token: await operator(), body: { day } })).toMatchObject({ status: 422 })
    await house.reset('gcp')
  })

  it('refuses days that are not over, or long past', async () => {
    const { vendorComparisons } = house.platform.context
    for (const day of [houseDayOf(Date.now()), '2020-01-01', '2026-02-31'])
      await expect(vendorComparisons.compareDay(day)).rejects.toMatchObject({ code: 'VENDOR_COMPARISON_DAY' })
  })

  // Last, since the clock stays where it was put.
  it('compares each day once it is over, again what could not be, and again each night what differs', async () => {
    const { clock, context, database } = house.platform
    await database.script('delete from vendor_case_notes; delete from vendor_cases; delete from vendor_comparisons')
    clock.advance(2 * 24 * 3_600_000)
    const begun = async () => {
      await context.vendorComparisons.compareDue()
      const { length } = await house.runningIds()
      await house.carryOutAll()
      return length
    }
    expect(await house.door.while(() => 503, begun)).toBe(3 * 7)
    // One has no report, one is done; the one that was down is asked again.
    expect(await begun()).toBe(7)
    expect(await begun()).toBe(0)
    clock.advance(-2 * 24 * 3_600_000)
    await house.drop('gcp', need((await house.played('gcp'))[0]).transaction)
    await database.script('delete from vendor_comparisons')
    clock.advance(2 * 24 * 3_600_000)
    await begun()
    expect(await begun()).toBe(0)
    clock.advance(21 * 3_600_000)
    // What differs; and, by the hour that it is, the day that is over since.
    expect([1, 1 + 3]).toContain(await begun())
  })
})
