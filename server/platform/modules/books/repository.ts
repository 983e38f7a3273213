import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { firstIdAt } from '../../lib/id.ts'
import type { Money } from '../../lib/money.ts'

type Query = Kysely<Tables>

export interface TransferFilter {
  readonly memberId?: string | undefined
  readonly kind?: string | undefined
  readonly documentKind?: string | undefined
  readonly documentId?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly minimum?: Money | undefined
  readonly maximum?: Money | undefined
  /** Id of the last one already seen. */
  readonly before?: string | undefined
  readonly limit: number
}

export const PLAY: readonly string[] = ['BET', 'WIN', 'ROLLBACK']
/** Literal, since only then the planner sees that the partial indexes of 0016_member_desk.sql serve. */
const notPlay = sql<boolean>`transfer.kind not in ('BET', 'WIN', 'ROLLBACK')`

const transfers = (query: Query, merchantId: string) =>
  query
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'transfer.merchant_id').onRef('members.id', '=', 'transfer.member_id'),
    )
    .selectAll('transfer')
    .select('members.account as member_account')
    .where('transfer.merchant_id', '=', merchantId)

/** The query of a page, so that a test can ask how it is carried out. */
export function transfersQuery(query: Query, merchantId: string, filter: TransferFilter) {
  let wanted = transfers(query, merchantId).orderBy('transfer.id', 'desc').limit(filter.limit)
  const isPlayWanted = filter.kind === undefined ? filter.memberId !== undefined : PLAY.includes(filter.kind)
  if (!isPlayWanted) wanted = wanted.where(notPlay)
  if (filter.memberId !== undefined) wanted = wanted.where('transfer.member_id', '=', filter.memberId)
  if (filter.kind !== undefined) wanted = wanted.where('transfer.kind', '=', filter.kind)
  if (filter.documentKind !== undefined) wanted = wanted.where('transfer.document_kind', '=', filter.documentKind)
  if (filter.documentId !== undefined) wanted = wanted.where('transfer.document_id', '=', filter.documentId)
  if (filter.minimum !== undefined) wanted = wanted.where('transfer.amount', '>=', filter.minimum)
  if (filter.maximum !== undefined) wanted = wanted.where('transfer.amount', '<=', filter.maximum)
  if (filter.before !== undefined) wanted = wanted.where('transfer.id', '<', filter.before)
  // Ids carry their time: a span of time is a span of the index.
  if (filter.from !== undefined) wanted = wanted.where('transfer.id', '>=', firstIdAt(filter.from))
  if (filter.to !== undefined) wanted = wanted.where('transfer.id', '<', firstIdAt(filter.to))
  return wanted
}

export type TransferRow = Awaited<ReturnType<ReturnType<typeof transfersQuery>['execute']>>[number]

export const selectTransfer = (query: Query, merchantId: string, memberId: string, id: string) =>
  transfers(query, merchantId)
    .where('transfer.member_id', '=', memberId)
    .where('transfer.id', '=', id)
    .executeTakeFirst()

export const selectEntries = (query: Query, merchantId: string, memberId: string, transferId: string) =>
  query
    .selectFrom('ledger_entries')
    .select(['leg', 'account', 'amount', 'balance_after'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('transfer_id', '=', transferId)
    .orderBy('leg')
    .execute()

export const selectReversal = (query: Query, merchantId: string, memberId: string, transferId: string) =>
  query
    .selectFrom('ledger_transfers')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('reverses', '=', transferId)
    .where('reverses', 'is not', null)
    .where('outcome', '=', 'POSTED')
    .executeTakeFirst()

export const selectHouse = (query: Query, merchantId: string) =>
  query
    .selectFrom('house_balances')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('currency')
    .orderBy('account')
    .execute()
