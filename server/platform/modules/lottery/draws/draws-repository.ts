import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import type { Database } from '../../../db/connection.ts'
import { givenRows } from '../../../db/given-rows.ts'
import type { DrawState } from '../states.ts'

type Connection = Pick<Database, 'raw' | 'prepared'>

export interface DrawKey {
  readonly merchantId: string
  readonly drawId: string
}

/** A lottery with how far its draws are planned. */
export interface PlannedLottery {
  readonly merchant_id: string
  readonly code: string
  readonly period_seconds: number | null
  readonly schedule: unknown
  readonly close_seconds: number
  readonly time_zone: string
  /** Draws still to come, and when the last one is drawn that was ever planned. */
  readonly ahead: number
  readonly last_at: Date | null
}

/**
 * Lotteries that are open and have fewer draws ahead than wanted. Of our own, whose draws come by the `pace` of their period, only those are counted
 * of which the last one is near enough: more than a hundred of each, four times a minute, were a good part of what an idle house did.
 */
export function listShortLotteries(
  connection: Connection,
  { now, ownAhead, officialAhead, pace }: { now: Date; ownAhead: number; officialAhead: number; pace: number },
) {
  return connection.prepared<PlannedLottery>(
    'lotteries_short',
    `with lottery as materialized (
       select merchant_id, code, period_seconds, schedule, close_seconds,
              (select max(draws_at) from lottery_draws draw
                where draw.merchant_id = lotteries.merchant_id and draw.lottery_code = lotteries.code) as last_at
         from lotteries where is_open
     )
     select lottery.*, merchant.time_zone, coming.ahead
       from lottery
       join merchants merchant on merchant.id = lottery.merchant_id,
            lateral (select count(*)::int4 as ahead from lottery_draws draw
                      where draw.merchant_id = lottery.merchant_id and draw.lottery_code = lottery.code
                        and draw.draws_at > $1) coming
      where (lottery.period_seconds is null or lottery.last_at is null
             or lottery.last_at <= $1 + $2::int4 * make_interval(secs => greatest(1, round(lottery.period_seconds * $4::float8))))
        and coming.ahead < case when lottery.period_seconds is null then $3::int4 else $2::int4 end`,
    [now, ownAhead, officialAhead, pace],
  )
}

export interface NewDraw {
  readonly merchantId: string
  readonly id: string
  readonly lotteryCode: string
  readonly number: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  /** Of our own draws. */
  readonly commitment: string | null
  readonly sealedSeed: string | null
}

/** Writes draws, with the sealed seeds of those that are new: another node may have planned the same ones. */
export async function insertDraws(tx: Connection, draws: readonly NewDraw[]): Promise<void> {
  await tx.raw(
    `with planned as (
       select * from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[],
              $7::timestamptz[], $8::text[], $9::text[])
         as draw (merchant_id, id, lottery_code, number, opens_at, closes_at, draws_at, commitment, sealed_seed)
     ), written as (
       insert into lottery_draws (merchant_id, id, lottery_code, number, opens_at, closes_at, draws_at, state, commitment)
       select merchant_id, id, lottery_code, number, opens_at, closes_at, draws_at, 'OPEN', commitment from planned
       on conflict (merchant_id, lottery_code, number) do nothing
       returning merchant_id, id
     )
     insert into lottery_seeds (merchant_id, draw_id, sealed_seed)
     select merchant_id, id, planned.sealed_seed from written join planned using (merchant_id, id)
      where planned.sealed_seed is not null`,
    [
      draws.map(({ merchantId }) => merchantId),
      draws.map(({ id }) => id),
      draws.map(({ lotteryCode }) => lotteryCode),
      draws.map(({ number }) => number),
      draws.map(({ opensAt }) => opensAt.toISOString()),
      draws.map(({ closesAt }) => closesAt.toISOString()),
      draws.map(({ drawsAt }) => drawsAt.toISOString()),
      draws.map(({ commitment }) => commitment),
      draws.map(({ sealedSeed }) => sealedSeed),
    ],
  )
}

export interface DueDraw {
  readonly merchant_id: string
  readonly id: string
  readonly lottery_code: string
  readonly number: string
  readonly state: 'OPEN' | 'CLOSED'
  /** Whether its own seed may be opened now. */
  readonly is_drawable: boolean
}

/** From when on a draw is to be closed or, if it is our own, to be drawn; null where none is planned (`RegularWork`). */
export const DRAWS_DUE_AT = `
  select least(
    (select min(closes_at) from lottery_draws where state = 'OPEN'),
    (select min(draws_at) from lottery_draws where state = 'CLOSED' and commitment is not null))`

/** Draws to close or, if they are our own, to draw, without some by their ids: the longest due first. */
export function listDueDraws(
  connection: Connection,
  now: Date,
  without: readonly string[],
  limit: number,
): Promise<DueDraw[]> {
  return connection.prepared(
    'lottery_draws_due',
    `select merchant_id, id, lottery_code, number, state, draws_at <= $1 and commitment is not null as is_drawable
       from lottery_draws
      where state in ('OPEN', 'CLOSED') and closes_at <= $1
        and (state = 'OPEN' or (draws_at <= $1 and commitment is not null)) and id <> all ($2::uuid[])
      order by draws_at, id limit $3`,
    [now, without, limit],
  )
}

