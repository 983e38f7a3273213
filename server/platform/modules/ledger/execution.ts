import type { Database, Transaction } from '../../db/connection.ts'
import type { LedgerRefusal } from '../../db/outcomes.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Failure } from '../../lib/failure.ts'
import { formatMoney } from '../../lib/money.ts'
import { ledgerErrors } from './errors.ts'
import type { Move, Movement } from './movement.ts'
import * as repository from './repository/moves.ts'

export interface LedgerDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

export interface MovementOptions {
  /**
   * Refusals are stored and returned (`outcome: 'REFUSED'`), so that a repetition gets the same one: for vendors and
   * gateways. Otherwise a refusal throws its Failure and leaves nothing behind.
   */
  readonly keepRefusals?: boolean
}

/** Carries moves out in the database, and tells the new balances once they are committed. */
export function createExecution({ clock, events }: Pick<LedgerDependencies, 'clock' | 'events'>) {
  /** Carries linked moves out, all or none, in order. */
  async function carryOut(tx: Transaction, moves: readonly Move[], options: MovementOptions): Promise<Movement[]> {
    for (const move of moves) checkMove(move)
    const at = clock.now()
    const keepRefusal = options.keepRefusals === true
    const linked = moves.length > 1 && keepRefusal
    if (linked) await tx.script('savepoint ledger_linked')
    const movements: Movement[] = []
    for (const move of moves) {
      const movement = toMovement(await repository.move(tx, move, at, { keepRefusal: keepRefusal && !linked }))
      if (movement.outcome !== 'POSTED' && !keepRefusal) throw failureOf(movement)
      movements.push(movement)
      if (linked && movement.refusal !== undefined && !movement.replayed) {
        await tx.script('rollback to savepoint ledger_linked')
        return refuseLinked(tx, moves, at, movement.refusal)
      }
    }
    if (linked) await tx.script('release savepoint ledger_linked')
    tx.onCommit(() => publishBalances(events, moves, movements))
    return movements
  }

  async function refuseLinked(
    tx: Transaction,
    moves: readonly Move[],
    at: Date,
    refusal: LedgerRefusal,
  ): Promise<Movement[]> {
    const movements: Movement[] = []
    for (const move of moves) {
      movements.push(toMovement(await repository.move(tx, move, at, { keepRefusal: true, linkedRefusal: refusal })))
    }
    return movements
  }

  return { carryOut }
}

export type Execution = ReturnType<typeof createExecution>

/** Tells the new balances of what was posted just now; a repetition changed none. */
export function publishBalances(events: EventBus, moves: readonly Move[], movements: readonly Movement[]): void {
  for (const [index, movement] of movements.entries()) {
    const move = moves[index]
    if (move === undefined || movement.outcome !== 'POSTED' || movement.replayed) continue
    const { merchantId, memberId, currency } = move
    for (const { account, balance, version } of movement.accounts) {
      const told = { account, balance: formatMoney(balance), version: Number(version) }
      events.publish({ type: 'balance', merchantId, memberId, currency, ...told })
    }
  }
}

/** The failure that a movement which did not post amounts to. */
function failureOf(movement: Movement): Failure {
  if (movement.outcome === 'CANCELLED') return ledgerErrors.TRANSFER_CANCELLED()
  if (movement.refusal === undefined) throw new Error('The ledger refused and did not say why')
  return ledgerErrors[movement.refusal]()
}

/** Refuses what no caller may ask; throws AMOUNT_NOT_POSITIVE, or an Error for a mistake of ours. */
export function checkMove(move: Move): void {
  const mayBeZero = move.phase === 'TOMBSTONE' || move.phase === 'POST' || move.phase === 'VOID'
  if (move.amount < 0n || (move.amount === 0n && !mayBeZero))
    throw ledgerErrors.AMOUNT_NOT_POSITIVE({ field: 'amount' })
  if (move.from === move.to) throw new Error(`A transfer from ${move.from} to itself moves nothing`)
  if (move.phase === 'PENDING' && (move.from === 'HOLD' || move.to === 'HOLD'))
    throw new Error('HOLD is between the phases')
}

function toMovement(row: repository.MoveRow): Movement {
  if (row.outcome === 'DUPLICATE_MISMATCH') throw ledgerErrors.DUPLICATE_MISMATCH()
  return {
    outcome: row.outcome,
    refusal: row.refusal ?? undefined,
    transferId: row.transfer_id,
    replayed: row.replayed,
    accounts: row.accounts.map((account, index) => ({
      account,
      balance: row.balances[index] ?? 0n,
      version: row.versions[index] ?? 0n,
    })),
  }
}
