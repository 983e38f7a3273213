import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { presentProposal } from '../../proposals/service.ts'
import type { FriendView } from '../list-repository.ts'
import { presentFriend, presentTerms } from '../presenter.ts'
import type { OperatorReferral, ReferralRule } from './schema.ts'
import type { RuleView } from './service/rule.ts'

export const presentRule = ({
  merchantId,
  terms,
  currency,
  changedAt,
  changedBy,
  proposal,
}: RuleView): Static<typeof ReferralRule> => ({
  id: merchantId,
  isRunning: terms.isRunning,
  ...presentTerms(terms),
  currency,
  changedAt: changedAt?.toISOString() ?? null,
  changedBy,
  proposal: presentProposal(proposal),
})

export const presentReferral = (row: FriendView): Static<typeof OperatorReferral> => ({
  ...presentFriend(row),
  account: row.friend_account,
  memberId: row.friend_id,
  referrerId: row.referrer_id,
  referrerAccount: row.referrer_account,
  currency: row.currency,
  firstDeposit: formatMoney(row.first_deposit),
  deposits: formatMoney(row.deposits),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
})
