import type { Transaction } from '../../../db/connection.ts'
import { Failure } from '../../../lib/failure.ts'
import type { Money } from '../../../lib/money.ts'
import { promotionsErrors } from '../errors.ts'
import { type ClaimRow, changeClaim, listDue, lockClaim, type MemberKey } from '../repository/claims.ts'
import { findVersion, takeFromBudget } from '../repository/promotions.ts'
import { type PromotionTerms, parseTerms, playedAmount, rewardOf, turnoverOf } from '../terms.ts'
import type { Dependencies } from './dependencies.ts'
import { waitsForOperator } from './suspicion.ts'

const DAY = 86_400_000
const DUE_AT_A_TIME = 200

/** Who has what promotions give. */
export type GivingParts = Pick<Dependencies, 'clock' | 'rewards' | 'raffles' | 'rebates'> & {
  readonly points: Pick<Dependencies['points'], 'givePoints'>
}

/**
 * Gives what a claim is for, by the terms of its version: the budget, the claim and the money in one transaction. The caller
 * holds the claim. Who joined is not asked again whether he belongs to the audience: he keeps what he was promised. Throws PROMOTION_NOTHING_TO_GIVE, PROMOTION_BUDGET_SPENT, REWARDS_NOT_FOR_YOU.
 */
export async function give(
  dependencies: GivingParts,
  tx: Transaction,
  claim: ClaimRow,
  { terms, state, operator }: { terms: PromotionTerms; state: 'ISSUED' | 'CLAIMED'; operator?: string },
): Promise<ClaimRow> {
  const { clock, rewards } = dependencies
  const { merchant_id: merchantId, member_id: memberId, promotion_id: programme } = claim
  await rewards.checkMayReceive(tx, { merchantId, memberId })
  const amount = rewardOf(terms, claim.deposit_amount ?? claim.loss)
  if (amount <= 0n) throw promotionsErrors.PROMOTION_NOTHING_TO_GIVE()
  if (!(await takeFromBudget(tx, merchantId, programme, amount))) throw promotionsErrors.PROMOTION_BUDGET_SPENT()
  const now = clock.now()
  const given = await changeClaim(tx.query, claim, {
    state,
    amount,
    operator: operator ?? claim.operator,
    changed_at: now,
  })
  await move(dependencies, tx, given, { terms, amount, now, ...(operator !== undefined && { actor: operator }) })
  return given
}

/** Moves what is given: points or money from the promotion's house account, tickets of a raffle, or a rise of rebates. */
async function move(
  { rewards, points, raffles, rebates }: GivingParts,
  tx: Transaction,
  { merchant_id: merchantId, member_id: memberId, promotion_id: programme, ...claim }: ClaimRow,
  given: { terms: PromotionTerms; amount: Money; now: Date; actor?: string },
): Promise<void> {
  const { terms, amount, now, ...by } = given
  const document = { kind: 'promotion-claim', id: claim.id } as const
  const gift = { merchantId, memberId, programme, document, ...by }
  const { reward } = terms
  if (reward.kind === 'POINTS') return points.givePoints(tx, { ...gift, points: amount })
  if (reward.kind === 'TICKETS') {
    const isGiven = await raffles.giveTickets(tx, { ...gift, raffleId: reward.raffleId, count: reward.tickets })
    if (!isGiven) throw promotionsErrors.PROMOTION_NOTHING_TO_GIVE()
    return
  }
  if (reward.kind === 'REBATE_RISE') {
    const until = new Date(now.getTime() + reward.days * DAY)
    return rebates.raise(tx, { ...gift, percent: Math.round(reward.percent * 100), from: now, until })
  }
  const { days } = terms.turnover
  await rewards.give(tx, {
    ...gift,
    currency: claim.currency,
    amount,
    kind: 'BONUS',
    turnoverAmount: playedAmount(terms, amount, claim.deposit_amount),
    terms: turnoverOf(terms),
    expiresAt: days === null ? null : new Date(now.getTime() + days * DAY),
  })
}

/** The terms that a claim goes by. */
export async function termsOf(tx: Pick<Transaction, 'query'>, claim: ClaimRow): Promise<PromotionTerms> {
  const { terms } = await findVersion(tx, claim.merchant_id, claim.promotion_id, claim.version)
  return parseTerms(terms)
}

/** Codes of ours by which a claim is refused that nobody looks at. */
const REFUSALS: readonly string[] = ['PROMOTION_NOTHING_TO_GIVE', 'PROMOTION_BUDGET_SPENT', 'REWARDS_NOT_FOR_YOU']

/** Gives for one deposit that came, or hands the claim to operators; what cannot be given is refused with the reason. */
const giveOne = (dependencies: Dependencies, due: MemberKey & { readonly id: string }): Promise<boolean> =>
  dependencies.database.transaction(async (tx) => {
    const { clock } = dependencies
    const claim = await lockClaim(tx.query, due, due.id)
    if (claim?.state !== 'JOINED' || claim.deposit_id === null) return false
    const terms = await termsOf(tx, claim)
    if (await waitsForOperator(tx, claim, terms, clock.now())) {
      await changeClaim(tx.query, claim, { state: 'APPLYING', changed_at: clock.now() })
      return true
    }
    try {
      await give(dependencies, tx, claim, { terms, state: 'ISSUED' })
    } catch (error) {
      if (!(error instanceof Failure) || !REFUSALS.includes(error.code)) throw error
      await changeClaim(tx.query, claim, { state: 'REJECTED', refusal: error.code, changed_at: clock.now() })
    }
    return true
  })

/** Goes through the claims whose deposit came; answers how many were dealt with. */
export async function giveDue(dependencies: Dependencies, stopping?: AbortSignal): Promise<number> {
  let dealt = 0
  let after: string | undefined
  for (;;) {
    const due = await listDue(dependencies.database, { after, limit: DUE_AT_A_TIME })
    for (const one of due) {
      if (stopping?.aborted) return dealt
      if (await giveOne(dependencies, one)) dealt += 1
    }
    if (due.length < DUE_AT_A_TIME) return dealt
    after = due.at(-1)?.id
  }
}
