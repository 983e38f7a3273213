import type { Kysely } from 'kysely'
import { contains, inSpan, type Rows, type TimeSpan } from '../../db/search.ts'
import type { Tables } from '../../db/tables.ts'
import type { Money } from '../../lib/money.ts'
import { type FriendRow, type MemberKey, type RuleRow, termsOf } from './repository.ts'
import { rewardOf } from './rule.ts'
import type { ReferralState } from './states.ts'

type Query = Kysely<Tables>

/** A friend's row with the accounts, and what it is worth. */
export interface FriendView extends FriendRow {
  readonly referrer_account: string
  readonly friend_account: string
  /** What was paid or will be; null before the friend deposited, where it hangs on his first deposit. */
  readonly worth: Money | null
}

export interface FriendFilter extends TimeSpan {
  readonly merchantId: string
  readonly referrerId?: string
  readonly state?: ReferralState | undefined
  /** Part of the referrer's account name. */
  readonly account?: string | undefined
}

type JoinedRow = FriendRow &
  Pick<RuleRow, 'fixed' | 'share' | 'greatest_share' | 'least_deposit' | 'least_valid_bet' | 'most_friends'> & {
    readonly referrer_account: string
    readonly friend_account: string
  }

const joined = (query: Query, merchantId: string) =>
  query
    .selectFrom('referred_friends as friend')
    .innerJoin('members as referrer', (join) =>
      join.onRef('referrer.merchant_id', '=', 'friend.merchant_id').onRef('referrer.id', '=', 'friend.referrer_id'),
    )
    .innerJoin('members as brought', (join) =>
      join.onRef('brought.merchant_id', '=', 'friend.merchant_id').onRef('brought.id', '=', 'friend.friend_id'),
    )
    .innerJoin('referral_rules as rule', (join) =>
      join.onRef('rule.merchant_id', '=', 'friend.merchant_id').onRef('rule.version', '=', 'friend.rule_version'),
    )
    .where('friend.merchant_id', '=', merchantId)

const columns = [
  'referrer.account as referrer_account',
  'brought.account as friend_account',
  'rule.is_running',
  'rule.fixed',
  'rule.share',
  'rule.greatest_share',
  'rule.least_deposit',
  'rule.least_valid_bet',
  'rule.most_friends',
] as const

function viewOf(row: JoinedRow & Pick<RuleRow, 'is_running'>): FriendView {
  const terms = termsOf({ ...row, version: row.rule_version, changed_at: row.came_at, changed_by: '' })
  const isKnown = row.deposits > 0n || terms.share === 0n
  return { ...row, worth: row.reward ?? (isKnown ? rewardOf(terms, row.first_deposit) : null) }
}

/** A page of friends: of one referrer or of a brand, who came last first; of one state, who waits longest first. */
export async function listFriends(
  query: Query,
  { merchantId, referrerId, state, account, ...span }: FriendFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<FriendView>> {
  let wanted = inSpan(joined(query, merchantId), 'friend.came_at', span)
  if (referrerId !== undefined) wanted = wanted.where('friend.referrer_id', '=', referrerId)
  if (state !== undefined) wanted = wanted.where('friend.state', '=', state)
  if (account) wanted = wanted.where('referrer.account', 'ilike', contains(account))
  const direction = state === undefined ? 'desc' : 'asc'
  const rows = await wanted
    .selectAll('friend')
    .select(columns)
    .orderBy('friend.came_at', direction)
    .orderBy('friend.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(viewOf), total: Number(total) }
}

export async function findFriendView(query: Query, merchantId: string, id: string): Promise<FriendView | undefined> {
  const row = await joined(query, merchantId)
    .selectAll('friend')
    .select(columns)
    .where('friend.id', '=', id)
    .executeTakeFirst()
  return row && viewOf(row)
}

/** What bringing friends came to. */
export interface ReferralSums {
  readonly came: number
  readonly deposited: number
  /** Friends whose reward may be taken. */
  readonly waiting: number
  readonly paid: number
  readonly earned: Money
}

export async function sumFriends(query: Query, { merchantId, memberId }: MemberKey): Promise<ReferralSums> {
  const rows = await query
    .selectFrom('referred_friends')
    .select((sums) => [
      'state',
      sums.fn.countAll<bigint>().as('friends'),
      sums.fn.count<bigint>('deposited_at').as('deposited'),
      sums.fn.sum<bigint | string | null>('reward').as('earned'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('referrer_id', '=', memberId)
    .groupBy('state')
    .execute()
  const of = (state: ReferralState) => Number(rows.find((row) => row.state === state)?.friends ?? 0n)
  return {
    came: Number(rows.reduce((sum, { friends }) => sum + friends, 0n)),
    deposited: Number(rows.reduce((sum, { deposited }) => sum + deposited, 0n)),
    waiting: of('PLAYED'),
    paid: of('PAID'),
    earned: rows.reduce((sum, { earned }) => sum + BigInt(earned ?? 0), 0n),
  }
}
