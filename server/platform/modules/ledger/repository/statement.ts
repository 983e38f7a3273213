import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Stretch } from '../../../http/feed.ts'
import type { AccountName, MemberAccount } from '../accounts.ts'
import type { Owner } from '../movement.ts'

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
  /** Places are versions. */
  readonly stretch: Stretch<bigint>
}

/** Entries of one account with their transfers, newest first, or from the end of the stretch on. */
export function findEntries(query: Transaction['query'], asked: StatementQuery) {
  const { after, before, limit, fromEnd } = asked.stretch
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
      'entry.leg',
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
    .orderBy('entry.version', fromEnd ? 'asc' : 'desc')
    .limit(limit)
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
  if (after !== undefined) select = select.where('entry.version', '<', after)
  if (before !== undefined) select = select.where('entry.version', '>', before)
  return select.execute()
}
