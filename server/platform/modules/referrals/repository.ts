import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { ReferralRules, ReferredFriends, Tables } from '../../db/tables.ts'
import type { Money } from '../../lib/money.ts'
import { type CreditedDeposit, columnsOf, DEPOSITS } from '../payments/service.ts'
import type { ReferralTerms } from './rule.ts'
import type { ReferralReason, ReferralState } from './states.ts'

type Query = Kysely<Tables>
export type FriendRow = Selectable<ReferredFriends>
export type RuleRow = Selectable<ReferralRules>

/** A member of a brand. */
export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

export const termsOf = (row: RuleRow): ReferralTerms => ({
  isRunning: row.is_running,
  fixed: row.fixed,
  share: BigInt(row.share),
  greatestShare: row.greatest_share,
  leastDeposit: row.least_deposit,
  leastValidBet: row.least_valid_bet,
  mostFriends: row.most_friends,
})

/** The rule in force; undefined where a brand never had one. */
export const findRule = (query: Query, merchantId: string): Promise<RuleRow | undefined> =>
  query
    .selectFrom('referral_rules')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findRuleVersion = (query: Query, merchantId: string, version: number): Promise<RuleRow> =>
  query
    .selectFrom('referral_rules')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()

export const insertRule = (query: Query, rule: Insertable<ReferralRules>): Promise<RuleRow> =>
  query.insertInto('referral_rules').values(rule).returningAll().executeTakeFirstOrThrow()

/** Makes what is paid to one referrer happen one after the other, until the transaction ends. */
export const lockReferrer = (tx: Transaction, { merchantId, memberId }: MemberKey) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'referrals', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

export const insertFriend = (query: Query, friend: Insertable<ReferredFriends>) =>
  query.insertInto('referred_friends').values(friend).execute()

export const lockFriend = (query: Query, merchantId: string, id: string): Promise<FriendRow | undefined> =>
  query
    .selectFrom('referred_friends')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** What changes of a friend's row. */
export interface FriendChange {
  readonly state: ReferralState
  readonly reason?: ReferralReason | null
  readonly reward?: Money
  readonly played_at?: Date
  readonly decided_at?: Date
  readonly decided_by?: string
  readonly paid_at?: Date
  readonly paid_month?: string
}

/** Writes what became of a friend whose row the caller has locked. */
export const changeFriend = (
  query: Query,
  { merchant_id, id }: Pick<FriendRow, 'merchant_id' | 'id'>,
  change: FriendChange,
): Promise<FriendRow> =>
  query
    .updateTable('referred_friends')
    .set({ reason: null, ...change })
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Adds deposits of those who may have been brought; deposits count until they reach what the rule asks. */
export const addDeposits = (tx: Transaction, deposits: readonly CreditedDeposit[]) =>
  tx.prepared(
    'referrals_add_deposits',
    `update referred_friends friend
        set first_deposit = case when deposits = 0 then deposit.amount else first_deposit end,
            deposits = deposits + deposit.amount,
            state = case when deposits + deposit.amount >= rule.least_deposit then 'DEPOSITED' else state end,
            deposited_at = case when deposits + deposit.amount >= rule.least_deposit then deposit.at end
       from ${DEPOSITS}, referral_rules rule
      where friend.merchant_id = deposit.merchant_id and friend.friend_id = deposit.member_id and friend.currency = deposit.currency
        and friend.state = 'CAME' and rule.merchant_id = friend.merchant_id and rule.version = friend.rule_version`,
    columnsOf(deposits),
  )

/**
 * Takes a deposit back that counted: one that came no later than what the rule asks was reached. Whoever has less than that again is where he
 * was before, and is looked at anew when he has it.
 */
export const removeDeposit = (
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  { currency, amount, at }: { readonly currency: string; readonly amount: Money; readonly at: Date },
) =>
  tx.raw(
    `update referred_friends friend
        set deposits = greatest(deposits - $4::int8, 0),
            first_deposit = case when deposits <= $4::int8 then 0 else first_deposit end,
            (state, reason, deposited_at, played_at) = (
              select case when short then 'CAME' else friend.state end, case when not short then friend.reason end,
                     case when not short then friend.deposited_at end, case when not short then friend.played_at end
                from (select deposits - $4::int8 < rule.least_deposit as short) standing)
       from referral_rules rule
      where friend.merchant_id = $1 and friend.friend_id = $2 and friend.currency = $3
        and friend.state in ('CAME', 'DEPOSITED', 'PLAYED', 'HELD') and $5 <= coalesce(friend.deposited_at, $5)
        and rule.merchant_id = friend.merchant_id and rule.version = friend.rule_version`,
    [merchantId, memberId, currency, amount, at],
  )

/** For how many friends a referrer was paid in a month of the brand's calendar. */
export async function countPaid(query: Query, { merchantId, memberId }: MemberKey, month: string): Promise<number> {
  const { paid } = await query
    .selectFrom('referred_friends')
    .select((count) => count.fn.countAll<bigint>().as('paid'))
    .where('merchant_id', '=', merchantId)
    .where('referrer_id', '=', memberId)
    .where('state', '=', 'PAID')
    .where('paid_month', '=', month)
    .executeTakeFirstOrThrow()
  return Number(paid)
}
