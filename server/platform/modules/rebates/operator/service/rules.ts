import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposal, lockSettings, mayCount, type ProposalRow } from '../../../proposals/service.ts'
import { findRule, insertRule, termsOf } from '../../repository/rules.ts'
import { givesMore, NO_RULE, type RebateRule } from '../../rule.ts'
import { rebatesRights } from '../policy.ts'
import { presentTerms } from '../presenter.ts'
import type { RebatesOperatorDependencies } from './dependencies.ts'

/** A brand's rule as operators see it. */
export interface RuleView {
  readonly merchantId: string
  readonly rule: RebateRule
  readonly currency: string
  readonly changedAt: Date | null
  readonly changedBy: string | null
  readonly proposal: ProposalRow | undefined
}

const about = (merchantId: string) => ({ merchantId, kind: 'rebateRules', subjectId: merchantId }) as const

/** The rule of the brand in view, with what waits for a second operator. */
export async function readRules(
  { database, clock, sites }: RebatesOperatorDependencies,
  session: OperatorSession,
): Promise<RuleView> {
  demand(session, rebatesRights['rebateRules.read'])
  const { merchantId } = session
  const row = await findRule(database.query, merchantId)
  const { currency } = await sites.findMerchant(merchantId)
  return {
    merchantId,
    rule: row === undefined ? NO_RULE : termsOf(row),
    currency,
    changedAt: row?.changed_at ?? null,
    changedBy: row?.changed_by ?? null,
    proposal: await findProposal(database.query, about(merchantId), clock.now()),
  }
}

/** Changes by what the brand gives back; what gives more takes two operators. Throws as `mayCount`. */
export async function changeRules(
  { clock, operators }: RebatesOperatorDependencies,
  by: By & { readonly reason: string },
  after: RebateRule,
): Promise<void> {
  const { session, reason } = by
  const { merchantId, account } = session
  const deed = {
    right: rebatesRights['rebateRules.change'],
    action: 'rebateRules.update',
    subjectKind: 'rebateRules',
    subjectId: () => merchantId,
    present: presentTerms,
  }
  await operators.perform(by, deed, async (tx) => {
    await lockSettings(tx, merchantId, 'rebateRules')
    const row = await findRule(tx.query, merchantId)
    const before = row === undefined ? NO_RULE : termsOf(row)
    const change = { ...about(merchantId), wish: presentTerms(after), reason, raises: givesMore(before, after) }
    const now = clock.now()
    if (!(await mayCount(tx, session, change, now))) return { before, after, action: 'rebateRules.propose' }
    await saveRule(tx, { merchantId, rule: after, account, at: now })
    return { before, after }
  })
}

/** Puts a rule in force as the next version. The caller holds the settings. */
export async function saveRule(
  { query }: Pick<Transaction, 'query'>,
  wanted: { readonly merchantId: string; readonly rule: RebateRule; readonly account: string; readonly at: Date },
): Promise<void> {
  const { merchantId, rule, account, at } = wanted
  const known = await findRule(query, merchantId)
  await insertRule(query, {
    merchant_id: merchantId,
    version: (known?.version ?? 0) + 1,
    mode: rule.mode,
    rates: JSON.stringify(rule.rates),
    least_claim: rule.leastClaim,
    daily_cap: rule.dailyCap,
    claim_days: rule.claimDays,
    changed_at: at,
    changed_by: account,
  })
}
