import type { Database } from '../../db/connection.ts'
import { sqlState, waitedTooLong } from '../../db/trouble.ts'
import { httpErrors } from '../../http/errors.ts'
import { HELD } from '../../lib/aside.ts'
import { newId } from '../../lib/id.ts'
import { createLanes } from '../../lib/lanes.ts'
import { vendorsErrors } from './errors.ts'
import * as repository from './repository.ts'
import type { WalletCommand } from './vendor-adapter.ts'

export type MoneyCommand = Exclude<WalletCommand, { kind: 'AUTHENTICATE' | 'BALANCE' }>

/** An order of a vendor on its way to the database. */
interface Order {
  readonly source: string
  readonly command: MoneyCommand
  readonly tokenHash: string
  readonly at: Date
}

/** Lanes of one process: two batches in flight; with more, batches are smaller and commits more (docs/benchmarks.md). */
const LANES = 2

/**
 * Carries orders out, each in one round trip. One that comes alone goes alone; those that come while others are being written
 * share a round trip and a commit.
 */
export function createOrders(database: Database) {
  async function carryOut(orders: readonly Order[]): Promise<(repository.WalletRow | typeof HELD)[]> {
    const [first] = orders
    if (first === undefined) return []
    if (orders.length > 1) return repository.carryOutMany(database, orders)
    try {
      return await carryOutOne(first).catch((error: unknown) => {
        if (sqlState(error) !== '23505') throw error
        // The transaction came of another member at the same moment. His is committed now, and this one is answered as if it came later.
        return carryOutOne(first)
      })
    } catch (error) {
      if (waitedTooLong(error)) return [HELD]
      throw error
    }
  }

  function carryOutOne({ source, command, tokenHash, at }: Order): Promise<repository.WalletRow[]> {
    const made = { source, transferId: newId(), at }
    switch (command.kind) {
      case 'BET':
        return repository.placeBet(database, command, { ...made, betId: newId(), tokenHash })
      case 'WIN':
        return repository.creditWin(database, command, made)
      case 'ROLLBACK':
        return repository.rollBack(database, command, made)
      case 'BATCH':
        return repository.carryOutBatch(database, command, { source, at, tokenHash, newId })
    }
  }

  return createLanes({
    count: database.kind === 'pglite' ? 1 : LANES,
    laneOf: ({ command }: Order) => command.memberId,
    memberOf: ({ command }) => command.memberId,
    carryOut,
    busy: () => vendorsErrors.VENDOR_ORDERS_BUSY(),
    held: () => httpErrors.TRY_AGAIN({ extras: { retryAfter: 1 } }),
  })
}
