import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { behind, contains, countUpTo, inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Moment } from '../../../http/feed.ts'
import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'
import type { BankTransferRow } from '../repository/bank-transfers.ts'
import { type DepositState, PAYABLE_STATES } from '../states.ts'

type Query = Transaction['query']

export interface DepositFilter {
  readonly ids?: readonly string[] | undefined
  readonly state?: DepositState | undefined
  readonly channelId?: string | undefined
  readonly gateway?: string | undefined
  /** Only those that wait for an operator: the member says to have paid. */
  readonly isClaimed?: boolean | undefined
  /** Part of the member's account, or of the transfer code. */
  readonly search?: string | undefined
  readonly memberId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const SORTS = {
  createdAt: 'deposits.created_at',
  amount: 'deposits.amount',
  state: 'deposits.state',
  account: 'members.account_key',
} as const

/** Deposits with the account of the member: a view for operators, which only reads. */
const depositsOf = (query: Query, merchantId: string) =>
  query
    .selectFrom('deposits')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'deposits.merchant_id').onRef('members.id', '=', 'deposits.member_id'),
    )
    .where('deposits.merchant_id', '=', merchantId)

function wantedDeposits(query: Query, merchantId: string, filter: DepositFilter) {
  let wanted = inSpan(depositsOf(query, merchantId), 'deposits.created_at', filter)
  if (filter.ids !== undefined) wanted = wanted.where('deposits.id', 'in', filter.ids)
  if (filter.state !== undefined) wanted = wanted.where('deposits.state', '=', filter.state)
  if (filter.channelId !== undefined) wanted = wanted.where('deposits.channel_id', '=', filter.channelId)
  if (filter.gateway !== undefined) wanted = wanted.where('deposits.gateway', '=', filter.gateway)
  if (filter.memberId !== undefined) wanted = wanted.where('deposits.member_id', '=', filter.memberId)
  if (filter.isClaimed !== undefined)
    wanted = wanted.where((build) => {
      const claimed = build.and([build('deposits.state', '=', 'REVIEW'), build('deposits.claimed_at', 'is not', null)])
      return filter.isClaimed ? claimed : build.not(claimed)
    })
  if (filter.search) {
    const part = contains(filter.search)
    wanted = wanted.where((any) =>
      any.or([any('members.account', 'ilike', part), any('deposits.transfer_code', 'ilike', part)]),
    )
  }
  return wanted
}

