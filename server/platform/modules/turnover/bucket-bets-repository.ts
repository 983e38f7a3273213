import type { Database } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import type { MemberKey } from './repository.ts'

/** A bet, and what of it a bucket was given. */
export interface BetOfBucketRow {
  readonly id: string
  readonly gameType: string
  readonly names: unknown
  readonly vendorName: string | null
  readonly vendorCode: string
  readonly state: 'OPEN' | 'SETTLED' | 'VOID'
  readonly stake: Money
  readonly odds: number | null
  readonly validBet: Money
  readonly payout: Money
  readonly placedAt: Date
  readonly counted: Money
}

interface Span {
  readonly currency: string
  readonly from: Date
  /** Until now where it is null. */
  readonly to: Date | null
}

const OF_SPAN = `bet.merchant_id = $1 and bet.member_id = $2 and bet.currency = $3 and bet.placed_at >= $4
  and bet.placed_at <= coalesce($5, 'infinity'::timestamptz)`

/** Bets of a span with what they did for a bucket, newest first; by bets_placed and the key of allocations. */
export function listBetsOfBucket(
  { raw }: Pick<Database, 'raw'>,
  { merchantId, memberId }: MemberKey,
  { id, currency, from, to }: Span & { readonly id: string },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BetOfBucketRow[]> {
  return raw<BetOfBucketRow>(
    `select bet.id, bet.game_type as "gameType", game.names, vendor.name as "vendorName", bet.vendor_code as "vendorCode",
            bet.state, bet.stake, bet.odds, bet.valid_bet as "validBet", bet.payout, bet.placed_at as "placedAt",
            coalesce(given.amount, 0)::int8 as counted
       from bets bet
       left join turnover_allocations given on given.merchant_id = bet.merchant_id and given.member_id = bet.member_id
        and given.bet_id = bet.id and given.bucket_id = $6
       left join games game on game.id = bet.game_id
       left join vendors vendor on vendor.code = bet.vendor_code
      where ${OF_SPAN}
      order by bet.placed_at desc, bet.id desc limit $7 offset $8`,
    [merchantId, memberId, currency, from, to, id, limit, offset],
  )
}

export async function countBetsOfBucket(
  { raw }: Pick<Database, 'raw'>,
  { merchantId, memberId }: MemberKey,
  { currency, from, to }: Span,
): Promise<bigint> {
  const [row] = await raw<{ total: bigint }>(`select count(*) as total from bets bet where ${OF_SPAN}`, [
    merchantId,
    memberId,
    currency,
    from,
    to,
  ])
  return row?.total ?? 0n
}
