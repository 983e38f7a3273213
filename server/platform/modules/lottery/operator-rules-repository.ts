import { sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { RulesRow } from './lotteries-repository.ts'

type Query = Transaction['query']

/** The lotteries of a brand as operators see them: also those that members do not. */
export function listLotteries(query: Query, merchantId: string, at: Date, code?: string) {
  const select = query
    .selectFrom('lotteries as lottery')
    .innerJoin('games', 'games.id', 'lottery.game_id')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .leftJoin('merchant_games as mine', (join) =>
      join.onRef('mine.merchant_id', '=', 'lottery.merchant_id').onRef('mine.game_id', '=', 'lottery.game_id'),
    )
    .leftJoin('merchant_vendors as offer', (join) =>
      join.onRef('offer.merchant_id', '=', 'lottery.merchant_id').onRef('offer.vendor_code', '=', 'games.vendor_code'),
    )
    .selectAll('lottery')
    .select([
      'games.names',
      'games.vendor_code',
      'games.game_type',
      sql<boolean>`lottery.is_open and availability_at(games.availability, vendors.adapter is not null, offer.availability,
        offer.maintenance_from, offer.maintenance_until, mine.availability, mine.maintenance_from, mine.maintenance_until,
        ${at}::timestamptz) = 'OPEN'`.as('takes_bets'),
      sql<number>`(select max(r.version) from lottery_rules r
        where r.merchant_id = lottery.merchant_id and r.lottery_code = lottery.code)`.as('rules_version'),
    ])
    .where('lottery.merchant_id', '=', merchantId)
    .orderBy('lottery.position')
    .orderBy('lottery.code')
  return (code === undefined ? select : select.where('lottery.code', '=', code)).execute()
}

export type OperatorLotteryRow = Awaited<ReturnType<typeof listLotteries>>[number]

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
