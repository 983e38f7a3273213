import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { behind } from '../../../db/search.ts'
import type { Moment } from '../../../http/feed.ts'
import { SOURCES } from '../bets-repository.ts'
import type { MemberKey } from '../repository.ts'

type Query = Transaction['query']

/** Which bets of a whole brand. */
export interface BrandBetFilter {
  readonly memberId?: string | undefined
  readonly account?: string | undefined
  readonly round?: string | undefined
  readonly transactionId?: string | undefined
  readonly vendorCode?: string | undefined
  readonly gameId?: string | undefined
  readonly gameType?: string | undefined
  readonly state?: 'OPEN' | 'SETTLED' | 'VOID' | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

function betsOfBrand(query: Query, merchantId: string, filter: BrandBetFilter) {
  let select = query
    .selectFrom('bets')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'bets.merchant_id').onRef('members.id', '=', 'bets.member_id'),
    )
    .leftJoin('games', 'games.id', 'bets.game_id')
    .leftJoin('vendors', 'vendors.code', 'bets.vendor_code')
    .where('bets.merchant_id', '=', merchantId)
  if (filter.memberId !== undefined) select = select.where('bets.member_id', '=', filter.memberId)
  if (filter.account !== undefined) select = select.where('members.account_key', '=', filter.account.toLowerCase())
  if (filter.round !== undefined)
    select = select.where('bets.round', '=', filter.round).where(sql<boolean>`bets.source in ${SOURCES}`)
  if (filter.transactionId !== undefined) {
    const { transactionId, from, to } = filter
    // Any order of the vendor: the bet itself by its index, wins and rollbacks within the span by the blocks of their time.
    select = select.where(
      sql<boolean>`bets.id in (
        select id from bets named where named.merchant_id = ${merchantId} and named.transaction_id = ${transactionId}
           and named.source in ${SOURCES}
        union all
        select bet_id from bet_transactions named where named.merchant_id = ${merchantId}
           and named.transaction_id = ${transactionId} and named.bet_id is not null
           and named.created_at >= ${from ?? new Date(0)}::timestamptz
           and (${to ?? null}::timestamptz is null or named.created_at < ${to ?? null}::timestamptz + interval '31 days'))`,
    )
  }
  if (filter.vendorCode !== undefined) select = select.where('bets.vendor_code', '=', filter.vendorCode)
  if (filter.gameId !== undefined) select = select.where('bets.game_id', '=', filter.gameId)
  if (filter.gameType !== undefined) select = select.where('bets.game_type', '=', filter.gameType)
  if (filter.state !== undefined) select = select.where('bets.state', '=', filter.state)
  if (filter.from !== undefined) select = select.where('bets.placed_at', '>=', filter.from)
  if (filter.to !== undefined) select = select.where('bets.placed_at', '<', filter.to)
  return select
}

/** Newest first. */
export function listBrandBets(
  query: Query,
  merchantId: string,
  filter: BrandBetFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return betsOfBrand(query, merchantId, filter)
    .selectAll('bets')
    .select(['games.names', 'vendors.name as vendor_name', 'members.account'])
    .orderBy('bets.placed_at', 'desc')
    .orderBy('bets.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Bets of a filter behind a place, newest first. */
export function readBrandBets(
  query: Query,
  merchantId: string,
  filter: BrandBetFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<OperatorBetRow[]> {
  return behind(betsOfBrand(query, merchantId, filter), ['bets.placed_at', 'bets.id'], after)
    .selectAll('bets')
    .select(['games.names', 'vendors.name as vendor_name', 'members.account'])
    .orderBy('bets.placed_at', 'desc')
    .orderBy('bets.id', 'desc')
    .limit(limit)
    .execute()
}

/** By its id alone: the blocks of ids lead to it (`bets_id_block`). */
export function findBrandBet(query: Query, merchantId: string, id: string) {
  return betsOfBrand(query, merchantId, {})
    .selectAll('bets')
    .select(['games.names', 'vendors.name as vendor_name', 'members.account'])
    .where('bets.id', '=', id)
    .executeTakeFirst()
}

export type OperatorBetRow = Awaited<ReturnType<typeof listBrandBets>>[number]

/** How many bets a filter finds; beyond `most` it is not counted any further. */
export async function countBrandBets(
  query: Query,
  merchantId: string,
  filter: BrandBetFilter,
  most: number,
): Promise<bigint> {
  const found = betsOfBrand(query, merchantId, filter).select('bets.id').limit(most)
  const { total } = await query
    .selectFrom(found.as('found'))
    .select((build) => build.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Every order of the vendor that touched a bet, refused ones included. */
export function listVendorTransactions(query: Query, { merchantId, memberId }: MemberKey, betId: string) {
  return query
    .selectFrom('bet_transactions')
    .select(['transaction_id', 'kind', 'outcome', 'amount', 'balance_after', 'transfer_id', 'created_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('bet_id', '=', betId)
    .orderBy('created_at')
    .orderBy('kind')
    .limit(200)
    .execute()
}

export type VendorTransactionRow = Awaited<ReturnType<typeof listVendorTransactions>>[number]
