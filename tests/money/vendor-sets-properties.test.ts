import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import type { MoneyCommand } from '../../server/platform/modules/vendors/orders.ts'
import { carryOutMany } from '../../server/platform/modules/vendors/repository.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createTestLedger, type TestLedger } from '../support/ledger.ts'
import { need } from '../support/need.ts'
import { carryOutAlone, openSeat, type Seat, traces } from './support/vendor-sets.ts'

const MEMBERS = 4
const RUNS = 60
const FUNDS = 100n

/** True once in so many times. */
const rarely = (times: number) => fc.nat(times - 1).map((one) => one === times - 1)

const part = fc.record({
  kind: fc.constantFrom('BET', 'BET', 'BET', 'BET', 'WIN', 'WIN', 'WIN', 'WIN', 'ROLLBACK'),
  /** Which of the orders before is sent again, or refers to a bet before, counted back from the last. */
  back: fc.nat(3),
  isRepeated: rarely(12),
  isOther: rarely(12),
  amount: fc.bigInt({ min: 0n, max: 25n }),
})
const call = fc.record({
  member: fc.nat(MEMBERS - 1),
  parts: fc.array(part, { minLength: 1, maxLength: 3 }),
  isBatch: fc.boolean(),
  isEmpty: rarely(8),
  /** The last one belongs to nobody yet, and whoever bets on it first has it. */
  round: fc.constantFrom(0, 0, 0, 1, 1, 2),
  isElsewhere: rarely(10),
  isClosed: rarely(3),
  isFree: rarely(4),
  odds: fc.constantFrom(null, 12_000, 20_000),
  token: fc.constantFrom('good', 'good', 'good', 'good', 'good', 'good', 'good', 'expired', 'unknown'),
  /** A bet whose transaction another member may have too. */
  isShared: rarely(12),
})
type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never
const script = fc.array(fc.array(call, { minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 6 })

/** A command before it is said whose it is. */
type Unowned<Command> = Command extends unknown ? Omit<Command, keyof Seat> : never
type CommandOfAnyone = Unowned<MoneyCommand>

/** An order of one of the members, by his place; his token is good unless told. */
interface Asked {
  readonly member: number
  readonly token?: string
  readonly command: CommandOfAnyone
}

/** What was sent of a member so far. */
interface History {
  readonly transactions: string[]
  readonly bets: { readonly transaction: string; readonly round: string }[]
}

const last = <Value>(values: readonly Value[], back: number): Value | undefined =>
  values[values.length - 1 - (back % Math.max(values.length, 1))]

/** A call as a vendor's adapter reads it, made of what came before it. */
function commandOf(made: Call, { transactions, bets }: History, run: string): CommandOfAnyone {
  const chosen = made.round === 2 ? `${run}-common` : `${run}-${made.member}-${made.round}`
  const orders = made.parts
    .slice(0, made.isBatch ? undefined : 1)
    .map(({ kind, back, isRepeated, isOther, amount }) => {
      const isShared = made.isShared && kind === 'BET'
      const known = isRepeated && !isShared ? last(transactions, back) : undefined
      const transactionId = known ?? (isShared ? `${run}-shared` : `${run}-${made.member}-${transactions.length}`)
      const reference = kind === 'BET' ? undefined : last(bets, back)
      const referenceId = kind === 'BET' ? undefined : (reference?.transaction ?? `${run}-${made.member}-missing`)
      // Nobody refers to what another member may have: orders of two members come in no order, so the answer would be chance.
      if (known === undefined && !isShared) {
        transactions.push(transactionId)
        if (kind === 'BET') bets.push({ transaction: transactionId, round: chosen })
      }
      return {
        kind: kind as 'BET' | 'WIN' | 'ROLLBACK',
        transactionId,
        referenceId,
        amount: kind === 'ROLLBACK' ? 0n : amount,
        hash: isOther ? 'other' : 'same',
        round: reference?.round,
      }
    })
  const order = need(orders[0])
  const round = (made.isElsewhere ? undefined : order.round) ?? chosen
  const shared = { token: '', round, roundClosed: made.isClosed, gameCode: 'game', currency: 'VND' }
  if (made.isBatch) return { kind: 'BATCH', ...shared, orders: made.isEmpty ? [] : orders }
  const { transactionId, hash, amount, referenceId } = order
  const alone = { ...shared, transactionId, hash }
  if (order.kind === 'BET') return { ...alone, kind: 'BET', amount, isFree: made.isFree, odds: made.odds }
  return order.kind === 'WIN'
    ? { ...alone, kind: 'WIN', amount, referenceId: need(referenceId) }
    : { ...alone, kind: 'ROLLBACK', referenceId: need(referenceId) }
}

describeOnEachDatabase('orders of vendors in sets', (open) => {
  let database: Database
  let books: TestLedger
  beforeAll(async () => {
    database = await open.empty()
    books = createTestLedger(database)
  }, 60_000)
  afterAll(() => database.close())

  /** Members who are alike on both sides: the second counts his losses, the third is limited by his line, the fourth is locked at times. */
  async function openSeats(source: string, isLocked: boolean): Promise<Seat[]> {
    const seats: Seat[] = []
    for (let member = 0; member < MEMBERS; member++)
      seats.push(
        await openSeat(books, source, {
          funds: FUNDS,
          lossLimit: member === 1 ? 60n : undefined,
          greatest: member === 2 ? 30n : undefined,
          isLocked: member === 3 && isLocked,
          // What a bet counts depends on its payout in the second, and does not in the first.
          gameType: member % 2 === 0 ? 'RNG' : 'LIVE',
        }),
      )
    return seats
  }

  /** Carries batches out on both sides, and compares each answer and all that they left behind. Answers what became of each order. */
  async function compare(batches: readonly (readonly Asked[])[], isLocked = false): Promise<string[]> {
    const together = await openSeats('together', isLocked)
    const alone = await openSeats('alone', isLocked)
    const outcomes: string[] = []
    for (const [number, batch] of batches.entries()) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, 0, number))
      const ordersOf = (source: string, seats: readonly Seat[]) =>
        batch.map(({ member, token = 'good', command }) => {
          const seat = need(seats[member])
          return { source, command: { ...command, ...seat }, tokenHash: `${token} ${seat.memberId}`, at }
        })
      const answers = await carryOutMany(database, ordersOf('together', together))
      const expected = []
      for (const order of ordersOf('alone', alone)) expected.push(await carryOutAlone(database, order))
      expect(answers).toEqual(expected)
      outcomes.push(...expected.map((answer) => `${need(answer).outcome}${answer?.replayed ? ' again' : ''}`))
    }
    expect(await traces(database, together)).toEqual(await traces(database, alone))
    return outcomes
  }

  it('are answered and written as if each had come alone, whatever they are', { timeout: 240_000 }, async () => {
    let played = 0
    let carriedOut = 0
    const property = fc.asyncProperty(script, fc.boolean(), async (batches, isLocked) => {
      const run = `run${played++}`
      const histories = Array.from({ length: MEMBERS }, (): History => ({ transactions: [], bets: [] }))
      const asked = batches.map((batch) =>
        batch.map((made) => {
          const { member, token } = made
          return { member, token, command: commandOf(made, need(histories[member]), run) }
        }),
      )
      const outcomes = await compare(asked, isLocked)
      carriedOut += outcomes.filter((outcome) => outcome === 'SUCCESS').length
    })
    await fc.assert(property, { numRuns: RUNS })
    expect(carriedOut).toBeGreaterThan(RUNS)
    expect((await books.ledger.runTrialBalance()).mismatches).toEqual([])
  })

  it('see those before them in the same batch: two of one member, one twice, one refused, a rollback before its bet', async () => {
    const round = { token: '', round: 'cases', gameCode: 'game', currency: 'VND', roundClosed: false }
    const bet = (transactionId: string, amount: bigint): CommandOfAnyone => ({
      kind: 'BET',
      ...round,
      transactionId,
      hash: transactionId,
      amount,
      isFree: false,
      odds: null,
    })
    const rollBack = (referenceId: string): CommandOfAnyone => ({
      kind: 'ROLLBACK',
      ...round,
      transactionId: `of ${referenceId}`,
      hash: referenceId,
      referenceId,
    })
    const by = (member: number, ...commands: CommandOfAnyone[]): Asked[] =>
      commands.map((command) => ({ member, command: { ...command, round: `cases ${member}` } }))
    const outcomes = await compare([
      [
        ...by(0, bet('first', 60n), bet('second', 40n)),
        ...by(2, bet('once', 10n), bet('once', 10n)),
        ...by(3, bet('much', 101n), bet('little', 5n), rollBack('late'), bet('late', 5n)),
      ],
    ])
    expect(outcomes).toEqual([
      ...['SUCCESS', 'SUCCESS'],
      ...['SUCCESS', 'SUCCESS again'],
      ...['WALLET_INSUFFICIENT', 'SUCCESS', 'SUCCESS', 'TRANSACTION_CANCELLED again'],
    ])
  })
})
