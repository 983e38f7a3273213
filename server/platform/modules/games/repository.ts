import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'

type Query = Transaction['query']

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** When and in which words a list is read: availability and the order of names depend on them. */
export interface Reading {
  readonly merchantId: string
  readonly at: Date
}

/** The games that a brand offers, each with its vendor. */
export function offered(query: Query, merchantId: string) {
  return query
    .selectFrom('merchant_games as mine')
    .innerJoin('games', 'games.id', 'mine.game_id')
    .innerJoin('vendors', 'vendors.code', 'mine.vendor_code')
    .innerJoin('merchant_vendors as offer', (join) =>
      join.onRef('offer.vendor_code', '=', 'mine.vendor_code').on('offer.merchant_id', '=', merchantId),
    )
    .where('mine.merchant_id', '=', merchantId)
}

/** Whether players can start a game at a moment, of the rows of `offered` (availability_at.sql). */
export const availabilityAt = (at: Date) => sql<'OPEN' | 'MAINTENANCE' | 'OFF'>`availability_at(
  games.availability, vendors.adapter is not null, offer.availability, offer.maintenance_from, offer.maintenance_until,
  mine.availability, mine.maintenance_from, mine.maintenance_until, ${at}::timestamptz)`

/** Rows of `offered` that are shown at all; OFF does not depend on the hour. */
const isShown = sql<boolean>`'OFF' not in (games.availability, offer.availability, mine.availability)`

const COLUMNS = [
  'games.id',
  'games.vendor_code',
  'games.game_type',
  'games.game_classify',
  'games.vendor_game_code',
  'games.names',
  'games.has_demo',
  'vendors.name as vendor_name',
  'vendors.adapter',
] as const

export async function findGames(query: Query, { merchantId, at }: Reading, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await offered(query, merchantId)
    .select(COLUMNS)
    .select(availabilityAt(at).$castTo<'OPEN' | 'MAINTENANCE'>().as('availability'))
    .where('mine.game_id', 'in', ids)
    .where(isShown)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The game of a lottery of the house. */
export async function findLotteryId(query: Query, merchantId: string, code: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('lotteries')
    .select('game_id')
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.game_id
}

/** The games a brand shows that vendors call by one of these codes. */
export async function listIdsByCodes(query: Query, merchantId: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await offered(query, merchantId)
    .select('games.id')
    .where('games.vendor_game_code', 'in', codes)
    .where(isShown)
    .execute()
  return rows.map(({ id }) => id)
}

export type GameRow = Awaited<ReturnType<typeof findGames>>[number]

/** Every game of the house with its vendor, as all brands have it. */
export function listHouseGames(query: Query) {
  return query
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .select(COLUMNS)
    .select([
      'games.availability as house_availability',
      'games.name_folded',
      sql<string>`lower(coalesce(games.names ->> 'en', games.names ->> 'vi', ''))`.as('english_name'),
      'games.listed_at',
    ])
    .execute()
}

export type HouseGame = Awaited<ReturnType<typeof listHouseGames>>[number]

/** What a brand says of each vendor that it offers. */
export function listVendorOffers(query: Query, merchantId: string) {
  return query
    .selectFrom('merchant_vendors')
    .select(['vendor_code', 'availability', 'maintenance_from', 'maintenance_until'])
    .where('merchant_id', '=', merchantId)
    .execute()
}

export type VendorOffer = Awaited<ReturnType<typeof listVendorOffers>>[number]

/** What a brand says of each of its games, in the recommended order. */
export function listGameOffers(query: Query, merchantId: string) {
  return query
    .selectFrom('merchant_games')
    .select(['game_id', 'vendor_code', 'plays', 'availability', 'maintenance_from', 'maintenance_until'])
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .orderBy('game_id')
    .execute()
}

/** A card per vendor and category: how many games, whether one can be started, and which it is when it is the only one. */
export function listVendorCards(query: Query, { merchantId, at }: Reading) {
  return offered(query, merchantId)
    .select([
      'mine.vendor_code',
      'vendors.name as vendor_name',
      'mine.game_type',
      sql<number>`count(*)::int4`.as('game_count'),
      sql<string>`min(mine.game_id::text)`.as('first_id'),
      sql<boolean>`bool_or(${availabilityAt(at)} = 'OPEN')`.as('is_open'),
    ])
    .where(isShown)
    .groupBy(['mine.vendor_code', 'vendors.name', 'mine.game_type', 'offer.position'])
    .orderBy('offer.position')
    .orderBy('mine.vendor_code')
    .execute()
}

/** Places of the lobby that an operator fills with games. */
export type ChoiceList = 'HOT' | 'MXWIN'

export async function listChosenIds(query: Query, merchantId: string, list: ChoiceList): Promise<string[]> {
  const rows = await query
    .selectFrom('chosen_games')
    .select('game_id')
    .where('merchant_id', '=', merchantId)
    .where('list', '=', list)
    .orderBy('position')
    .execute()
  return rows.map(({ game_id }) => game_id)
}

export async function listFavouriteIds(query: Query, { merchantId, memberId }: MemberKey): Promise<string[]> {
  const rows = await query
    .selectFrom('favourite_games')
    .select('game_id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .limit(999)
    .execute()
  return rows.map(({ game_id }) => game_id)
}

export async function addFavourite(
  query: Query,
  { merchantId, memberId }: MemberKey,
  gameId: string,
  at: Date,
): Promise<void> {
  await query
    .insertInto('favourite_games')
    .values({ merchant_id: merchantId, member_id: memberId, game_id: gameId, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeFavourite(
  query: Query,
  { merchantId, memberId }: MemberKey,
  gameId: string,
): Promise<void> {
  await query
    .deleteFrom('favourite_games')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .execute()
}

export async function listRecentIds(
  query: Query,
  { merchantId, memberId }: MemberKey,
  limit: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('recent_games')
    .select('game_id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('played_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ game_id }) => game_id)
}

export async function noteRecent(
  query: Query,
  { merchantId, memberId }: MemberKey,
  gameId: string,
  at: Date,
): Promise<void> {
  await query
    .insertInto('recent_games')
    .values({ merchant_id: merchantId, member_id: memberId, game_id: gameId, played_at: at })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'game_id']).doUpdateSet({ played_at: at }))
    .execute()
}

/** Counts the settled bets of every game anew, of all brands; games whose number stays are not touched. */
export async function countPlays(database: Pick<Database, 'raw'>, since: Date): Promise<void> {
  await database.raw(
    `with counted as (
       select merchant_id, game_id, count(*)::int4 as plays from bets
        where state = 'SETTLED' and placed_at >= $1 group by merchant_id, game_id
     ), changed as (
       select known.merchant_id, known.game_id, coalesce(counted.plays, 0) as plays
         from merchant_games known left join counted using (merchant_id, game_id)
        where known.plays <> coalesce(counted.plays, 0)
     )
     update merchant_games mine set plays = changed.plays from changed
      where mine.merchant_id = changed.merchant_id and mine.game_id = changed.game_id`,
    [since],
  )
}
