import type { Transaction } from '../../../../db/connection.ts'
import { type By, demand, type OperatorsService } from '../../../operators/service.ts'
import type { RiskService } from '../../../risk/service.ts'
import type { SitesService } from '../../../sites/service.ts'
import type { WithdrawalRow } from '../../repository/withdrawals.ts'
import type { Dependencies } from '../../service/dependencies.ts'
import type { WithdrawalsService } from '../../service.ts'
import { withdrawalsRights } from '../policy.ts'
import { presentAudited } from '../presenter.ts'
import type { MissingWish } from './agreement.ts'

/** What the decisions of operators work with. */
export type DecisionDependencies = Pick<Dependencies, 'clock' | 'events' | 'jobs' | 'ledger' | 'messages'>

export interface OperatorDependencies extends DecisionDependencies, Pick<Dependencies, 'database'> {
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly risk: Pick<RiskService, 'assess'>
  readonly withdrawals: Pick<WithdrawalsService, 'askForReturns'>
}

/** The operator behind a change, in the brand in view. */
export interface Reviewer {
  readonly id: string
  readonly account: string
  readonly merchantId: string
  /** Names of what the operator may do at the brand. */
  readonly rights: ReadonlySet<string>
}

/** A change with the withdrawal before and after it, for the audit log. */
export interface WithdrawalChange {
  readonly before: AuditedWithdrawal
  readonly after: AuditedWithdrawal
  /** What was done, where it is not what was asked for: only proposed. */
  readonly action?: string
}

/** A withdrawal, with what two operators want of what is missing. */
export interface AuditedWithdrawal extends WithdrawalRow {
  readonly wish?: MissingWish
}

/** What operators decide about a withdrawal, by its name in the audit log, and the right that it takes. */
const RIGHTS = {
  claim: withdrawalsRights['withdrawals.claim'],
  unclaim: withdrawalsRights['withdrawals.claim'],
  approve: withdrawalsRights['withdrawals.review'],
  reject: withdrawalsRights['withdrawals.review'],
  release: withdrawalsRights['withdrawals.release'],
  payAgain: withdrawalsRights['withdrawals.release'],
  forceReceipt: withdrawalsRights['withdrawals.release'],
  fail: withdrawalsRights['withdrawals.release'],
} as const

/** Carries a decision out: with its right and its entry in the audit log, in one transaction. */
export async function decide(
  { operators }: OperatorDependencies,
  by: By,
  id: string,
  verb: keyof typeof RIGHTS,
  work: (tx: Transaction, reviewer: Reviewer) => Promise<WithdrawalChange>,
): Promise<void> {
  const { operatorId, account, merchantId, rights } = by.session
  const deed = {
    right: RIGHTS[verb],
    action: `withdrawals.${verb}`,
    subjectKind: 'withdrawals',
    subjectId: () => id,
    present: presentAudited,
  }
  await operators.perform(by, deed, (tx) => work(tx, { id: operatorId, account, merchantId, rights }))
}

/**
 * The same about money that may have come back: the bank is asked first, outside the transaction, so that what came back is
 * known before anybody decides about it. Throws WITHDRAWAL_PAYOUT_UNKNOWN too, when the bank does not answer.
 */
export async function decideOnReturns(...[dependencies, by, id, verb, work]: Parameters<typeof decide>): Promise<void> {
  demand(by.session, RIGHTS[verb])
  await dependencies.withdrawals.askForReturns(by.session.merchantId, id)
  await decide(dependencies, by, id, verb, work)
}

/**
 * The same about money that is let go: the rules of the brand look at the withdrawal first, where they have not yet, in a transaction of their
 * own, so that what they find stands though the decision is refused for it.
 */
export async function decideAssessed(...[dependencies, by, id, verb, work]: Parameters<typeof decide>): Promise<void> {
  demand(by.session, RIGHTS[verb])
  await dependencies.risk.assess(by.session.merchantId, id)
  await decide(dependencies, by, id, verb, work)
}

/** Who makes the step of a decision. */
export const operator = ({ id, account }: Reviewer) => ({ kind: 'OPERATOR', id, account }) as const
