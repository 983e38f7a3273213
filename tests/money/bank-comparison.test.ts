import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { demoBankAccounts } from '../../server/seed/payments.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { houseDayOf } from '../support/house-day.ts'
import { need } from '../support/need.ts'
import { DEMO_PASSWORD, randomAddress, SAKURA, SENVANG } from '../support/platform.ts'
import { race } from '../support/race.ts'
import type { StatementPage } from './support/bank-door.ts'
import { MINUTE, payoutAccount, startComparedHouse } from './support/compared-house.ts'

const MB = '8800112233'
const VCB = '1012345678'
const ACB_OF_SAKURA = '55667788'

const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + Number(text), 0)
/** A statement with each entry in another form. */
const changed =
  (change: (entry: StatementPage['entries'][number]) => StatementPage['entries']) => (page: StatementPage) => ({
    ...page,
    entries: page.entries.flatMap(change),
  })

describeOnEachDatabase('the books against the statement of the bank', (open) => {
  let house: Awaited<ReturnType<typeof startComparedHouse>>
  beforeAll(async () => {
    house = await startComparedHouse(await open())
  }, 120_000)
  afterAll(() => house.close())

  /** The cases about a movement. */
  const casesOf = (transactionId: string) =>
    house.platform.database.query
      .selectFrom('vendor_cases')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .execute()

  // First, while nothing differs yet.
  it('balances after deposits and payouts, those that came back too', async () => {
    await house.payIn(100_000)
    await house.payIn(250_000)
    await house.paidOut('200000')
    const { id, payoutId } = await house.paidOut('300000')
    await house.giveBack(payoutId, 120_000)
    await house.askForReturns(id)

    const received = await house.compared(MB)
    expect(received).toMatchObject({ outcomes: new Set(['BALANCED']), differences: [] })
    const paid = await house.compared(payoutAccount)
    expect(paid).toMatchObject({ outcomes: new Set(['BALANCED']), differences: [] })
    const figures = [...received.comparisons, ...paid.comparisons].flatMap((one) => one.figures)
    for (const [flow, total] of [
      ['IN', 350_000],
      ['OUT', 500_000],
      ['BACK', 120_000],
    ] as const) {
      const own = figures.filter((one) => one.flow === flow)
      expect(sum(own.map(({ bankSum }) => bankSum))).toBe(total)
      expect(sum(own.map(({ ownSum }) => ownSum))).toBe(total)
    }
  })

  it('names money whose report never came, and finds it once the bank reports it', async () => {
    const { number, deposit } = await house.payIn(150_000, { isReported: false })
    const missing = { kind: 'MISSING_WITH_US', flow: 'IN', bankId: number, ownId: null, merchantCode: 'SENVANG' }
    expect(await house.about(MB, number)).toMatchObject([{ ...missing, bankAmount: '150000.00', ownAmount: null }])
    expect((await house.compared(MB)).outcomes).toContain('DIFFERENT')
    const found = { source: `bank:${MB}`, movement: 'DEPOSIT', difference: 'MISSING_HERE', merchant_id: SENVANG }
    expect(await casesOf(number)).toMatchObject([{ ...found, state: 'OPEN', ours: null }])

    const report = house.cashier.report(deposit, 150_000, { id: Number(number) })
    expect((await house.cashier.deliver(report)).success).toBe(true)
    expect(await house.about(MB, number)).toEqual([])
    expect(await casesOf(number)).toMatchObject([{ ...found, state: 'CLOSED', outcome: 'TIMING', closed_by: null }])
  })

  it('names a payout that we call paid and the bank does not know', async () => {
    const { id, payoutId } = await house.ordered()
    const change = { state: 'PAID', reference: `FT${newId()}`, sent_at: new Date(), settled_at: new Date() }
    const { query } = house.platform.database
    await query.updateTable('withdrawal_payouts').set(change).where('id', '=', payoutId).execute()
    const missing = { kind: 'MISSING_AT_BANK', flow: 'OUT', bankId: null, ownId: payoutId, ownAmount: '200000.00' }
    expect(await house.about(payoutAccount, payoutId)).toMatchObject([
      { ...missing, merchantCode: 'SENVANG', withdrawalId: id },
    ])
    expect(await casesOf(payoutId)).toMatchObject([
      {
        movement: 'PAYOUT',
        difference: 'MISSING_THERE',
        ours: { amount: '2000000000', withdrawalId: id },
        theirs: null,
      },
    ])
  })

  it('names an order that the bank paid and we have in doubt', async () => {
    const order = await house.ordered()
    await house.fault('payout')
    await expect(house.send(order)).rejects.toThrow()
    const missing = { kind: 'MISSING_WITH_US', flow: 'OUT', bankAmount: '200000.00', merchantCode: 'SENVANG' }
    expect(await house.aboutWithdrawal(order.id)).toMatchObject([missing])
    await house.send(order)
    expect(await house.aboutWithdrawal(order.id)).toEqual([])
  })

  it('looks as far back as an order was in doubt before it was settled', async () => {
    const order = await house.paidOut()
    const sentAt = Date.now() - 30 * 60 * MINUTE
    const { query } = house.platform.database
    const sent = query.updateTable('withdrawal_payouts').set({ sent_at: new Date(sentAt) })
    await sent.where('id', '=', order.payoutId).execute()
    const paidAtOnce = (page: StatementPage) => {
      const own = page.entries.filter(({ orderId }) => orderId === order.payoutId)
      const others = page.entries.filter((entry) => !own.includes(entry))
      const at = new Date(sentAt + MINUTE).toISOString()
      return { ...page, entries: [...own.map((entry) => ({ ...entry, at })), ...others] }
    }
    const compared = () => house.compared(payoutAccount)
    const { outcomes, differences } = await house.door.while(paidAtOnce, compared)
    expect(outcomes).not.toContain('NOT_COMPARED')
    expect(differences.filter(({ withdrawalId }) => withdrawalId === order.id)).toEqual([])
  })

  it('names another amount', async () => {
    const { number } = await house.payIn(175_000)
    const less = changed((entry) => [entry.id === number ? { ...entry, amount: 157_000 } : entry])
    expect(await house.door.while(less, () => house.about(MB, number))).toMatchObject([
      { kind: 'OTHER_AMOUNT', bankAmount: '157000.00', ownAmount: '175000.00', ownId: `VIETQR:${number}` },
    ])
    expect(await house.about(MB, number)).toEqual([])
  })

  it('names an order that the bank carried out twice', async () => {
    const { payoutId } = await house.paidOut()
    const twice = changed((entry) =>
      entry.orderId === payoutId ? [entry, { ...entry, id: `${entry.id}B`, reference: 'FTAGAIN' }] : [entry],
    )
    expect(await house.door.while(twice, () => house.about(payoutAccount, payoutId))).toMatchObject([
      { kind: 'TWICE', reference: 'FTAGAIN', bankAmount: '200000.00', ownId: payoutId },
    ])
  })

  it('names money that came back until it is written down', async () => {
    const { id, payoutId } = await house.paidOut()
    await house.giveBack(payoutId, 200_000)
    expect(await house.aboutWithdrawal(id)).toMatchObject([
      { kind: 'MISSING_WITH_US', flow: 'BACK', bankAmount: '200000.00', merchantCode: 'SENVANG' },
    ])
    await house.askForReturns(id)
    expect(await house.aboutWithdrawal(id)).toEqual([])
  })

  it('knows what was paid by hand, and names what left by nobody’s hand', async () => {
    const payee = await house.tools.payee()
    const { id } = (await house.tools.request(payee, '200000')).value
    const reference = `FT${newId()}`
    await house.tools.release(house.head, id, reference)
    const byHand = (page: StatementPage, { account }: { account: string }) => {
      if (account !== VCB) return page
      const about = { account, direction: 'OUT', amount: 200_000, currency: 'VND', orderId: null, content: '' }
      const at = new Date().toISOString()
      const left = [reference, 'FTUNKNOWN'].map((one) => ({ ...about, at, id: one, reference: one }))
      return { ...page, entries: [...page.entries, ...left.toSorted((one, other) => (one.id < other.id ? -1 : 1))] }
    }
    const { differences } = await house.door.while(byHand, () => house.compared(VCB))
    expect(differences).toMatchObject([{ kind: 'MISSING_WITH_US', flow: 'OUT', reference: 'FTUNKNOWN' }])
  })

  it('compares nothing where the bank does not answer, or not to the end, or something else', async () => {
    await house.payIn(110_000, { channelId: 'VIETQR_VCB' })
    const first = (page: StatementPage) => ({ entries: page.entries.slice(0, 1), nextCursor: 'more' })
    const answers = {
      silent: [() => 503, 'NO_ANSWER'],
      half: [
        (page: StatementPage, { cursor }: { cursor?: string | undefined }) => (cursor ? 502 : first(page)),
        'NO_ANSWER',
      ],
      refused: [() => 401, 'REFUSED'],
      endless: [(page: StatementPage) => ({ ...page, nextCursor: 'again' }), 'CONTRACT_BROKEN'],
      ofAnother: [changed((entry) => [{ ...entry, account: MB }]), 'CONTRACT_BROKEN'],
      ofAnotherDay: [changed((entry) => [{ ...entry, at: '2020-01-01T00:00:00.000Z' }]), 'CONTRACT_BROKEN'],
      fraction: [changed((entry) => [{ ...entry, amount: 0.5 }]), 'CONTRACT_BROKEN'],
    } as const
    for (const [name, [answer, reason]] of Object.entries(answers)) {
      const result = await house.door.while(answer, () => house.compared(VCB))
      expect([name, result.outcomes]).toEqual([name, new Set(['NOT_COMPARED'])])
      expect([name, new Set(result.comparisons.map((one) => one.reason))]).toEqual([name, new Set([reason])])
    }
    const empty = () => ({ entries: [], nextCursor: null })
    expect((await house.door.while(empty, () => house.compared(VCB))).outcomes).toContain('DIFFERENT')
    expect((await house.compared(VCB)).outcomes).toEqual(new Set(['BALANCED']))
  })

  race('makes one comparison of those that are begun and carried out at once', async () => {
    await house.later(async ([day = '']) => {
      await Promise.all([house.begin(day), house.begin(day), house.begin(day)])
      const { query } = house.platform.database
      const begun = await query.selectFrom('bank_comparisons').selectAll().where('outcome', '=', 'RUNNING').execute()
      expect(new Set(begun.map(({ account_number }) => account_number)).size).toBe(begun.length)
      const { carryOut } = house.platform.context.reconciliation
      await Promise.all(begun.flatMap(({ id }) => [carryOut(id), carryOut(id)]))
      expect(await house.running()).toEqual([])
      for (const { id } of begun) {
        const kept = await house.differencesOf(id)
        const things = kept.map(({ kind, ownId, bankId }) => `${kind} ${ownId} ${bankId}`)
        expect(new Set(things).size).toBe(things.length)
      }
    })
  })

  it('tells an operator of one brand what is of that brand, and nothing of the others', async () => {
    const account = `sakura${newId().slice(-6)}`
    const who = { account, name: 'Quản lý Sakura', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await house.platform.context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
    const body = { account, password: DEMO_PASSWORD }
    const { call } = house.platform
    const local = (await call('operatorSignIn', { ip: randomAddress(), body })).value.token
    // An account that is no brand's, and that the bank does not know either.
    const stray = house.cashier.report({ transferCode: 'KHONGAI', accountNumber: '99990000' }, 10_000)
    await house.cashier.deliver(stray)
    const strayed = await house.compared('99990000')
    expect(strayed.comparisons).toMatchObject([{ outcome: 'NOT_COMPARED', reason: 'ACCOUNT_UNKNOWN' }])
    const whole = await house.compared(payoutAccount)
    expect(whole.outcomes).toContain('DIFFERENT')

    const seen = await house.listed(local)
    expect(new Set(seen.map((one) => one.accountNumber))).toEqual(new Set([ACB_OF_SAKURA, payoutAccount]))
    const isEmpty = seen.every(
      ({ outcome, differences, figures }) => outcome === 'BALANCED' && differences + figures.length === 0,
    )
    expect(isEmpty).toBe(true)
    for (const { id } of whole.comparisons) expect(await house.differencesOf(id, local)).toEqual([])
    const foreign = need((await house.listed()).find((one) => one.accountNumber === MB))
    expect(await call('listBankDifferences', { token: local, params: { id: foreign.id } })).toMatchObject({
      status: 404,
      code: 'BANK_COMPARISON_NOT_FOUND',
    })
    const support = await house.platform.operator('support')
    expect((await call('listBankComparisons', { token: support })).success).toBe(true)
    expect(await house.begin(houseDayOf(Date.now()), support)).toMatchObject({ status: 403 })
  })

  it('refuses days that nobody can compare', async () => {
    const days = [houseDayOf(Date.now() + 48 * 60 * MINUTE), houseDayOf(Date.now() - 100 * 24 * 60 * MINUTE)]
    for (const day of days) expect(await house.begin(day)).toMatchObject({ status: 422, code: 'BANK_COMPARISON_DAY' })
    expect(await house.begin('2026-02-31')).toMatchObject({ status: 400, code: 'INVALID_INPUT', field: 'day' })
  })

  it('takes up a day whose comparison was interrupted', async () => {
    await house.later(async ([day = '']) => {
      await house.begin(day)
      const before = await house.running()
      await house.begin(day)
      expect(await house.running()).toEqual(before)
      house.platform.clock.advance(31 * MINUTE)
      await house.begin(day, await house.platform.operator())
      const after = await house.running()
      expect(after).toHaveLength(before.length)
      expect(after.filter((id) => before.includes(id))).toEqual([])
      for (const id of before) await house.platform.context.reconciliation.carryOut(id)
      const { query } = house.platform.database
      const rows = await query.selectFrom('bank_comparisons').selectAll().where('id', 'in', before).execute()
      expect(rows.every(({ outcome, reason }) => outcome === 'NOT_COMPARED' && reason === 'INTERRUPTED')).toBe(true)
      await house.carryOutAll()
      house.platform.clock.advance(-31 * MINUTE)
    })
  })

  // Last, since the clock stays where it was put.
  it('compares each day once it is over, again what could not be, and again each night what differs', async () => {
    const { clock, context, database } = house.platform
    await database.script('delete from bank_differences; delete from bank_comparisons')
    clock.advance(2 * 24 * 60 * MINUTE)
    const begun = async () => {
      await context.reconciliation.compareDue()
      const { length } = await house.running()
      await house.carryOutAll()
      return length
    }
    const last = async () => {
      const newest = await database.raw<{ outcome: string }>(
        `select distinct on (day, account_number) outcome from bank_comparisons
          where account_number <> '99990000' order by day, account_number, started_at desc, id desc`,
      )
      return newest.map(({ outcome }) => outcome)
    }
    // One of all brands pays out, and one is known from a stray transfer only.
    const due = (demoBankAccounts.length + 2) * 7
    expect(await house.door.while(() => 503, begun)).toBe(due)
    expect(new Set(await last())).toEqual(new Set(['NOT_COMPARED']))
    expect(await begun()).toBe(due)
    expect(new Set(await last())).toEqual(new Set(['BALANCED', 'DIFFERENT']))
    // The bank still does not know the stray account; everything else is done.
    expect(await begun()).toBe(7)
    clock.advance(21 * 60 * MINUTE)
    expect(await begun()).toBeGreaterThan(7)
  })
})
