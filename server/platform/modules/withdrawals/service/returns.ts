import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { deleteProposal } from '../../proposals/service.ts'
import { withdrawalsErrors } from '../errors.ts'
import { findPayouts, findReference, takeReference, updatePayout } from '../repository/payouts.ts'
import {
  findWithdrawalOf,
  insertStep,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from '../repository/withdrawals.ts'
import { isReleased, type WithdrawalState } from '../states.ts'
import type { Actor, Dependencies } from './dependencies.ts'
import { actorOf, announce } from './move.ts'
import type { PayoutReturn } from './payouts.ts'

/**
 * Asks the bank whether payments that it carried out came back, before an operator decides about a withdrawal, and
 * writes down what did. Outside transactions, since it goes over the network. Throws WITHDRAWAL_PAYOUT_UNKNOWN when the
 * bank does not answer, or contradicts what it said before.
 */
export async function askForReturns(dependencies: Dependencies, merchantId: string, id: string): Promise<void> {
  const { database, payoutGateway, logger } = dependencies
  database.assertOutsideTransaction()
  const withdrawal = await findWithdrawalOf(database.query, merchantId, id)
  if (withdrawal === undefined || !isReleased(withdrawal.state as WithdrawalState)) return
  const payouts = await findPayouts(database.query, withdrawal)
  for (const { id: payoutId } of payouts.filter((one) => one.gateway === 'BANK_API' && one.state === 'PAID')) {
    const said = await payoutGateway.find(payoutId).catch((error: unknown) => {
      logger.warn({ err: error, payoutId }, 'the bank could not be asked what became of a payout order')
    })
    if (said?.state === 'RETURNED') await keepReturn(dependencies, merchantId, id, payoutId, said)
    else if (said?.state !== 'PAID') throw withdrawalsErrors.WITHDRAWAL_PAYOUT_UNKNOWN()
  }
}

function keepReturn(
  dependencies: Dependencies,
  merchantId: string,
  withdrawalId: string,
  payoutId: string,
  { returned, returnReference: reference }: { readonly returned: Money; readonly returnReference: string },
): Promise<void> {
  return dependencies.database.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx.query, merchantId, withdrawalId)
    const payouts = withdrawal === undefined ? [] : await findPayouts(tx.query, withdrawal)
    const payout = payouts.find((one) => one.id === payoutId)
    if (withdrawal === undefined || payout === undefined) return
    if (!isReleased(withdrawal.state as WithdrawalState)) return
    // Somebody else who asked was told first.
    if (returned <= payout.returned) return
    const amount = returned - payout.returned
    await recordReturn(dependencies, tx, withdrawal, { payout, amount, reference }, { kind: 'HOUSE' })
  })
}

/** Throws WITHDRAWAL_REFERENCE_USED when what an operator says to have come back was counted before. */
export async function demandFresh(tx: Transaction, back: PayoutReturn | undefined): Promise<void> {
  if (back === undefined) return
  const { payout, reference } = back
  if ((await findReference(tx.query, payout, { direction: 'BACK', reference })) !== undefined)
    throw withdrawalsErrors.WITHDRAWAL_REFERENCE_USED({ field: 'returnReference' })
}

/**
 * Writes down that money of a payment came back: it is missing again, and an operator pays it again or gives it back.
 * Nobody receives it by silence or by force, and what was proposed before is void. Throws WITHDRAWAL_REFERENCE_USED.
 */
export async function recordReturn(
  dependencies: Pick<Dependencies, 'clock' | 'events'>,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  { payout, amount, reference }: PayoutReturn,
  actor: Actor,
): Promise<WithdrawalRow> {
  if (!(await takeReference(tx.query, payout, { direction: 'BACK', reference })))
    throw withdrawalsErrors.WITHDRAWAL_REFERENCE_USED({ field: 'returnReference' })
  const now = dependencies.clock.now()
  const returned = payout.returned + amount
  const state = returned === payout.amount ? 'RETURNED' : 'PAID'
  await updatePayout(tx.query, payout, { state, returned, return_reference: reference, returned_at: now })
  const after = await updateWithdrawal(tx.query, withdrawal, {
    payout_refused: true,
    paid_at: null,
    receive_due_at: null,
    changed_at: now,
  })
  await insertStep(tx.query, withdrawal, {
    state: withdrawal.state,
    at: now,
    ...actorOf(actor),
    note: 'PAYOUT_RETURNED',
    reason: reference,
  })
  await deleteProposal(tx.query, withdrawal.merchant_id, 'withdrawal', withdrawal.id)
  announce(dependencies, tx, after)
  return after
}
