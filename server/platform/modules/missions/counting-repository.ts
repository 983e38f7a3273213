import type { Transaction } from '../../db/connection.ts'
import { givenRows } from '../../db/given-rows.ts'
import type { Money } from '../../lib/money.ts'
import { type CreditedDeposit, columnsOf, DEPOSITS } from '../payments/service.ts'

/** A member of a brand. */
export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** What counted bets changed: less than zero where something was taken back. */
export interface Play {
  readonly at: Date
  readonly currency: string
  readonly category: string
  readonly bets: bigint
  readonly validBet: Money
}

/** The first day of the window of a day; `mission` and `brand` are at hand. Of ONCE it is the day on which the mission began. */
const STARTS_ON = `case mission.period when 'DAY' then play.day when 'WEEK' then date_trunc('week', play.day)::date
                   else (mission.since at time zone brand.time_zone)::date end`

/** What was played, by the day of the brand's calendar. Members who play for free have no missions. */
const PLAY = `
  with brand as (select id, time_zone from merchants where id = $1),
  play as (
    select part.at, (part.at at time zone brand.time_zone)::date as day, part.currency, part.category, part.bets, part.valid_bet
      from brand, ${givenRows(['timestamptz[]', 'text[]', 'text[]', 'int8[]', 'int8[]'], 3)}
           as part(at, currency, category, bets, valid_bet)
     where exists (select from members where merchant_id = $1 and id = $2 and type <> 4))`

const counts = (table: string) => `${table}.merchant_id = $1 and ${table}.currency = play.currency
  and play.at >= ${table}.since and (${table}.until is null or play.at < ${table}.until)
  and (cardinality(${table}.categories) = 0 or play.category = any(${table}.categories))`

const valuesOf = ({ merchantId, memberId }: MemberKey, play: readonly Play[]) => [
  merchantId,
  memberId,
  play.map(({ at }) => at.toISOString()),
  play.map(({ currency }) => currency),
  play.map(({ category }) => category),
  play.map(({ bets }) => bets),
  play.map(({ validBet }) => validBet),
]

/** Adds play to the missions that ask for it, of the windows in which it was placed. */
export const addPlay = (tx: Transaction, member: MemberKey, play: readonly Play[]) =>
  tx.prepared(
    'missions_add_play',
    `${PLAY}
     insert into mission_progress as known (merchant_id, mission, member_id, starts_on, done)
     select $1, mission.code, $2, ${STARTS_ON},
            sum(case mission.goal when 'BETS' then play.bets else play.valid_bet end)::int8
       from play cross join brand join missions mission on ${counts('mission')}
      where mission.goal in ('VALID_BET', 'BETS')
      group by 2, 4
     on conflict (merchant_id, member_id, mission, starts_on) do update set done = known.done + excluded.done`,
    valuesOf(member, play),
  )

/** The windows of missions for days in a row in which a day changed, after it is noted. */
export const addDays = (tx: Transaction, member: MemberKey, play: readonly Play[]) =>
  tx.prepared<{ mission: string; starts_on: string }>(
    'missions_add_days',
    `${PLAY},
     part as (
       select mission.code, play.day, ${STARTS_ON} as starts_on, sum(play.bets)::int8 as bets
         from play cross join brand join missions mission on ${counts('mission')}
        where mission.goal = 'DAYS_IN_ROW' group by 1, 2, 3),
     noted as (
       insert into mission_days as known (merchant_id, mission, member_id, day, bets)
       select $1, code, $2, day, bets from part
       on conflict (merchant_id, member_id, mission, day) do update set bets = known.bets + excluded.bets
       returning 1)
     select distinct code as mission, starts_on from part`,
    valuesOf(member, play),
  )

/** The days of a window on which something counts, in their order. */
export async function listDays(
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  { mission, starts_on }: { readonly mission: string; readonly starts_on: string },
): Promise<string[]> {
  const rows = await tx.raw<{ day: string }>(
    `select noted.day from mission_days noted join missions mission on mission.merchant_id = $1 and mission.code = $3
      where noted.merchant_id = $1 and noted.member_id = $2 and noted.mission = $3 and noted.bets > 0
        and noted.day >= $4::date and (mission.period = 'ONCE' or noted.day < $4::date + 7)
      order by noted.day`,
    [merchantId, memberId, mission, starts_on],
  )
  return rows.map(({ day }) => day)
}

/** Writes how far a window is. */
export const setDone = (
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  { mission, starts_on }: { readonly mission: string; readonly starts_on: string },
  done: number,
) =>
  tx.raw(
    `insert into mission_progress (merchant_id, mission, member_id, starts_on, done) values ($1, $2, $3, $4, $5)
     on conflict (merchant_id, member_id, mission, starts_on) do update set done = excluded.done`,
    [merchantId, mission, memberId, starts_on, BigInt(done)],
  )

/** Adds deposits of members, of each one at most, to the missions that ask for deposits. Members who play for free have no missions. */
export const addDeposits = (tx: Transaction, deposits: readonly CreditedDeposit[]) =>
  tx.prepared(
    'missions_add_deposits',
    `insert into mission_progress as known (merchant_id, mission, member_id, starts_on, done)
     select deposit.merchant_id, mission.code, deposit.member_id, ${STARTS_ON}, deposit.amount
       from ${DEPOSITS}
       cross join lateral (select m.time_zone from merchants m where m.id = deposit.merchant_id offset 0) brand
       cross join lateral (select (deposit.at at time zone brand.time_zone)::date as day) play
       cross join lateral (select * from missions m where m.merchant_id = deposit.merchant_id and m.currency = deposit.currency
         and m.goal = 'DEPOSITS' and deposit.at >= m.since and (m.until is null or deposit.at < m.until) offset 0) mission
       cross join lateral (select from members m where m.merchant_id = deposit.merchant_id and m.id = deposit.member_id
         and m.type <> 4 offset 0) true_member
     on conflict (merchant_id, member_id, mission, starts_on) do update set done = known.done + excluded.done`,
    columnsOf(deposits),
  )

/** Adds play to the leaderboards that count it; a week that is closed stays as it was. */
export const addScores = (tx: Transaction, member: MemberKey, play: readonly Play[]) =>
  tx.prepared(
    'leaderboards_add_scores',
    `${PLAY},
     part as (
       select board.code, play.day, date_trunc('week', play.day)::date as starts_on, play.valid_bet, play.at
         from play join leaderboards board on ${counts('board')}
        where play.valid_bet <> 0 and date_trunc('week', play.day)::date >= board.closes_next),
     days as (
       insert into leaderboard_days as known (merchant_id, leaderboard, member_id, day, valid_bet)
       select $1, code, $2, day, sum(valid_bet)::int8 from part group by code, day
       on conflict (merchant_id, leaderboard, member_id, day) do update set valid_bet = known.valid_bet + excluded.valid_bet
       returning 1)
     insert into leaderboard_scores as known (merchant_id, leaderboard, starts_on, member_id, valid_bet, reached_at)
     select $1, code, starts_on, $2, sum(valid_bet)::int8, max(at) from part group by code, starts_on
     on conflict (merchant_id, leaderboard, starts_on, member_id) do update
       set valid_bet = known.valid_bet + excluded.valid_bet, reached_at = greatest(known.reached_at, excluded.reached_at)`,
    valuesOf(member, play),
  )
