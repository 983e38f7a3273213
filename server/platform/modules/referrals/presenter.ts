import type { Static } from 'typebox'
import { maskAccount } from '../../lib/mask-account.ts'
import { formatMoney } from '../../lib/money.ts'
import type { FriendView } from './list-repository.ts'
import type { ReferralTerms } from './rule.ts'
import type { Referral, ReferralTermsShape, ReferredFriend } from './schema.ts'
import type { ReferralView } from './service/read.ts'

export const presentTerms = (rule: ReferralTerms): Static<typeof ReferralTermsShape> => ({
  fixed: formatMoney(rule.fixed),
  percent: Number(rule.share) / 100,
  greatestShare: formatMoney(rule.greatestShare),
  leastDeposit: formatMoney(rule.leastDeposit),
  leastValidBet: formatMoney(rule.leastValidBet),
  mostFriends: rule.mostFriends,
})

export const presentReferral = ({ rule, earned, ...view }: ReferralView): Static<typeof Referral> => ({
  ...view,
  rule: rule && presentTerms(rule),
  earned: formatMoney(earned),
})

type Shape = Static<typeof ReferredFriend>

/** Who brought a friend learns nothing of him but how far he is: no name, no amount of his. */
export const presentFriend = (row: FriendView): Shape => ({
  id: row.id,
  account: maskAccount(row.friend_account),
  state: row.state as Shape['state'],
  reason: row.reason as Shape['reason'],
  reward: row.worth === null ? null : formatMoney(row.worth),
  cameAt: row.came_at.toISOString(),
  depositedAt: row.deposited_at?.toISOString() ?? null,
  playedAt: row.played_at?.toISOString() ?? null,
  paidAt: row.paid_at?.toISOString() ?? null,
})
