import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { LeaderboardPlaces, Leaderboards, Tables } from '../../db/tables.ts'
import type { Money } from '../../lib/money.ts'
import type { MemberKey } from './counting-repository.ts'
import { MOST_KEPT } from './repository.ts'

type Query = Kysely<Tables>
export type LeaderboardRow = Selectable<Leaderboards>
export type PlaceRow = Selectable<LeaderboardPlaces>

export const MOST_LEADERBOARDS = 20

/** Those of a brand that did not end before a moment, as they began; of more than are kept, those that ended last or did not end. */
export async function listLeaderboards(query: Query, merchantId: string, endedSince: Date): Promise<LeaderboardRow[]> {
  const rows = await query
    .selectFrom('leaderboards')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where((any) => any.or([any('until', 'is', null), any('until', '>', endedSince)]))
    .orderBy('until', (end) => end.desc().nullsFirst())
    .orderBy('since', 'desc')
    .orderBy('code')
    .limit(MOST_KEPT)
    .execute()
  return rows.toSorted((one, other) => one.since.getTime() - other.since.getTime() || (one.code < other.code ? -1 : 1))
}

export const findLeaderboard = (query: Query, merchantId: string, code: string): Promise<LeaderboardRow | undefined> =>
  query
    .selectFrom('leaderboards')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .executeTakeFirst()

export const insertLeaderboard = (query: Query, board: Insertable<Leaderboards>): Promise<LeaderboardRow> =>
  query.insertInto('leaderboards').values(board).returningAll().executeTakeFirstOrThrow()

/** Ends a leaderboard; undefined where it is ended already. */
export const endLeaderboard = (
  query: Query,
  { merchant_id, code }: LeaderboardRow,
  at: Date,
): Promise<LeaderboardRow | undefined> =>
  query
    .updateTable('leaderboards')
    .set({ until: at })
    .where('merchant_id', '=', merchant_id)
    .where('code', '=', code)
    .where('until', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Leaderboards of all brands with a week that is not closed: those that ended keep the one that they ended in. */
export const listClosing = ({ raw }: Pick<Transaction, 'raw'>): Promise<{ merchant_id: string; code: string }[]> =>
  raw(
    `select board.merchant_id, board.code from leaderboards board join merchants brand on brand.id = board.merchant_id
      where board.until is null or board.closes_next <= (board.until at time zone brand.time_zone)::date
      order by board.merchant_id, board.code`,
  )

export const lockLeaderboard = (query: Query, merchantId: string, code: string): Promise<LeaderboardRow | undefined> =>
  query
    .selectFrom('leaderboards')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()

/** Somebody's place in a week as it stands: of equal scores whoever reached it first. */
export interface Standing {
  readonly place: number
  readonly member_id: string
  readonly account: string
  readonly valid_bet: Money
}

/** The first places of a week. */
export const listStandings = (
  { raw }: Pick<Transaction, 'raw'>,
  { merchant_id, code, least_valid_bet }: LeaderboardRow,
  startsOn: string,
  limit: number,
): Promise<Standing[]> =>
  raw(
    `select (row_number() over (order by score.valid_bet desc, score.reached_at, score.member_id))::int4 as place,
            score.member_id, member.account, score.valid_bet
       from leaderboard_scores score
       join members member on member.merchant_id = score.merchant_id and member.id = score.member_id
      where score.merchant_id = $1 and score.leaderboard = $2 and score.starts_on = $3 and score.valid_bet >= $4
      order by score.valid_bet desc, score.reached_at, score.member_id limit $5`,
    [merchant_id, code, startsOn, least_valid_bet, limit],
  )

/** Who won what of a week that is closed, by place. */
export const listPlaces = (
  { raw }: Pick<Transaction, 'raw'>,
  { merchant_id, code }: LeaderboardRow,
  startsOn: string,
): Promise<(Standing & { prize: Money; claimed_at: Date | null })[]> =>
  raw(
    `select place.place, place.member_id, member.account, place.valid_bet, place.prize, place.claimed_at
       from leaderboard_places place
       join members member on member.merchant_id = place.merchant_id and member.id = place.member_id
      where place.merchant_id = $1 and place.leaderboard = $2 and place.starts_on = $3
      order by place.place`,
    [merchant_id, code, startsOn],
  )

/** A member's own score of a week with the place that it comes to; undefined without any. */
export async function findOwnStanding(
  { raw }: Pick<Transaction, 'raw'>,
  { merchant_id, code, least_valid_bet }: LeaderboardRow,
  startsOn: string,
  { memberId }: MemberKey,
): Promise<{ place: number | null; valid_bet: Money } | undefined> {
  const [row] = await raw<{ place: number | null; valid_bet: Money }>(
    `select own.valid_bet, case when own.valid_bet >= $4 then 1 + (
              select count(*) from leaderboard_scores score
               where score.merchant_id = $1 and score.leaderboard = $2 and score.starts_on = $3
                 and (score.valid_bet > own.valid_bet or (score.valid_bet = own.valid_bet
                      and (score.reached_at, score.member_id) < (own.reached_at, own.member_id))))::int4 end as place
       from leaderboard_scores own
      where own.merchant_id = $1 and own.leaderboard = $2 and own.starts_on = $3 and own.member_id = $5`,
    [merchant_id, code, startsOn, least_valid_bet, memberId],
  )
  return row
}

/** A member's days of a week, which make the score. */
export const listScoreDays = (
  { raw }: Pick<Transaction, 'raw'>,
  { merchant_id, code }: LeaderboardRow,
  startsOn: string,
  { memberId }: MemberKey,
): Promise<{ day: string; valid_bet: Money }[]> =>
  raw(
    `select day, valid_bet from leaderboard_days
      where merchant_id = $1 and leaderboard = $2 and member_id = $3 and day >= $4::date and day < $4::date + 7
      order by day`,
    [merchant_id, code, memberId, startsOn],
  )

export const insertPlaces = (query: Query, places: readonly Insertable<LeaderboardPlaces>[]) =>
  places.length === 0
    ? undefined
    : query
        .insertInto('leaderboard_places')
        .values([...places])
        .execute()

export const setClosesNext = (query: Query, { merchant_id, code }: LeaderboardRow, day: string) =>
  query
    .updateTable('leaderboards')
    .set({ closes_next: day })
    .where('merchant_id', '=', merchant_id)
    .where('code', '=', code)
    .execute()

/** The last places of a member that won something. */
export const listWonPlaces = (query: Query, { merchantId, memberId }: MemberKey, limit: number): Promise<PlaceRow[]> =>
  query
    .selectFrom('leaderboard_places')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('starts_on', 'desc')
    .orderBy('leaderboard')
    .limit(limit)
    .execute()

export const lockPlace = (query: Query, merchantId: string, id: string): Promise<PlaceRow | undefined> =>
  query
    .selectFrom('leaderboard_places')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const markPlaceClaimed = (query: Query, { merchant_id, id }: PlaceRow, at: Date) =>
  query
    .updateTable('leaderboard_places')
    .set({ claimed_at: at })
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .execute()
