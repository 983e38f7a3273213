import type { Transaction } from '../../../db/connection.ts'
import { findSignals, holdTraits, listNeighbours, readTraits } from '../../suspicion/service.ts'
import type { ClaimRow } from '../repository/claims.ts'
import { insertSignals, listClaimants } from '../repository/signals.ts'
import { holdsSuspicious, type PromotionTerms } from '../terms.ts'

/**
 * Whether a claim that would be given now has to be decided by a person: its terms say so, or it looks like abuse and they have it held. What
 * was found stays with the claim either way. A claim is asked about once.
 */
export async function waitsForOperator(
  tx: Transaction,
  claim: ClaimRow,
  terms: Pick<PromotionTerms, 'approval' | 'holdsSuspicious'>,
  now: Date,
): Promise<boolean> {
  const isSuspicious = await noteSignals(tx, claim, now)
  return terms.approval === 'OPERATOR' || (isSuspicious && holdsSuspicious(terms))
}

/**
 * Looks for others of the promotion who may be the same person. Who has an address or a payout account in common waits for each other here, so
 * that of two who claim at once the second one sees the claim of the first.
 */
async function noteSignals(tx: Transaction, claim: ClaimRow, now: Date): Promise<boolean> {
  const { merchant_id: merchantId, member_id: memberId, promotion_id: promotionId } = claim
  const member = { merchantId, memberId }
  const traits = await readTraits(tx, member)
  await holdTraits(tx, merchantId, promotionId, traits)
  const neighbours = await listNeighbours(tx, member, traits)
  const others = await listClaimants(tx, merchantId, promotionId, neighbours)
  const signals = await findSignals(tx, member, others, now)
  await insertSignals(tx, claim, signals, now)
  return signals.length > 0
}
