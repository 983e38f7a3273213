import type { Database, Transaction } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'

/** A friend who may have played enough. */
export interface Candidate {
  readonly merchant_id: string
  readonly id: string
}

/**
 * Looks at the play of those friends who were not looked at for longest, and answers those who played what their rule asks. A friend's
 * days are all since he came: they are those of his account.
 */
export const listPlayed = (
  { raw }: Pick<Database, 'raw'>,
  { limit, at }: { readonly limit: number; readonly at: Date },
): Promise<(Candidate & { readonly has_played: boolean })[]> =>
  raw(
    `with next as (
       select merchant_id, id from referred_friends where state = 'DEPOSITED'
        order by looked_at limit $1 for update skip locked),
     looked as (
       update referred_friends friend set looked_at = $2 from next
        where friend.merchant_id = next.merchant_id and friend.id = next.id
       returning friend.merchant_id, friend.id, friend.friend_id, friend.currency, friend.rule_version)
     select looked.merchant_id, looked.id, coalesce(played.valid_bet, 0) >= rule.least_valid_bet as has_played
       from looked
       join referral_rules rule on rule.merchant_id = looked.merchant_id and rule.version = looked.rule_version
       cross join lateral (
         select sum(day.valid_bet) as valid_bet from member_days day
          where day.merchant_id = looked.merchant_id and day.member_id = looked.friend_id
            and day.currency = looked.currency) played`,
    [limit, at],
  )

/** A friend's valid bet, as far as it is counted. */
export async function validBetOf(
  { raw }: Pick<Transaction, 'raw'>,
  { merchant_id, friend_id, currency }: { merchant_id: string; friend_id: string; currency: string },
): Promise<Money> {
  const [row] = await raw<{ valid_bet: Money }>(
    `select coalesce(sum(day.valid_bet), 0)::int8 as valid_bet from member_days day
      where day.merchant_id = $1 and day.member_id = $2 and day.currency = $3`,
    [merchant_id, friend_id, currency],
  )
  return row?.valid_bet ?? 0n
}
