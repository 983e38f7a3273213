import type { Transaction } from '../../../db/connection.ts'
import type { LedgerRefusal, OutcomeOf } from '../../../db/outcomes.ts'
import { HELD } from '../../../lib/aside.ts'
import { newId } from '../../../lib/id.ts'
import type { MemberAccount } from '../accounts.ts'
import { hashMove, type Move } from '../movement.ts'

/** What ledger_move answers (ledger_move.sql says what each means). */
export interface MoveRow {
  readonly outcome: OutcomeOf<'ledger_move'>
  readonly refusal: LedgerRefusal | null
  readonly transfer_id: string
  readonly replayed: boolean
  readonly accounts: MemberAccount[]
  readonly balances: bigint[]
  readonly versions: bigint[]
}

const MOVE =
  'select * from ledger_move($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)'

export interface MoveOptions {
  readonly keepRefusal: boolean
  readonly linkedRefusal?: LedgerRefusal
}

/** Carries one movement out, in one round trip of a named prepared statement. */
export async function move(
  connection: Pick<Transaction, 'prepared'>,
  order: Move,
  at: Date,
  options: MoveOptions,
): Promise<MoveRow> {
  const [row] = await connection.prepared<MoveRow>('ledger_move', MOVE, [
    order.merchantId,
    order.memberId,
    newId(at.getTime()),
    order.source,
    order.key,
    hashMove(order),
    order.kind,
    order.phase,
    order.currency,
    order.amount,
    order.from,
    order.to,
    order.resolves ?? null,
    order.reverses ?? null,
    order.document.kind,
    order.document.id,
    order.reason ?? null,
    order.actor ?? null,
    at,
    options.keepRefusal,
    options.linkedRefusal ?? null,
  ])
  if (row === undefined) throw new Error('ledger_move answered nothing')
  return row
}

const MOVE_MANY =
  'select * from ledger_move_many($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)'

/**
 * Carries many independent single movements out, in their order, in one round trip. Refusals are kept; HELD as
 * ledger_move_many.sql says.
 */
export async function moveMany(
  connection: Pick<Transaction, 'prepared'>,
  orders: readonly Move[],
  at: Date,
): Promise<(MoveRow | typeof HELD)[]> {
  const column = <Value>(read: (order: Move) => Value) => orders.map(read)
  const rows = await connection.prepared<MoveRow | HeldRow>('ledger_move_many', MOVE_MANY, [
    column(({ merchantId }) => merchantId),
    column(({ memberId }) => memberId),
    column(() => newId(at.getTime())),
    column(({ source }) => source),
    column(({ key }) => key),
    column(hashMove),
    column(({ kind }) => kind),
    column(({ currency }) => currency),
    column(({ amount }) => amount),
    column(({ from }) => from),
    column(({ to }) => to),
    column(({ document }) => document.kind),
    column(({ document }) => document.id),
    column(({ reason }) => reason ?? null),
    column(({ actor }) => actor ?? null),
    at,
  ])
  return rows.map((row) => (isHeld(row) ? HELD : row))
}

interface HeldRow {
  readonly outcome: 'HELD'
}
const isHeld = (row: MoveRow | HeldRow): row is HeldRow => row.outcome === 'HELD'
