import type { Kysely } from 'kysely'
import { behind, countUpTo } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Moment } from '../../../http/feed.ts'
import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'

type Query = Kysely<Tables>

export interface VendorTransferFilter {
  readonly ids?: readonly string[] | undefined
  readonly state?: string | undefined
  readonly vendorCode?: string | undefined
  readonly direction?: string | undefined
  readonly memberId?: string | undefined
  /** Beginning of the member's user name. */
  readonly account?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly hasProposal?: boolean | undefined
}

/** The same, and how long what is wanted has waited. */
export type VendorTransferWish = VendorTransferFilter & { readonly olderThanMinutes?: number | undefined }

/** What is wanted, as of a moment: what waits longer was made before. */
export function olderBy({ olderThanMinutes, ...filter }: VendorTransferWish, now: Date): VendorTransferFilter {
  const latest = olderThanMinutes && new Date(now.getTime() - olderThanMinutes * 60_000)
  return { ...filter, to: latest && (filter.to === undefined || latest < filter.to) ? latest : filter.to }
}

const SORTS = {
  createdAt: 'transfer.created_at',
  decidedAt: 'transfer.decided_at',
  amount: 'transfer.amount',
  tries: 'transfer.tries',
  id: 'transfer.created_at',
} as const

const transfers = (query: Query, merchantId: string) =>
  query
    .selectFrom('vendor_transfers as transfer')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'transfer.merchant_id').onRef('members.id', '=', 'transfer.member_id'),
    )
    .innerJoin('vendors', 'vendors.code', 'transfer.vendor_code')
    .where('transfer.merchant_id', '=', merchantId)

const shown = (query: Query, merchantId: string) =>
  transfers(query, merchantId)
    .selectAll('transfer')
    .select(['members.account as member_account', 'vendors.name as vendor_name'])

export const selectTransfer = (query: Query, merchantId: string, id: string) =>
  shown(query, merchantId).where('transfer.id', '=', id).executeTakeFirst()

export type VendorTransferRow = NonNullable<Awaited<ReturnType<typeof selectTransfer>>>

function wantedTransfers(query: Query, merchantId: string, filter: VendorTransferFilter) {
  let wanted = shown(query, merchantId)
  if (filter.ids !== undefined) wanted = wanted.where('transfer.id', 'in', [...filter.ids])
  if (filter.state !== undefined) wanted = wanted.where('transfer.state', '=', filter.state)
  if (filter.vendorCode !== undefined) wanted = wanted.where('transfer.vendor_code', '=', filter.vendorCode)
  if (filter.direction !== undefined) wanted = wanted.where('transfer.direction', '=', filter.direction)
  if (filter.memberId !== undefined) wanted = wanted.where('transfer.member_id', '=', filter.memberId)
  if (filter.account !== undefined)
    wanted = wanted.where('members.account', 'like', `${filter.account.replace(/[\\%_]/g, '\\$&')}%`)
  if (filter.from !== undefined) wanted = wanted.where('transfer.created_at', '>=', filter.from)
  if (filter.to !== undefined) wanted = wanted.where('transfer.created_at', '<', filter.to)
  if (filter.hasProposal !== undefined)
    wanted = wanted.where('transfer.proposed_state', filter.hasProposal ? 'is not' : 'is', null)
  return wanted
}

export async function selectTransfers(
  query: Query,
  merchantId: string,
  filter: VendorTransferFilter,
  page: PageRequest,
) {
  const { limit, offset } = pageOf(page)
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'transfer.created_at', direction: 'desc' })
  const wanted = wantedTransfers(query, merchantId, filter)
  const rows = await wanted
    .orderBy(column, direction)
    .orderBy('transfer.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted
    .clearSelect()
    .select((count) => count.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Transfers behind a place, newest first. */
export const readTransfers = (
  query: Query,
  merchantId: string,
  filter: VendorTransferFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<VendorTransferRow[]> =>
  behind(wantedTransfers(query, merchantId, filter), ['transfer.created_at', 'transfer.id'], after)
    .orderBy('transfer.created_at', 'desc')
    .orderBy('transfer.id', 'desc')
    .limit(limit)
    .execute()

/** How many transfers a filter finds, counted up to `most`. */
export const countTransfers = (query: Query, merchantId: string, filter: VendorTransferFilter, most: number) =>
  countUpTo(query, wantedTransfers(query, merchantId, filter).clearSelect().select('transfer.id'), most)

/** Locks a transfer until the transaction ends, so that two decisions are one after the other. */
export const lockTransfer = (query: Query, merchantId: string, memberId: string, id: string) =>
  query
    .selectFrom('vendor_transfers')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface Proposal {
  readonly state: 'DONE' | 'FAILED'
  readonly by: string
  readonly account: string
  readonly at: Date
  readonly reason: string
}

export async function saveProposal(
  query: Query,
  { merchant_id, member_id, id }: Pick<VendorTransferRow, 'merchant_id' | 'member_id' | 'id'>,
  { state, by, account, at, reason }: Proposal,
): Promise<void> {
  await query
    .updateTable('vendor_transfers')
    .set({
      proposed_state: state,
      proposed_by: by,
      proposed_by_account: account,
      proposed_at: at,
      proposed_reason: reason,
    })
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
}
