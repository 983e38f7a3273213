import { paymentsErrors } from '../errors.ts'
import { lockDeposit } from '../repository/deposit-locks.ts'
import type * as deposits from '../repository/deposits.ts'
import { type DepositState, isOpen } from '../states.ts'
import { changeState } from './change-state.ts'
import type { Dependencies } from './dependencies.ts'

/**
 * The member takes back a deposit that waits for its money: it ends as FAILED, and what comes for it afterwards goes to suspense as REFUSED.
 * Cancelling again changes nothing. A report of the bank at the same moment holds the same lock, so that one of the two is too late. One that is
 * paid on the page of a payment service is given up there: the page stays open to the person, whatever we say. Throws DEPOSIT_NOT_FOUND,
 * DEPOSIT_NOT_CANCELLABLE for such a one and for one whose money came, or is looked for, or that is over.
 */
export function cancelDeposit(dependencies: Dependencies, member: deposits.MemberKey, id: string): Promise<void> {
  return dependencies.database.transaction(async (tx) => {
    const deposit = await lockDeposit(tx.query, member.merchantId, id)
    if (deposit === undefined || deposit.member_id !== member.memberId) throw paymentsErrors.DEPOSIT_NOT_FOUND()
    if (deposit.cancelled_at !== null) return
    const isElsewhere = dependencies.gatewayOf(deposit.gateway)?.query !== undefined
    if (isElsewhere || !isOpen(deposit.state as DepositState)) throw paymentsErrors.DEPOSIT_NOT_CANCELLABLE()
    await changeState(dependencies, tx, deposit, 'FAILED', { isCancelled: true })
  })
}
