import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import type { By } from '../../../operators/service.ts'
import { demand } from '../../../operators/service.ts'
import { findProposal, lockSettings, mayCount, type ProposalRow } from '../../../proposals/service.ts'
import { referralsErrors } from '../../errors.ts'
import { presentTerms } from '../../presenter.ts'
import { findRule, insertRule, termsOf } from '../../repository.ts'
import { givesMore, isEmpty, type ReferralTerms } from '../../rule.ts'
import { referralsRights } from '../policy.ts'
import type { ReferralsOperatorDependencies } from './dependencies.ts'

/** A brand's rule as operators see it. */
export interface RuleView {
  readonly merchantId: string
  readonly terms: ReferralTerms
  readonly currency: string
  readonly changedAt: Date | null
  readonly changedBy: string | null
  readonly proposal: ProposalRow | undefined
}

/** Of a brand that never had one: nothing runs. */
const NONE: ReferralTerms = {
  isRunning: false,
  fixed: 0n,
  share: 0n,
  greatestShare: 0n,
  leastDeposit: 1n,
  leastValidBet: 0n,
  mostFriends: 1,
}

const about = (merchantId: string) => ({ merchantId, kind: 'referralRule', subjectId: merchantId }) as const

/** The rule of the brand in view, with what waits for a second operator. */
export async function readRule(
  { database, clock, sites }: ReferralsOperatorDependencies,
  session: OperatorSession,
): Promise<RuleView> {
  demand(session, referralsRights['referralRule.read'])
  const { merchantId } = session
  const row = await findRule(database.query, merchantId)
  const { currency } = await sites.findMerchant(merchantId)
  return {
    merchantId,
    terms: row === undefined ? NONE : termsOf(row),
    currency,
    changedAt: row?.changed_at ?? null,
    changedBy: row?.changed_by ?? null,
    proposal: await findProposal(database.query, about(merchantId), clock.now()),
  }
}

/**
 * Changes by what friends come from now on; one that gives more takes two operators. Throws REFERRAL_RULE_EMPTY and as `mayCount`.
 */
export async function changeRule(
  { clock, operators, sites }: ReferralsOperatorDependencies,
  by: By & { readonly reason: string },
  after: ReferralTerms,
): Promise<void> {
  if (after.isRunning && isEmpty(after)) throw referralsErrors.REFERRAL_RULE_EMPTY({ field: 'fixed' })
  const { session, reason } = by
  const { merchantId, account } = session
  const deed = {
    right: referralsRights['referralRule.change'],
    action: 'referralRule.update',
    subjectKind: 'referralRule',
    subjectId: () => merchantId,
    present: presentWhole,
  }
  await operators.perform(by, deed, async (tx) => {
    await lockSettings(tx, merchantId, 'referralRule')
    const row = await findRule(tx.query, merchantId)
    const before = row === undefined ? NONE : termsOf(row)
    const change = { ...about(merchantId), wish: presentWhole(after), reason, raises: givesMore(before, after) }
    const now = clock.now()
    if (!(await mayCount(tx, session, change, now))) return { before, after, action: 'referralRule.propose' }
    await saveRule(sites, tx, { merchantId, terms: after, account, at: now })
    return { before, after }
  })
}

const presentWhole = (terms: ReferralTerms) => ({ isRunning: terms.isRunning, ...presentTerms(terms) })

/** Puts a rule in force as the next version, and says at the brand's front whether one runs. The caller holds the settings. */
export async function saveRule(
  sites: Pick<ReferralsOperatorDependencies['sites'], 'updateMerchant'>,
  tx: Transaction,
  wanted: { readonly merchantId: string; readonly terms: ReferralTerms; readonly account: string; readonly at: Date },
): Promise<void> {
  const { merchantId, terms, account, at } = wanted
  const known = await findRule(tx.query, merchantId)
  await insertRule(tx.query, {
    merchant_id: merchantId,
    version: (known?.version ?? 0) + 1,
    is_running: terms.isRunning,
    fixed: terms.fixed,
    share: Number(terms.share),
    greatest_share: terms.greatestShare,
    least_deposit: terms.leastDeposit,
    least_valid_bet: terms.leastValidBet,
    most_friends: terms.mostFriends,
    changed_at: at,
    changed_by: account,
  })
  if ((known?.is_running ?? false) !== terms.isRunning)
    await sites.updateMerchant(tx, merchantId, { referralEnabled: terms.isRunning })
}