export async function searchDeposits(query: Query, merchantId: string, filter: DepositFilter, page: PageRequest) {
  const { limit, offset } = pageOf(page)
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'deposits.created_at', direction: 'desc' })
  const wanted = wantedDeposits(query, merchantId, filter)
  const rows = await wanted
    .selectAll('deposits')
    .select('members.account')
    .orderBy(column, direction)
    .orderBy('deposits.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((build) => build.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Deposits of a filter behind a place, newest first. */
export function readDeposits(
  query: Query,
  merchantId: string,
  filter: DepositFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<OperatorDepositRow[]> {
  return behind(wantedDeposits(query, merchantId, filter), ['deposits.created_at', 'deposits.id'], after)
    .selectAll('deposits')
    .select('members.account')
    .orderBy('deposits.created_at', 'desc')
    .orderBy('deposits.id', 'desc')
    .limit(limit)
    .execute()
}

/** How many deposits a filter finds, counted up to `most`. */
export const countDeposits = (query: Query, merchantId: string, filter: DepositFilter, most: number) =>
  countUpTo(query, wantedDeposits(query, merchantId, filter).select('deposits.id'), most)

export function findDepositOf(query: Query, merchantId: string, id: string) {
  return depositsOf(query, merchantId)
    .selectAll('deposits')
    .select('members.account')
    .where('deposits.id', '=', id)
    .executeTakeFirst()
}

export type OperatorDepositRow = NonNullable<Awaited<ReturnType<typeof findDepositOf>>>

export interface SuspenseFilter extends TimeSpan {
  readonly outcome?: 'SUSPENSE' | 'CREDITED' | 'RETURNED' | undefined
  readonly reason?: string | undefined
  readonly search?: string | undefined
}

function wantedSuspense(query: Query, merchantIds: readonly string[], filter: SuspenseFilter) {
  let wanted = query
    .selectFrom('bank_transfers')
    .where('merchant_id', 'in', merchantIds)
    .where('suspense_reason', 'is not', null)
    .where('suspense_transfer_id', 'is not', null)
    .$call((rows) => inSpan(rows, 'received_at', filter))
  if (filter.outcome !== undefined) wanted = wanted.where('outcome', '=', filter.outcome)
  if (filter.reason !== undefined) wanted = wanted.where('suspense_reason', '=', filter.reason)
  if (filter.search) {
    const part = contains(filter.search)
    wanted = wanted.where((any) => any.or([any('content', 'ilike', part), any('reference', 'ilike', part)]))
  }
  return wanted
}

/** Transfers that are or were in suspense, oldest first: those of the brand and those of accounts nobody knows. */
export async function searchSuspense(
  query: Query,
  merchantIds: readonly string[],
  filter: SuspenseFilter,
  page: PageRequest,
) {
  const { limit, offset } = pageOf(page)
  const sorts = { receivedAt: 'received_at', amount: 'amount' } as const
  const { column, direction } = sortOf(page.sort, sorts, { column: 'received_at', direction: 'asc' })
  const wanted = wantedSuspense(query, merchantIds, filter)
  const rows = await wanted
    .selectAll()
    .orderBy(column, direction)
    .orderBy('provider_id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((build) => build.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Where a transfer stands among those in suspense: its id is unique within its gateway only. */
export type SuspensePlace = Pick<BankTransferRow, 'received_at' | 'gateway' | 'provider_id'>

/** Transfers in suspense behind a place, newest first. */
export function readSuspense(
  query: Query,
  merchantIds: readonly string[],
  filter: SuspenseFilter,
  { after, limit }: { readonly after: SuspensePlace | undefined; readonly limit: number },
): Promise<BankTransferRow[]> {
  let wanted = wantedSuspense(query, merchantIds, filter)
  if (after !== undefined)
    wanted = wanted.where(
      sql<boolean>`(received_at, gateway, provider_id) < (${after.received_at}, ${after.gateway}, ${after.provider_id})`,
    )
  return wanted
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('gateway', 'desc')
    .orderBy('provider_id', 'desc')
    .limit(limit)
    .execute()
}

/** How many transfers in suspense a filter finds, counted up to `most`. */
export const countSuspense = (query: Query, merchantIds: readonly string[], filter: SuspenseFilter, most: number) =>
  countUpTo(query, wantedSuspense(query, merchantIds, filter).select('provider_id as id'), most)

/** Deposits of the brand that some money could be meant for: not credited, and made in the week before it came. */
export function findPossibleDeposits(
  query: Query,
  merchantId: string,
  { currency, from, to }: { currency: string; from: Date; to: Date },
  limit: number,
) {
  return depositsOf(query, merchantId)
    .selectAll('deposits')
    .select('members.account')
    .where('deposits.currency', '=', currency)
    .where('deposits.state', 'in', [...PAYABLE_STATES])
    .where('deposits.created_at', '>=', from)
    .where('deposits.created_at', '<=', to)
    .orderBy('deposits.created_at', 'desc')
    .limit(limit)
    .execute()
}

/** A true member of the brand by account, with the currency. */
export function findMemberByAccount(query: Query, merchantId: string, account: string) {
  return query
    .selectFrom('members')
    .select(['id', 'account', 'currency', 'type'])
    .where('merchant_id', '=', merchantId)
    .where('account_key', '=', account.toLowerCase())
    .executeTakeFirst()
}

/** Takes or gives back the work on a transfer; false when another operator has it. */
export async function claimTransfer(
  query: Query,
  { gateway, provider_id }: { gateway: string; provider_id: string },
  operator: string,
  claimedAt: Date | null,
): Promise<boolean> {
  const row = await query
    .updateTable('bank_transfers')
    .set({ claimed_by: claimedAt === null ? null : operator, claimed_at: claimedAt })
    .where('gateway', '=', gateway)
    .where('provider_id', '=', provider_id)
    .where((any) => any.or([any('claimed_by', 'is', null), any('claimed_by', '=', operator)]))
    .returning('provider_id')
    .executeTakeFirst()
  return row !== undefined
}
