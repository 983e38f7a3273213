import { sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { MemberKey } from './repository.ts'

type Query = Transaction['query']

/** The wires by which bets came: the indexes of rounds and transactions begin with it. */
export const SOURCES = sql<string>`(select distinct bet_sources.source from (
  select adapter as source from vendors where adapter is not null
  union select wallet_adapter from vendors where wallet_adapter is not null) bet_sources)`

/** The greatest wins settled since a time, with the winners' account names. */
export function listWins(query: Query, merchantId: string, since: Date, limit: number) {
  return query
    .selectFrom('bets')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'bets.merchant_id').onRef('members.id', '=', 'bets.member_id'),
    )
    .select(['bets.game_id', 'bets.payout', 'bets.currency', 'bets.settled_at', 'members.account'])
    .where('bets.merchant_id', '=', merchantId)
    .where('bets.state', '=', 'SETTLED')
    .whereRef('bets.payout', '>', 'bets.stake')
    .where('bets.settled_at', '>=', since)
    .orderBy('bets.payout', 'desc')
    .orderBy('bets.id')
    .limit(limit)
    .execute()
}

export interface BetFilter {
  readonly gameType?: string | undefined
  readonly vassalage?: string | undefined
  readonly state?: 'OPEN' | 'SETTLED' | 'VOID' | undefined
  /** Part of the game's name, folded and in small letters. */
  readonly folded?: string | undefined
  readonly round?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

function betsOf(query: Query, { merchantId, memberId }: MemberKey) {
  return query
    .selectFrom('bets')
    .leftJoin('games', 'games.id', 'bets.game_id')
    .leftJoin('vendors', 'vendors.code', 'bets.vendor_code')
    .where('bets.merchant_id', '=', merchantId)
    .where('bets.member_id', '=', memberId)
}

/** Newest first. */
export function listBets(
  query: Query,
  member: MemberKey,
  filter: BetFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return narrow(betsOf(query, member), filter)
    .selectAll('bets')
    .select(['games.names', 'vendors.name as vendor_name'])
    .orderBy('bets.placed_at', 'desc')
    .orderBy('bets.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many bets a filter finds. The names of games are looked at only when they are asked for. */
export async function countBets(query: Query, member: MemberKey, filter: BetFilter): Promise<bigint> {
  const { total } = await narrow(betsOf(query, member), filter)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Sums of what a filter finds that the hourly summaries cannot tell: by name, by state, from within an hour. */
export function sumBets(query: Query, member: MemberKey, filter: BetFilter) {
  const wanted = filter.state ?? 'SETTLED'
  return narrow(betsOf(query, member), filter)
    .select([
      sql<bigint>`coalesce(sum(bets.stake) filter (where bets.state = ${wanted} and bets.state <> 'VOID'), 0)::int8`.as(
        'stake',
      ),
      sql<bigint>`coalesce(sum(bets.valid_bet), 0)::int8`.as('validBet'),
      sql<bigint>`coalesce(sum(bets.payout) filter (where bets.state <> 'OPEN' or ${wanted} = 'OPEN'), 0)::int8`.as(
        'payout',
      ),
    ])
    .executeTakeFirstOrThrow()
}

function narrow(select: ReturnType<typeof betsOf>, filter: BetFilter) {
  let narrowed = select
  if (filter.gameType !== undefined) narrowed = narrowed.where('bets.game_type', '=', filter.gameType)
  if (filter.vassalage !== undefined) narrowed = narrowed.where('bets.vendor_code', '=', filter.vassalage)
  if (filter.state !== undefined) narrowed = narrowed.where('bets.state', '=', filter.state)
  if (filter.folded !== undefined)
    narrowed = narrowed.where('games.name_folded', 'like', `%${filter.folded.replace(/[\\%_]/g, '\\$&')}%`)
  if (filter.round !== undefined)
    narrowed = narrowed.where('bets.round', '=', filter.round).where(sql<boolean>`bets.source in ${SOURCES}`)
  if (filter.from !== undefined) narrowed = narrowed.where('bets.placed_at', '>=', filter.from)
  if (filter.to !== undefined) narrowed = narrowed.where('bets.placed_at', '<', filter.to)
  return narrowed
}

export function findBet(query: Query, member: MemberKey, id: string) {
  return betsOf(query, member)
    .selectAll('bets')
    .select(['games.names', 'vendors.name as vendor_name'])
    .where('bets.id', '=', id)
    .executeTakeFirst()
}

export type BetRow = NonNullable<Awaited<ReturnType<typeof findBet>>>

export function listBetTransactions(query: Query, { merchantId, memberId }: MemberKey, betId: string) {
  return query
    .selectFrom('bet_transactions')
    .select(['transaction_id', 'kind', 'amount', 'balance_after', 'created_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('bet_id', '=', betId)
    .where('outcome', '=', 'SUCCESS')
    .orderBy('created_at')
    .orderBy('kind')
    .limit(200)
    .execute()
}

/** Keeps the vendor's record of a closed round; the first one stays. */
export async function keepOutcome(
  query: Query,
  { merchantId, memberId }: MemberKey,
  betId: string,
  { outcome, recallUrl }: { outcome: unknown; recallUrl: string | null },
): Promise<void> {
  await query
    .updateTable('bets')
    .set({ outcome: JSON.stringify(outcome), recall_url: recallUrl })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', betId)
    .where('outcome', 'is', null)
    .execute()
}

/** Names of the games of some bets, by bet id. */
export function findGameNames(query: Query, member: MemberKey, betIds: readonly string[]) {
  if (betIds.length === 0) return Promise.resolve([])
  return betsOf(query, member).select(['bets.id', 'games.names']).where('bets.id', 'in', betIds).execute()
}
