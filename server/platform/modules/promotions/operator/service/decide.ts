import type { Transaction } from '../../../../db/connection.ts'
import type { By } from '../../../operators/service.ts'
import { promotionsErrors } from '../../errors.ts'
import { changeClaim, lockClaim } from '../../repository/claims.ts'
import { give, termsOf } from '../../service/give.ts'
import { promotionsRights } from '../policy.ts'
import type { OperatorClaimRow } from '../repository.ts'
import type { PromotionsOperatorDependencies } from './dependencies.ts'
import { readClaim } from './read.ts'

type Because = By & { readonly reason: string }

const deed = (action: string) => ({
  right: promotionsRights['promotions.decide'],
  action: `promotionClaims.${action}`,
  subjectKind: 'promotionClaims',
  subjectId: ({ id }: OperatorClaimRow) => id,
  present: ({ state, promotion_id, amount, reason, operator }: OperatorClaimRow) => ({
    state,
    promotionId: promotion_id,
    amount: amount === null ? null : String(amount),
    reason,
    operator,
  }),
})

/** Takes a claim, so that two do not look at the same. Throws PROMOTION_CLAIM_NOT_FOUND, PROMOTION_CLAIM_DECIDED. */
export const takeClaim = (dependencies: PromotionsOperatorDependencies, by: Omit<By, 'reason'>, id: string) =>
  decide(dependencies, { ...by, reason: undefined }, { id, action: 'take' }, async (tx, claim) => {
    const change = { state: 'PROCESS', operator: by.session.account, changed_at: dependencies.clock.now() }
    await changeClaim(tx.query, claim, change)
  })

/** Gives what is claimed. Throws as `takeClaim`, and PROMOTION_NOTHING_TO_GIVE, PROMOTION_BUDGET_SPENT, REWARDS_NOT_FOR_YOU. */
export const approveClaim = (dependencies: PromotionsOperatorDependencies, by: Because, id: string) =>
  decide(dependencies, by, { id, action: 'approve' }, async (tx, claim) => {
    const terms = await termsOf(tx, claim)
    await give(dependencies, tx, claim, { terms, state: 'ISSUED', operator: by.session.account })
  })

/** Refuses a claim with what the member reads. Throws as `takeClaim`. */
export const rejectClaim = (dependencies: PromotionsOperatorDependencies, by: Because, id: string) =>
  decide(dependencies, by, { id, action: 'reject' }, async (tx, claim) => {
    const { account: operator } = by.session
    const change = { state: 'REJECTED', reason: by.reason.trim(), operator, changed_at: dependencies.clock.now() }
    await changeClaim(tx.query, claim, change)
  })

/** Decides about a claim that waits, or that this operator has. */
function decide(
  { operators }: PromotionsOperatorDependencies,
  by: By,
  { id, action }: { readonly id: string; readonly action: string },
  work: (tx: Transaction, claim: OperatorClaimRow) => Promise<void>,
): Promise<OperatorClaimRow> {
  const { session } = by
  return operators.perform(by, deed(action), async (tx) => {
    const found = await readClaim({ database: tx }, session, id)
    const owner = { merchantId: session.merchantId, memberId: found.member_id }
    await lockClaim(tx.query, owner, id)
    // As it is now that it is held.
    const before = await readClaim({ database: tx }, session, id)
    const isOurs = before.state === 'APPLYING' || (before.state === 'PROCESS' && before.operator === session.account)
    if (!isOurs) throw promotionsErrors.PROMOTION_CLAIM_DECIDED()
    await work(tx, before)
    return { before, after: await readClaim({ database: tx }, session, id) }
  })
}
