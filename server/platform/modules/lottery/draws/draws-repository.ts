import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import type { Database, Transaction } from '../../../db/connection.ts'
import type { DrawState } from '../states.ts'

type Connection = Pick<Database, 'raw' | 'prepared'>
type Query = Transaction['query']

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
  /** Draws still to come, and when the last of them is drawn. */
  readonly ahead: number
  readonly last_at: Date | null
}

/** Lotteries that are open and have fewer draws ahead than wanted. */
export function listShortLotteries(connection: Connection, now: Date, ownAhead: number, officialAhead: number) {
  return connection.prepared<PlannedLottery>(
    'lotteries_short',
    `select lottery.merchant_id, lottery.code, lottery.period_seconds, lottery.schedule, lottery.close_seconds,
            merchant.time_zone, coming.ahead, coming.last_at
       from lotteries lottery
       join merchants merchant on merchant.id = lottery.merchant_id,
            lateral (select count(*)::int4 as ahead, max(draws_at) as last_at from lottery_draws draw
                      where draw.merchant_id = lottery.merchant_id and draw.lottery_code = lottery.code
                        and draw.draws_at > $1) coming
      where lottery.is_open and coming.ahead < case when lottery.period_seconds is null then $3::int4 else $2::int4 end`,
    [now, ownAhead, officialAhead],
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

/** Draws to close or, if they are our own, to draw: the longest due first. */
export function listDueDraws(connection: Connection, now: Date, limit: number): Promise<DueDraw[]> {
  return connection.prepared(
    'lottery_draws_due',
    `select merchant_id, id, lottery_code, number, state, draws_at <= $1 and commitment is not null as is_drawable
       from lottery_draws
      where state in ('OPEN', 'CLOSED') and closes_at <= $1
        and (state = 'OPEN' or (draws_at <= $1 and commitment is not null))
      order by draws_at, id limit $2`,
    [now, limit],
  )
}

/** Closes a draw once all bets that took it are committed; false when it is not open any more. */
export async function closeDraw(tx: Connection, { merchantId, drawId }: DrawKey, now: Date): Promise<boolean> {
  const [row] = await tx.prepared<{ closed: boolean }>(
    'lottery_close_draw',
    'select lottery_close_draw($1, $2, $3) as closed',
    [merchantId, drawId, now],
  )
  return row?.closed ?? false
}

export interface SeededDraw {
  readonly lottery_code: string
  readonly number: string
  readonly family: string
  readonly commitment: string
  readonly sealed_seed: string
  /** Whether anybody bet on it. */
  readonly has_bets: boolean
}

/** A closed draw of our own with its seed, for this transaction alone; undefined when another node draws it. */
export async function lockSeededDraw(tx: Connection, { merchantId, drawId }: DrawKey): Promise<SeededDraw | undefined> {
  const [row] = await tx.prepared<SeededDraw>(
    'lottery_draw_seeded',
    `select draw.lottery_code, draw.number, lottery.family, draw.commitment, seed.sealed_seed,
            exists (select from lottery_bets bet where bet.merchant_id = draw.merchant_id and bet.draw_id = draw.id) as has_bets
       from lottery_draws draw
       join lotteries lottery on lottery.merchant_id = draw.merchant_id and lottery.code = draw.lottery_code
       join lottery_seeds seed on seed.merchant_id = draw.merchant_id and seed.draw_id = draw.id
      where draw.merchant_id = $1 and draw.id = $2 and draw.state = 'CLOSED'
        for update of draw skip locked`,
    [merchantId, drawId],
  )
  return row
}

export interface Drawn {
  readonly state: DrawState
  readonly result: DrawResult
  readonly seed?: string
  readonly at: Date
}

/** Writes a result as the next version. The caller has locked the draw. */
export async function saveResult(query: Query, key: DrawKey, { state, result, seed, at }: Drawn): Promise<void> {
  await query
    .updateTable('lottery_draws')
    .set(({ eb }) => ({
      state,
      result: JSON.stringify(result),
      result_version: eb('result_version', '+', 1),
      drawn_at: at,
      ...(state === 'SETTLED' && { settled_at: at }),
      ...(seed !== undefined && { seed }),
    }))
    .where('merchant_id', '=', key.merchantId)
    .where('id', '=', key.drawId)
    .execute()
}

/** The sealed seed goes once the draw shows it. */
export async function deleteSeed(query: Query, { merchantId, drawId }: DrawKey): Promise<void> {
  await query.deleteFrom('lottery_seeds').where('merchant_id', '=', merchantId).where('draw_id', '=', drawId).execute()
}

/** Draws that were drawn before a moment and are not settled: their job was lost. */
export function listUnsettledDraws(connection: Connection, before: Date, limit: number) {
  return connection.prepared<{ merchantId: string; drawId: string; version: number }>(
    'lottery_draws_unsettled',
    `select merchant_id as "merchantId", id as "drawId", result_version as version
       from lottery_draws where state = 'DRAWN' and drawn_at < $1 limit $2`,
    [before, limit],
  )
}
