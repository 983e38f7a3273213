import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import type { Figures } from '../games/service.ts'

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

export interface HourKey {
  readonly currency: string
  readonly hour: Date
  readonly gameType: string
  readonly vendorCode: string
}

export interface SummaryFilter {
  readonly gameType?: string | undefined
  readonly vassalage?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

export async function addFigures(
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  rows: readonly (HourKey & Figures)[],
): Promise<void> {
  await tx.raw(
    `insert into bet_summaries as known
     select $1, $2, * from unnest($3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::int8[], $8::int8[], $9::int8[], $10::int8[])
     on conflict (merchant_id, member_id, currency, hour, game_type, vendor_code) do update set
       bets = known.bets + excluded.bets, stake = known.stake + excluded.stake,
       valid_bet = known.valid_bet + excluded.valid_bet, payout = known.payout + excluded.payout`,
    [
      merchantId,
      memberId,
      rows.map(({ currency }) => currency),
      rows.map(({ hour }) => hour.toISOString()),
      rows.map(({ gameType }) => gameType),
      rows.map(({ vendorCode }) => vendorCode),
      rows.map(({ bets }) => bets),
      rows.map(({ stake }) => stake),
      rows.map(({ validBet }) => validBet),
      rows.map(({ payout }) => payout),
    ],
  )
}

/** Takes a member's summaries away, to be made again. The caller holds the member's counter. */
export async function removeFigures({ query }: Transaction, { merchantId, memberId }: MemberKey): Promise<void> {
  await query
    .deleteFrom('bet_summaries')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute()
}

function summariesOf(
  { query }: Database,
  { merchantId, memberId }: MemberKey,
  currency: string,
  filter: SummaryFilter,
) {
  let select = query
    .selectFrom('bet_summaries')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
  if (filter.gameType !== undefined) select = select.where('game_type', '=', filter.gameType)
  if (filter.vassalage !== undefined) select = select.where('vendor_code', '=', filter.vassalage)
  if (filter.from !== undefined) select = select.where('hour', '>=', filter.from)
  if (filter.to !== undefined) select = select.where('hour', '<', filter.to)
  return select
}

const FIGURES = [
  sql<bigint>`coalesce(sum(bets), 0)::int8`.as('bets'),
  sql<bigint>`coalesce(sum(stake), 0)::int8`.as('stake'),
  sql<bigint>`coalesce(sum(valid_bet), 0)::int8`.as('validBet'),
  sql<bigint>`coalesce(sum(payout), 0)::int8`.as('payout'),
] as const

export const sumAll = (
  database: Database,
  member: MemberKey,
  currency: string,
  filter: SummaryFilter,
): Promise<Figures> => summariesOf(database, member, currency, filter).select(FIGURES).executeTakeFirstOrThrow()

/** What stakes came to less payouts in each of some spans, in their order. */
export async function sumLosses(
  { raw }: Pick<Database, 'raw'>,
  { merchantId, memberId }: MemberKey,
  currency: string,
  spans: readonly { readonly from: Date; readonly to: Date }[],
): Promise<Money[]> {
  const rows = await raw<{ loss: bigint }>(
    `select coalesce((select sum(s.stake - s.payout) from bet_summaries s
              where s.merchant_id = $1 and s.member_id = $2 and s.currency = $3
                and s.hour >= span.begun and s.hour < span.ended), 0)::int8 as loss
       from unnest($4::timestamptz[], $5::timestamptz[]) with ordinality span (begun, ended, place) order by span.place`,
    [
      merchantId,
      memberId,
      currency,
      spans.map(({ from }) => from.toISOString()),
      spans.map(({ to }) => to.toISOString()),
    ],
  )
  return rows.map(({ loss }) => loss)
}

/** Per day of a time zone (an IANA name, checked by the caller) and category. */
export function sumDays(
  database: Database,
  member: MemberKey,
  currency: string,
  filter: SummaryFilter,
  timeZone: string,
) {
  const day = sql<string>`to_char(hour at time zone ${timeZone}::text, 'YYYY-MM-DD')`
  return summariesOf(database, member, currency, filter)
    .select([day.as('day'), 'game_type', ...FIGURES])
    .groupBy([sql`1`, 'game_type'])
    .orderBy(sql`1`)
    .orderBy('game_type')
    .execute()
}
