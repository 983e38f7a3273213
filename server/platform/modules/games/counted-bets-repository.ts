import type { Database, Transaction } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import type { MemberKey } from './repository.ts'

/** The condition of the index bets_uncounted (0015_games.sql), word for word, so that the planner sees it is the same. */
const UNCOUNTED = `counted_state <> state or (state <> 'OPEN' and (counted_valid <> valid_bet or counted_payout <> payout))`

/** A bet as it is now, and what of it was counted before. */
export interface ChangedBet {
  readonly id: string
  readonly currency: string
  readonly game_id: string
  readonly game_type: string
  readonly vendor_code: string
  readonly placed_at: Date
  readonly state: 'OPEN' | 'SETTLED' | 'VOID'
  readonly stake: Money
  /** Decimal, in 1/10 000; null where its vendor told none. */
  readonly odds: number | null
  readonly valid_bet: Money
  readonly payout: Money
  readonly counted_state: 'OPEN' | 'SETTLED' | 'VOID'
  readonly counted_valid: Money
  readonly counted_payout: Money
}

/**
 * Bets whose counted part differs from what they are, oldest first. A bet that a vendor's call is changing right now is
 * left out: it will differ again once that is committed.
 */
export function lockChangedBets(tx: Transaction, { merchantId, memberId }: MemberKey, limit: number) {
  return tx.prepared<ChangedBet>(
    'bets_changed',
    `select id, currency, game_id, game_type, vendor_code, placed_at, state, stake, odds, valid_bet, payout,
            counted_state, counted_valid, counted_payout
       from bets where merchant_id = $1 and member_id = $2 and (${UNCOUNTED})
      order by placed_at, id limit $3 for update skip locked`,
    [merchantId, memberId, limit],
  )
}

/** Notes that the bets, which the caller has locked, are counted as they are. */
export async function markCounted(tx: Transaction, { merchantId, memberId }: MemberKey, ids: readonly string[]) {
  await tx.prepared(
    'bets_mark_counted',
    `update bets set counted_state = state, counted_valid = case when state = 'OPEN' then 0 else valid_bet end,
            counted_payout = case when state = 'OPEN' then 0 else payout end
      where merchant_id = $1 and member_id = $2 and id = any($3::uuid[])`,
    [merchantId, memberId, ids],
  )
}

/** Members with bets to count, in the order of their ids, those after one of them. */
export async function listMembersToCount(
  database: Pick<Database, 'raw'>,
  { after, limit }: { readonly after: MemberKey | undefined; readonly limit: number },
): Promise<MemberKey[]> {
  return database.raw<MemberKey>(
    `select distinct merchant_id as "merchantId", member_id as "memberId" from bets
      where (${UNCOUNTED}) and ($1::text is null or (merchant_id, member_id) > ($1, $2::uuid))
      order by merchant_id, member_id limit $3`,
    [after?.merchantId ?? null, after?.memberId ?? null, limit],
  )
}

const FEW_UNCOUNTED = 10_000

/** When the oldest bet was placed that a brand has to count; null when all are counted. */
export async function oldestUncounted(database: Pick<Database, 'raw'>, merchantId: string): Promise<Date | null> {
  // In the order of the index of such bets: the planner takes nearly every bet for uncounted, and would look through all of a brand's in
  // their own order (270 ms of 600,000 bets). Only where very many wait they are many indeed.
  const [row] = await database.raw<{ at: Date | null }>(
    `with waiting as materialized (
       select placed_at from bets where merchant_id = $1 and (${UNCOUNTED}) order by member_id, placed_at, id limit $2)
     select case when (select count(*) from waiting) < $2 then (select min(placed_at) from waiting)
       else (select min(placed_at) from bets where merchant_id = $1 and (${UNCOUNTED})) end as at`,
    [merchantId, FEW_UNCOUNTED],
  )
  return row?.at ?? null
}

/** What the counted bets of an hour, a category and a vendor come to. */
export interface CountedHour {
  readonly currency: string
  readonly hour: Date
  readonly gameType: string
  readonly vendorCode: string
  readonly bets: bigint
  readonly stake: Money
  readonly validBet: Money
  readonly payout: Money
}

/** What was counted of a member's bets, by the hour in which they were placed. */
export function sumCountedHours(tx: Transaction, { merchantId, memberId }: MemberKey): Promise<CountedHour[]> {
  return tx.raw<CountedHour>(
    `select currency, date_trunc('hour', placed_at, 'UTC') as hour, game_type as "gameType", vendor_code as "vendorCode",
            count(*) filter (where counted_state = 'SETTLED') as bets,
            coalesce(sum(stake) filter (where counted_state = 'SETTLED'), 0)::int8 as stake,
            coalesce(sum(counted_valid) filter (where counted_state = 'SETTLED'), 0)::int8 as "validBet",
            sum(counted_payout)::int8 as payout
       from bets where merchant_id = $1 and member_id = $2 and counted_state <> 'OPEN'
      group by 1, 2, 3, 4`,
    [merchantId, memberId],
  )
}
