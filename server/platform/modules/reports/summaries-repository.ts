import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

export interface Figures {
  readonly bets: bigint
  readonly stake: Money
  readonly validBet: Money
  readonly payout: Money
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

/** Makes a member's summaries again from nothing but what was counted of the bets. The caller holds the member's counter. */
export async function rebuild(tx: Transaction, { merchantId, memberId }: MemberKey): Promise<void> {
  await tx.raw('delete from bet_summaries where merchant_id = $1 and member_id = $2', [merchantId, memberId])
  await tx.raw(
    `insert into bet_summaries
     select merchant_id, member_id, currency, date_trunc('hour', placed_at, 'UTC'), game_type, vendor_code,
            count(*) filter (where counted_state = 'SETTLED'), coalesce(sum(stake) filter (where counted_state = 'SETTLED'), 0)::int8,
            coalesce(sum(counted_valid) filter (where counted_state = 'SETTLED'), 0)::int8, sum(counted_payout)::int8
       from bets where merchant_id = $1 and member_id = $2 and counted_state <> 'OPEN'
      group by merchant_id, member_id, currency, date_trunc('hour', placed_at, 'UTC'), game_type, vendor_code`,
    [merchantId, memberId],
  )
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

export interface KindSum {
  readonly kind: string
  readonly came: Money
  readonly went: Money
}

/** What came into and went out of the main wallet by kind, but for bets and wins: those are in the summaries. */
export function sumMovements(
  database: Database,
  { merchantId, memberId }: MemberKey,
  currency: string,
  span: { from?: Date | undefined; to?: Date | undefined },
): Promise<KindSum[]> {
  return database.raw<KindSum>(
    `select kind, coalesce(sum(amount) filter (where amount > 0), 0)::int8 as came,
            coalesce(-sum(amount) filter (where amount < 0), 0)::int8 as went
       from ledger_entries
      where merchant_id = $1 and member_id = $2 and currency = $3 and account = 'CASH' and version is not null
        and kind not in ('BET', 'WIN')
        and ($4::timestamptz is null or created_at >= $4) and ($5::timestamptz is null or created_at < $5)
      group by kind order by kind`,
    [merchantId, memberId, currency, span.from ?? null, span.to ?? null],
  )
}
