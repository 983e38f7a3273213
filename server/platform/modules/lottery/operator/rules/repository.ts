import type { Database, Transaction } from '../../../../db/connection.ts'
import { DRAW, type NestedDraw, openDraws, type RulesRow } from '../../lotteries-repository.ts'

type Query = Transaction['query']

export interface OperatorLotteryRow {
  readonly code: string
  readonly family: string
  readonly game_id: string
  readonly period_seconds: number | null
  readonly close_seconds: number
  readonly is_open: boolean
  readonly names: Readonly<Record<string, string>>
  readonly vendor_code: string
  readonly game_type: string
  /** Whether it can be bet on, with everything that may close it. */
  readonly takes_bets: boolean
  readonly rules_version: number
  readonly current_draw: NestedDraw | null
}

/** $1 brand, $2 now, $3 one lottery alone (null: all). */
const LOTTERIES = `
  select lottery.code, lottery.family, lottery.game_id, lottery.period_seconds, lottery.close_seconds, lottery.is_open, games.names,
         games.vendor_code, games.game_type, current.draw as current_draw,
         lottery.is_open and availability_at(games.availability, vendors.adapter is not null, offer.availability,
           offer.maintenance_from, offer.maintenance_until, mine.availability, mine.maintenance_from, mine.maintenance_until,
           $2) = 'OPEN' as takes_bets,
         (select max(r.version) from lottery_rules r
           where r.merchant_id = lottery.merchant_id and r.lottery_code = lottery.code) as rules_version
    from lotteries lottery
    join games on games.id = lottery.game_id
    join vendors on vendors.code = games.vendor_code
    left join merchant_games mine on mine.merchant_id = lottery.merchant_id and mine.game_id = lottery.game_id
    left join merchant_vendors offer on offer.merchant_id = lottery.merchant_id and offer.vendor_code = games.vendor_code
    left join lateral (select ${DRAW} from ${openDraws('lottery.merchant_id', 'lottery.code', '$2')} limit 1) current on true
   where lottery.merchant_id = $1 and ($3::text is null or lottery.code = $3)
   order by lottery.position, lottery.code`

/** The lotteries of a brand as operators see them: also those that members do not. Each with the draw that takes bets. */
export function listLotteries(
  connection: Pick<Database, 'prepared'>,
  merchantId: string,
  at: Date,
  code?: string,
): Promise<OperatorLotteryRow[]> {
  return connection.prepared('lottery_operated', LOTTERIES, [merchantId, at, code ?? null])
}

/** A lottery while nobody else changes it or its rules. */
export function lockLottery(query: Query, merchantId: string, code: string) {
  return query
    .selectFrom('lotteries')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

export interface VersionRow extends RulesRow {
  readonly created_by: string
  readonly created_at: Date
}

/** The versions of the rules, newest first. */
export function listVersions(query: Query, merchantId: string, code: string, limit: number): Promise<VersionRow[]> {
  return (
    query
      .selectFrom('lottery_rules')
      .selectAll()
      .where('merchant_id', '=', merchantId)
      .where('lottery_code', '=', code)
      .orderBy('version', 'desc')
      .limit(limit)
      // The odds are written by this module alone, in this shape.
      .$narrowType<{ odds: VersionRow['odds'] }>()
      .execute() as Promise<VersionRow[]>
  )
}

export async function insertRules(query: Query, merchantId: string, code: string, rules: VersionRow): Promise<void> {
  const { odds, ...rest } = rules
  await query
    .insertInto('lottery_rules')
    .values({ merchant_id: merchantId, lottery_code: code, ...rest, odds: JSON.stringify(odds) })
    .execute()
}

export async function updateLottery(
  query: Query,
  merchantId: string,
  code: string,
  change: { readonly is_open?: boolean; readonly close_seconds?: number },
): Promise<void> {
  await query
    .updateTable('lotteries')
    .set(change)
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .execute()
}