/** Draws by what they are of and their ids, from $1 on. */
const GIVEN = givenRows(['text[]', 'uuid[]'])
const given = (keys: readonly DrawKey[]) => [keys.map(({ merchantId }) => merchantId), keys.map(({ drawId }) => drawId)]

/**
 * Closes draws once all bets that took them are committed, in the order of their ids, as bets lock them; answers the ids of those that it closed.
 * They are all closed or none.
 */
export async function closeDraws(tx: Connection, keys: readonly DrawKey[], now: Date): Promise<string[]> {
  // Sorted here: an `order by` of the statement would come after the locks, which are taken where rows are sifted.
  const inOrder = keys.toSorted((one, other) => (one.drawId < other.drawId ? -1 : 1))
  const rows = await tx.prepared<{ id: string }>(
    'lottery_close_draws',
    `select due.id from ${GIVEN} as due (merchant_id, id) where lottery_close_draw(due.merchant_id, due.id, $3)`,
    [...given(inOrder), now],
  )
  return rows.map(({ id }) => id)
}

export interface SeededDraw {
  readonly merchant_id: string
  readonly id: string
  readonly lottery_code: string
  readonly number: string
  readonly family: string
  readonly commitment: string
  readonly sealed_seed: string
  /** Whether anybody bet on it. */
  readonly has_bets: boolean
}

/**
 * Closed draws of our own with their seeds, for this transaction alone; without those that another node draws. Each is looked for by its key, and
 * their state is looked at afterwards: where nobody analyzes tables the planner takes a brand's unsettled draws for one, and reads them all for each.
 */
export async function lockSeededDraws(tx: Connection, keys: readonly DrawKey[]): Promise<SeededDraw[]> {
  const draws = await tx.prepared<SeededDraw & { readonly state: DrawState }>(
    'lottery_draws_seeded',
    `select seeded.* from ${GIVEN} as given (merchant_id, id)
      cross join lateral (
        select draw.merchant_id, draw.id, draw.state, draw.lottery_code, draw.number, lottery.family, draw.commitment, seed.sealed_seed,
               exists (select from lottery_bets bet where bet.merchant_id = draw.merchant_id and bet.draw_id = draw.id) as has_bets
          from lottery_draws draw
          join lotteries lottery on lottery.merchant_id = draw.merchant_id and lottery.code = draw.lottery_code
          join lottery_seeds seed on seed.merchant_id = draw.merchant_id and seed.draw_id = draw.id
         where draw.merchant_id = given.merchant_id and draw.id = given.id
           for update of draw skip locked) seeded`,
    given(keys),
  )
  return draws.filter(({ state }) => state === 'CLOSED')
}

export interface Drawn extends DrawKey {
  readonly state: DrawState
  readonly result: DrawResult
  readonly seed?: string
}

/** Writes results, each as the next version of its draw. The caller has locked the draws. */
export async function saveResults(tx: Connection, drawn: readonly Drawn[], at: Date): Promise<void> {
  await tx.prepared(
    'lottery_save_results',
    `update lottery_draws draw
        set state = drawn.state, result = drawn.result::jsonb, result_version = draw.result_version + 1, drawn_at = $6,
            settled_at = case when drawn.state = 'SETTLED' then $6 else draw.settled_at end, seed = coalesce(drawn.seed, draw.seed)
       from ${givenRows(['text[]', 'uuid[]', 'text[]', 'text[]', 'text[]'])} as drawn (merchant_id, id, state, result, seed)
      where draw.merchant_id = drawn.merchant_id and draw.id = drawn.id`,
    [
      ...given(drawn),
      drawn.map(({ state }) => state),
      drawn.map(({ result }) => JSON.stringify(result)),
      drawn.map(({ seed }) => seed ?? null),
      at,
    ],
  )
}

/** The sealed seeds go once the draws show them. */
export async function deleteSeeds(tx: Connection, keys: readonly DrawKey[]): Promise<void> {
  await tx.prepared(
    'lottery_delete_seeds',
    `delete from lottery_seeds seed using ${GIVEN} as given (merchant_id, id)
      where seed.merchant_id = given.merchant_id and seed.draw_id = given.id`,
    given(keys),
  )
}

/** Draws that were drawn before a moment and are not settled: their job was lost. */
export function listUnsettledDraws(connection: Connection, before: Date, limit: number) {
  return connection.prepared<{ merchantId: string; drawId: string; version: number }>(
    'lottery_draws_unsettled',
    `select merchant_id as "merchantId", id as "drawId", result_version as version
       from lottery_draws where state = 'DRAWN' and closes_at < $1 and drawn_at < $1 limit $2`,
    [before, limit],
  )
}
