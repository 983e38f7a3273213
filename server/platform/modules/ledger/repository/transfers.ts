import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Moment, Stretch } from '../../../http/feed.ts'
import type { Money } from '../../../lib/money.ts'
import { countsAs, sqlListOf } from '../kinds.ts'
import type { DocumentReference, Owner } from '../movement.ts'

type Query = Transaction['query']

/** One posted or refused transfer of a member. */
export function findTransfer(query: Query, owner: Owner, id: string) {
  return query
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('merchant_id', '=', owner.merchantId)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface TransferFilter {
  readonly memberId?: string | undefined
  readonly kind?: string | undefined
  readonly documentKind?: string | undefined
  readonly documentId?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly minimum?: Money | undefined
  readonly maximum?: Money | undefined
}

/** As the partial indexes of 0003_ledger.sql say it. */
const notPlay = sql<boolean>`transfer.kind not in (${sql.raw(sqlListOf('play'))})`

const transfers = (query: Query, merchantId: string) =>
  query
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'transfer.merchant_id').onRef('members.id', '=', 'transfer.member_id'),
    )
    .selectAll('transfer')
    .select('members.account as member_account')
    .where('transfer.merchant_id', '=', merchantId)

/** By the partial indexes, in the order of time. */
function withoutPlay(query: Query, merchantId: string, { after, before, fromEnd }: Stretch<Moment>) {
  const direction = fromEnd ? 'asc' : 'desc'
  const place = sql`(transfer.created_at, transfer.id)`
  let ordered = transfers(query, merchantId)
    .where(notPlay)
    .orderBy('transfer.created_at', direction)
    .orderBy('transfer.id', direction)
  if (after !== undefined) ordered = ordered.where(sql<boolean>`${place} < (${after.at}, ${after.id}::uuid)`)
  if (before !== undefined) ordered = ordered.where(sql<boolean>`${place} > (${before.at}, ${before.id}::uuid)`)
  return ordered
}

/** With play, of one member: by the primary key, in the order of writing. */
function everything(query: Query, merchantId: string, { after, before, fromEnd }: Stretch<Moment>) {
  let ordered = transfers(query, merchantId).orderBy('transfer.id', fromEnd ? 'asc' : 'desc')
  if (after !== undefined) ordered = ordered.where('transfer.id', '<', after.id)
  if (before !== undefined) ordered = ordered.where('transfer.id', '>', before.id)
  return ordered
}

/** How many transfers a filter finds, counted up to `most`. */
export async function countTransfers(query: Query, merchantId: string, filter: TransferFilter, most: number) {
  const { total } = await query
    .selectFrom(transfersQuery(query, merchantId, filter, { limit: most, fromEnd: false }).as('found'))
    .select((build) => build.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The query of a stretch, so that a test can ask how it is carried out; newest first, or from its end on. */
export function transfersQuery(query: Query, merchantId: string, filter: TransferFilter, stretch: Stretch<Moment>) {
  const isPlayWanted = filter.kind === undefined ? filter.memberId !== undefined : countsAs(filter.kind, 'play')
  let wanted = isPlayWanted ? everything(query, merchantId, stretch) : withoutPlay(query, merchantId, stretch)
  if (filter.memberId !== undefined) wanted = wanted.where('transfer.member_id', '=', filter.memberId)
  if (filter.kind !== undefined) wanted = wanted.where('transfer.kind', '=', filter.kind)
  if (filter.documentKind !== undefined) wanted = wanted.where('transfer.document_kind', '=', filter.documentKind)
  if (filter.documentId !== undefined) wanted = wanted.where('transfer.document_id', '=', filter.documentId)
  if (filter.minimum !== undefined) wanted = wanted.where('transfer.amount', '>=', filter.minimum)
  if (filter.maximum !== undefined) wanted = wanted.where('transfer.amount', '<=', filter.maximum)
  if (filter.from !== undefined) wanted = wanted.where('transfer.created_at', '>=', filter.from)
  if (filter.to !== undefined) wanted = wanted.where('transfer.created_at', '<', filter.to)
  return wanted.limit(stretch.limit)
}

export type TransferRow = Awaited<ReturnType<ReturnType<typeof transfersQuery>['execute']>>[number]

/** By its id alone: the blocks of ids lead to it (`ledger_transfers_id_block`). */
export const findNamedTransfer = (query: Query, merchantId: string, id: string) =>
  transfers(query, merchantId).where('transfer.id', '=', id).executeTakeFirst()

export const listLegs = (query: Query, { merchantId, memberId }: Owner, transferId: string) =>
  query
    .selectFrom('ledger_entries')
    .select(['leg', 'account', 'amount', 'balance_after'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('transfer_id', '=', transferId)
    .orderBy('leg')
    .execute()

export const findReversal = (query: Query, { merchantId, memberId }: Owner, transferId: string) =>
  query
    .selectFrom('ledger_transfers')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('reverses', '=', transferId)
    .where('reverses', 'is not', null)
    .where('outcome', '=', 'POSTED')
    .executeTakeFirst()

/** What a document moved in a member's main wallet, the first movement first; less than zero where it went out. Play is left out. */
export const listMovedFor = (
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: Owner,
  document: DocumentReference,
): Promise<{ id: string; amount: Money; created_at: Date }[]> =>
  raw(
    `select transfer.id, entry.amount, transfer.created_at
       from ledger_transfers transfer
       join ledger_entries entry on entry.merchant_id = transfer.merchant_id and entry.member_id = transfer.member_id
        and entry.transfer_id = transfer.id and entry.account = 'CASH'
      where transfer.merchant_id = $1 and transfer.document_kind = $3 and transfer.document_id = $4 and transfer.member_id = $2
        and transfer.kind not in (${sqlListOf('play')}) and transfer.outcome = 'POSTED'
      order by transfer.id`,
    [merchantId, memberId, document.kind, document.id],
  )
