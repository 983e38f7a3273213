import type { Transaction } from '../../../../db/connection.ts'
import type { ProposalRow } from '../../../proposals/service.ts'
import { isAgreed } from '../../../proposals/service.ts'
import type { WithdrawalRow } from '../../repository/withdrawals.ts'
import { announce } from '../../service/move.ts'
import type { DecisionDependencies, Reviewer, WithdrawalChange } from './decide.ts'

/**
 * Exactly what is to happen with money that is missing. A payment or a return in between makes it another wish, so that
 * nobody confirms what he has not seen.
 */
export interface MissingWish {
  readonly deed: 'PAY_AGAIN' | 'GIVE_BACK'
  /** Which payment it would be; null when nothing is paid. */
  readonly position: number | null
  readonly amount: string
  readonly gateway: 'BANK_API' | 'MANUAL' | null
  /** Of the payment by hand. */
  readonly reference: string | null
  /** What of a payment by hand came back, with the bank's reference. */
  readonly returned: string
  readonly returnReference: string | null
}

/** What was proposed, as it was written. */
export const wishOf = ({ wish }: ProposalRow): MissingWish => wish as unknown as MissingWish

const ACTIONS = { PAY_AGAIN: 'withdrawals.proposePayAgain', GIVE_BACK: 'withdrawals.proposeFail' } as const

/**
 * Carries a wish out when a second operator repeats it; else it becomes the proposal of its withdrawal. The audit log
 * keeps the wish either way. The withdrawal is locked. Throws FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT.
 */
export async function carryOutAgreed(
  dependencies: DecisionDependencies,
  tx: Transaction,
  { id: operatorId, account, merchantId }: Reviewer,
  { before, wish, reason }: { readonly before: WithdrawalRow; readonly wish: MissingWish; readonly reason: string },
  carryOut: () => Promise<WithdrawalRow>,
): Promise<WithdrawalChange> {
  const proposal = { merchantId, kind: 'withdrawal', subjectId: before.id, wish: { ...wish }, reason } as const
  if (await isAgreed(tx, { operatorId, account }, proposal, dependencies.clock.now()))
    return { before, after: { ...(await carryOut()), wish } }
  announce(dependencies, tx, before)
  return { before, after: { ...before, wish }, action: ACTIONS[wish.deed] }
}
