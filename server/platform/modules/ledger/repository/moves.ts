import type { Transaction } from '../../../db/connection.ts'
import type { LedgerRefusal, OutcomeOf } from '../../../db/outcomes.ts'
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

/** What a movement left in the wallet that it moved. */
export interface PostedRow {
  readonly transfer_id: string
  readonly balance: bigint
  readonly version: bigint
}

const POST_WAITING =
  'select * from ledger_post_waiting($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)'

/** Carries many sure movements out, in their order; waits and raises as ledger_post_waiting.sql says. */
export function postMany(
  connection: Pick<Transaction, 'prepared'>,
  orders: readonly Move[],
  at: Date,
): Promise<PostedRow[]> {
  const of = columnsOf(orders, at)
  return connection.prepared<PostedRow>('ledger_post_waiting', POST_WAITING, [
    of.sources,
    of.merchants,
    of.members,
    of.ids,
    of.keys,
    of.hashes,
    of.kinds,
    of.currencies,
    of.amounts,
    of.origins,
    of.targets,
    of.documentKinds,
    of.documents,
    of.reasons,
    of.actors,
    at,
  ])
}

/** Orders as the functions that take many have them: a list of each part. */
const columnsOf = (orders: readonly Move[], at: Date) => ({
  merchants: orders.map(({ merchantId }) => merchantId),
  members: orders.map(({ memberId }) => memberId),
  ids: orders.map(() => newId(at.getTime())),
  sources: orders.map(({ source }) => source),
  keys: orders.map(({ key }) => key),
  hashes: orders.map(hashMove),
  kinds: orders.map(({ kind }) => kind),
  currencies: orders.map(({ currency }) => currency),
  amounts: orders.map(({ amount }) => amount),
  origins: orders.map(({ from }) => from),
  targets: orders.map(({ to }) => to),
  documentKinds: orders.map(({ document }) => document.kind),
  documents: orders.map(({ document }) => document.id),
  reasons: orders.map(({ reason }) => reason ?? null),
  actors: orders.map(({ actor }) => actor ?? null),
})
