import type { Transaction } from '../../db/connection.ts'
import { checkMove, type LedgerDependencies, publishBalances } from './execution.ts'
import type { Move, Movement, TransferOrder } from './movement.ts'
import * as repository from './repository/moves.ts'

/**
 * Moves money of many members between main wallets and the house in one statement: waits for their accounts in the order of their ids.
 * Each movement is new and sure: it throws, and all is undone, where a key was used before, an account is not open or does not hold that much.
 */
export async function postMany(
  { clock, events }: Pick<LedgerDependencies, 'clock' | 'events'>,
  tx: Transaction,
  orders: readonly TransferOrder[],
): Promise<void> {
  if (orders.length === 0) return
  const moves = orders.map((order): Move => ({ ...order, phase: 'SINGLE' }))
  for (const move of moves) checkMove(move)
  const rows = await repository.postMany(tx, moves, clock.now())
  if (rows.length !== moves.length) throw new Error('The ledger did not answer each')
  const movements = rows.map(
    ({ transfer_id, balance, version }): Movement => ({
      outcome: 'POSTED',
      refusal: undefined,
      transferId: transfer_id,
      replayed: false,
      accounts: [{ account: 'CASH', balance, version }],
    }),
  )
  tx.onCommit(() => publishBalances(events, moves, movements))
}
