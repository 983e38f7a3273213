import { paymentsErrors } from '../errors.ts'
import { lockDeposit } from '../repository/deposit-locks.ts'
import * as deposits from '../repository/deposits.ts'
import { type DepositState, mayBecome } from '../states.ts'
import { changeState } from './change-state.ts'
import type { Dependencies } from './dependencies.ts'

export interface Claim {
  readonly note: string | null
  /** A picture the member uploaded, or null. */
  readonly proofFileId: string | null
}

/** How long after a deposit's end the member may still say to have paid it. */
const CLAIMABLE_HOURS = 72

/**
 * The member says to have paid: the deposit goes to an operator. Saying it again changes nothing. Throws
 * DEPOSIT_NOT_FOUND, DEPOSIT_NOT_CLAIMABLE for one that is decided or too old, PROOF_NOT_FOUND for somebody else's picture.
 */
export function claimPayment(
  dependencies: Dependencies,
  member: deposits.MemberKey,
  id: string,
  claim: Claim,
): Promise<void> {
  const { database, clock } = dependencies
  return database.transaction(async (tx) => {
    const deposit = await lockDeposit(tx.query, member.merchantId, id)
    if (deposit === undefined || deposit.member_id !== member.memberId) throw paymentsErrors.DEPOSIT_NOT_FOUND()
    if (deposit.state === 'REVIEW') return
    const end = deposit.expires_at.getTime() + CLAIMABLE_HOURS * 3_600_000
    if (!mayBecome(deposit.state as DepositState, 'REVIEW') || clock.now().getTime() > end)
      throw paymentsErrors.DEPOSIT_NOT_CLAIMABLE()
    if (claim.proofFileId !== null && !(await deposits.ownsFile(tx.query, member, claim.proofFileId)))
      throw paymentsErrors.PROOF_NOT_FOUND({ field: 'proofUrl' })
    await changeState(dependencies, tx, deposit, 'REVIEW', { claim })
  })
}
