import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import type { LedgerRefusal, OutcomeOf } from '../../db/outcomes.ts'
import { HELD } from '../../lib/aside.ts'
import { newId } from '../../lib/id.ts'
import type { AccountName, MemberAccount } from './accounts.ts'
import { type AccountBalance, hashMove, type Move, type Owner } from './movement.ts'

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

/** Opens accounts that are not open yet. */
export async function openAccounts(
  query: Transaction['query'],
  owner: Owner,
  accounts: readonly { currency: string; account: MemberAccount }[],
  at: Date,
): Promise<void> {
  if (accounts.length === 0) return
  await query
    .insertInto('ledger_accounts')
    .values(
      accounts.map(({ currency, account }) => ({
        merchant_id: owner.merchantId,
        member_id: owner.memberId,
        currency,
        account,
        opened_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The balances of one member, of all currencies. */
export async function findBalances(
  connection: Pick<Database, 'prepared'>,
  owner: Owner,
): Promise<(AccountBalance & { currency: string })[]> {
  return connection.prepared(
    'ledger_balances',
    'select currency, account, balance, version from ledger_accounts where merchant_id = $1 and member_id = $2 order by currency, account',
    [owner.merchantId, owner.memberId],
  )
}

/** The sum of what a document put into an account. Stakes and wins are left out, so that the index of rare kinds serves it. */
export async function sumCredits(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: Owner,
  asked: { readonly currency: string; readonly account: MemberAccount; readonly documentId: string },
): Promise<bigint> {
  const [row] = await raw<{ total: bigint }>(
    `select coalesce(sum(entry.amount), 0)::int8 as total
       from ledger_entries entry
       join ledger_transfers transfer on transfer.merchant_id = entry.merchant_id
        and transfer.member_id = entry.member_id and transfer.id = entry.transfer_id
      where entry.merchant_id = $1 and entry.member_id = $2 and entry.currency = $3 and entry.account = $4
        and entry.version is not null and entry.kind not in ('BET', 'WIN') and entry.amount > 0
        and transfer.document_id = $5`,
    [merchantId, memberId, asked.currency, asked.account, asked.documentId],
  )
  return row?.total ?? 0n
}

/** One posted or refused transfer of a member. */
export function findTransfer(query: Transaction['query'], owner: Owner, id: string) {
  return query
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('merchant_id', '=', owner.merchantId)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** So many entries around a date are looked at by their own time: the clocks of two machines differ a little. */
const CLOCK_DIFFERENCE = 200n

export interface StatementQuery extends Owner {
  readonly currency: string
  /** CASH unless told. */
  readonly account?: MemberAccount
  readonly kinds?: readonly string[]
  /** From this time on. */
  readonly from?: Date
  /** Before this time. */
  readonly to?: Date
  /** The `version` of the last entry already seen; older ones follow. */
  readonly before?: bigint
  readonly limit: number
}

/** Entries of one account, newest first, with their transfers; not yet asked for, so that a test can look at its plan. */
export function selectEntries(query: Transaction['query'], asked: StatementQuery) {
  let select = query
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', (join) =>
      join
        .onRef('transfer.merchant_id', '=', 'entry.merchant_id')
        .onRef('transfer.member_id', '=', 'entry.member_id')
        .onRef('transfer.id', '=', 'entry.transfer_id'),
    )
    .select([
      'entry.transfer_id',
      'entry.account',
      'entry.currency',
      'entry.amount',
      'entry.kind',
      'entry.created_at',
      'transfer.phase',
      'transfer.source',
      'transfer.document_kind',
      'transfer.document_id',
      'transfer.reason',
      'transfer.reverses',
      sql<bigint>`entry.version`.as('version'),
      sql<bigint>`entry.balance_after`.as('balance_after'),
      sql<AccountName>`case when entry.amount < 0 then transfer.to_account else transfer.from_account end`.as(
        'counterparty',
      ),
    ])
    .where('entry.merchant_id', '=', asked.merchantId)
    .where('entry.member_id', '=', asked.memberId)
    .where('entry.currency', '=', asked.currency)
    .where('entry.account', '=', asked.account ?? 'CASH')
    .where('entry.version', 'is not', null)
    .orderBy('entry.version', 'desc')
    .limit(asked.limit)
  if (asked.kinds !== undefined) select = select.where('entry.kind', 'in', asked.kinds)
  // A date is found among the entries' numbers (ledger_version_at.sql), so that the index serves the span too.
  const versionAt = (at: Date) =>
    sql<bigint>`ledger_version_at(${asked.merchantId}, ${asked.memberId}, ${asked.currency}, ${asked.account ?? 'CASH'}, ${at})`
  if (asked.from !== undefined) {
    select = select
      .where('entry.created_at', '>=', asked.from)
      .where('entry.version', '>=', sql<bigint>`${versionAt(asked.from)} - ${CLOCK_DIFFERENCE}::int8`)
  }
  if (asked.to !== undefined) {
    select = select
      .where('entry.created_at', '<', asked.to)
      .where('entry.version', '<', sql<bigint>`${versionAt(asked.to)} + ${CLOCK_DIFFERENCE}::int8`)
  }
  if (asked.before !== undefined) select = select.where('entry.version', '<', asked.before)
  return select
}

/** Locks a member's accounts in the order in which every movement locks them. */
export async function lockAccounts(tx: Pick<Transaction, 'raw'>, { merchantId, memberId }: Owner): Promise<void> {
  await tx.raw(
    `select 1 from ledger_accounts where merchant_id = $1 and member_id = $2 order by currency, account for update`,
    [merchantId, memberId],
  )
}
export const findEntries = (query: Transaction['query'], asked: StatementQuery) => selectEntries(query, asked).execute()
