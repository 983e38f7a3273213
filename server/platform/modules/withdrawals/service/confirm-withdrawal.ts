import type { MemberSession } from '../../../http/session.ts'
import { MONEY_SCALE, type Money } from '../../../lib/money.ts'
import { withdrawalsErrors } from '../errors.ts'
import { MOST_PROOFS } from '../limits.ts'
import { insertProofs, ownsFiles } from '../repository/proofs.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'
import type { WithdrawalState } from '../states.ts'
import type { Actor, Dependencies } from './dependencies.ts'
import { lockOwnFor, move, stateChanged } from './move.ts'
import { closeAsReceived } from './receive.ts'

/** What the member says after the release (section 4 of the specification). */
export interface Confirmation {
  readonly answer: 'RECEIVED' | 'NOT_RECEIVED' | 'PARTLY_RECEIVED'
  /** What is still missing; only when it came partly. */
  readonly restAmount?: Money | undefined
  /** Ids of uploaded pictures; demanded unless it was received. */
  readonly proofs: readonly string[]
}

const MEMBER: Actor = { kind: 'MEMBER' }

/**
 * Takes the member's word on a released withdrawal. Throws WITHDRAWAL_NOT_FOUND also for somebody else's,
 * WITHDRAWAL_STATE_CHANGED when the time was over or it was said before, WITHDRAWAL_ON_ITS_WAY, WITHDRAWAL_PROOF_…,
 * WITHDRAWAL_REST_INVALID.
 */
export function confirmWithdrawal(
  dependencies: Dependencies,
  session: MemberSession,
  id: string,
  said: Confirmation,
): Promise<WithdrawalRow> {
  return dependencies.database.transaction(async (tx) => {
    const withdrawal = await lockOwnFor(tx, session, id, stateOf(said))
    // What the member says of a payment counts only from RELEASED: the others wait for an operator.
    if (withdrawal.state !== 'RELEASED') throw stateChanged(withdrawal)
    if (withdrawal.paid_at === null) throw withdrawalsErrors.WITHDRAWAL_ON_ITS_WAY()
    if (said.answer === 'RECEIVED') return closeAsReceived(dependencies, tx, withdrawal, { actor: MEMBER })
    const rest = restOf(said, withdrawal)
    if (said.proofs.length < 1 || said.proofs.length > MOST_PROOFS)
      throw withdrawalsErrors.WITHDRAWAL_PROOF_NEEDED({ field: 'proofs' })
    if (!(await ownsFiles(tx.query, session, said.proofs)))
      throw withdrawalsErrors.WITHDRAWAL_PROOF_UNKNOWN({ field: 'proofs' })
    await insertProofs(tx.query, withdrawal, said.proofs, dependencies.clock.now())
    return move(dependencies, tx, withdrawal, stateOf(said), {
      actor: MEMBER,
      change: { rest_amount: rest, receive_due_at: null },
    })
  })
}

const stateOf = ({ answer }: Confirmation): WithdrawalState => answer

/** What is missing now. After a second payment the first part stays out of the question. */
function restOf({ answer, restAmount }: Confirmation, { amount, rest_amount }: WithdrawalRow): Money | null {
  if (answer === 'NOT_RECEIVED') return rest_amount
  const paid = rest_amount ?? amount
  const isGood = restAmount !== undefined && restAmount > 0n && restAmount < paid && restAmount % MONEY_SCALE === 0n
  if (!isGood) throw withdrawalsErrors.WITHDRAWAL_REST_INVALID({ field: 'restAmount' })
  return restAmount
}
