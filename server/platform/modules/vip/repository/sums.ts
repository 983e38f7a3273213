import type { Transaction } from '../../../db/connection.ts'
import { givenRows } from '../../../db/given-rows.ts'
import type { Money } from '../../../lib/money.ts'
import { type CreditedDeposit, columnsOf, DEPOSITS } from '../../payments/service.ts'

/** A member of a brand. */
export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** What was counted of bets that were placed at one time: less than nothing where bets were taken back. */
export interface CountedPlay {
  readonly at: Date
  readonly currency: string
  readonly validBet: Money
}

/**
 * Adds what was counted to a member's month and sum. Of who plays for free, and of bets in another currency than the member's, nothing is
 * written. The caller holds the counter of the member's bets.
 */
export async function addPlay(
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  plays: readonly CountedPlay[],
  now: Date,
): Promise<void> {
  await tx.prepared(
    'vip_add_play',
    `with play as (
       select date_trunc('month', told.at at time zone brand.time_zone)::date as month, sum(told.valid_bet)::int8 as valid_bet
         from ${givenRows(['timestamptz[]', 'text[]', 'int8[]'], 3)} as told (at, currency, valid_bet)
         join members member on member.merchant_id = $1 and member.id = $2 and member.type <> 4 and member.currency = told.currency
         join merchants brand on brand.id = $1
        group by 1
     ), month as (
       insert into vip_months as known select $1, $2, play.month, play.valid_bet from play
       on conflict (merchant_id, member_id, month) do update set valid_bet = known.valid_bet + excluded.valid_bet
     )
     insert into vip_standings as known (merchant_id, member_id, deposits, valid_bet, reviewed_until, waits)
       select $1, $2, 0, sum(play.valid_bet)::int8, date_trunc('month', merchant_day($1, $6::timestamptz))::date, true from play
       having count(*) > 0
     on conflict (merchant_id, member_id) do update set valid_bet = known.valid_bet + excluded.valid_bet, waits = true`,
    [
      merchantId,
      memberId,
      plays.map(({ at }) => at.toISOString()),
      plays.map(({ currency }) => currency),
      plays.map(({ validBet }) => validBet),
      now.toISOString(),
    ],
  )
}

/** Adds deposits to their members' sums. The caller holds the counters of the members' bets, and names nobody twice. */
export async function addDeposits(tx: Transaction, deposits: readonly CreditedDeposit[]): Promise<void> {
  await tx.prepared(
    'vip_add_deposits',
    `insert into vip_standings as known (merchant_id, member_id, deposits, valid_bet, reviewed_until, waits)
     select deposit.merchant_id, deposit.member_id, deposit.amount, 0,
            date_trunc('month', deposit.at at time zone brand.time_zone)::date, true
       from ${DEPOSITS}
       cross join lateral (select m.time_zone from merchants m where m.id = deposit.merchant_id offset 0) brand
       cross join lateral (select from members member where member.merchant_id = deposit.merchant_id and member.id = deposit.member_id
         and member.type <> 4 and member.currency = deposit.currency offset 0) true_member
     on conflict (merchant_id, member_id) do update set deposits = known.deposits + excluded.deposits, waits = true`,
    columnsOf(deposits),
  )
}
