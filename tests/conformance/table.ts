import { randomUUID } from 'node:crypto'
import type { BetOrder, Driver, Reply, Seat } from './driver.ts'
import type { ResultName } from './results.ts'

/** What a house can do for a case besides answering calls. */
export interface House {
  /** A player with so many units in an open session. */
  seat(funds: number): Promise<Seat>
  lock(seat: Seat): Promise<void>
  expire(seat: Seat): Promise<void>
  exclude(seat: Seat): Promise<void>
}

/** What a case works with. */
export interface Bench {
  readonly driver: Driver
  readonly house: House
  /** Throws when the answer is another one than expected. */
  expect(reply: Reply, result: ResultName, balance?: number): void
  /** Throws when the player has not exactly so much. */
  expectBalance(seat: Seat, balance: number): Promise<void>
}

export interface Case {
  /** What holds, as a sentence. */
  readonly name: string
  /** Needs more of the house than to answer calls: left out against an address alone. */
  readonly needsHouse?: true
  /** Only where the protocol has bet and win in one call. */
  readonly needsBatch?: true
  run(bench: Bench): Promise<void>
}

export const newBet = (amount: number, round: string = randomUUID()): BetOrder => ({
  round,
  transaction: randomUUID(),
  amount,
})

export const winOf = (bet: BetOrder, amount: number) => ({
  round: bet.round,
  transaction: randomUUID(),
  bet: bet.transaction,
  amount,
})

export const undoOf = (bet: { readonly round: string; readonly transaction: string }) => ({
  round: bet.round,
  transaction: randomUUID(),
  target: bet.transaction,
})

/** A bench whose complaints say what was expected and what came. */
export function createBench(driver: Driver, house: House): Bench {
  const fail = (what: string, expected: unknown, found: unknown) => {
    throw new Error(`${what}: expected ${String(expected)}, found ${String(found)}`)
  }
  return {
    driver,
    house,
    expect(reply, result, balance) {
      const expected = driver.words[result]
      if (reply.word !== expected) fail(result, expected, reply.word)
      if (balance !== undefined && reply.balance !== balance) fail('balance', balance, reply.balance)
    },
    async expectBalance(seat, balance) {
      const reply = await driver.balance(seat)
      if (reply.balance !== balance) fail('balance', balance, reply.balance ?? reply.word)
    },
  }
}
