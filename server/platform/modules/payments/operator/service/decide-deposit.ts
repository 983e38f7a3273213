import { createHash } from 'node:crypto'
import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import type { By } from '../../../operators/service.ts'
import { deleteProposal } from '../../../proposals/service.ts'
import { paymentsErrors } from '../../errors.ts'
import * as bankTransfers from '../../repository/bank-transfers.ts'
import { lockDeposit } from '../../repository/deposit-locks.ts'
import type * as deposits from '../../repository/deposits.ts'
import { changeState } from '../../service/change-state.ts'
import { creditDeposit } from '../../service/credit-deposit.ts'
import { hasMoneyWaiting } from '../../service/money-waiting.ts'
import { paymentsRights } from '../policy.ts'
import type { OperatorDependencies } from './dependencies.ts'
import { mayProceed } from './four-eyes.ts'

type Row = deposits.DepositRow

/** Confirmed: the money is in the bank under that reference (gateways without reports only). Refused: it is not. */
export type DepositWish = { readonly decision: 'CONFIRM'; readonly reference: string } | { readonly decision: 'REFUSE' }

/**
 * An operator decides on a deposit that the member says to have paid. Throws DEPOSIT_NOT_FOUND, DEPOSIT_NOT_IN_REVIEW
 * also for one whose money lies in suspense (that is decided there) and for one that only a report of its gateway may
 * confirm, BANK_REFERENCE_USED, FOUR_EYES_SAME_OPERATOR.
 */
export async function decideDeposit(
  dependencies: OperatorDependencies,
  by: By & { readonly reason: string },
  id: string,
  wish: DepositWish,
): Promise<void> {
  const deed = {
    right: paymentsRights['deposits.decide'],
    action: 'deposits.decide',
    subjectKind: 'deposits',
    subjectId: () => id,
    present: ({ state, refusal_reason }: Row) => ({
      state,
      decision: wish.decision,
      reference: wish.decision === 'CONFIRM' ? wish.reference : null,
      refusalReason: refusal_reason,
    }),
  }
  await dependencies.operators.perform(by, deed, (tx) => decide(dependencies, tx, by.session, id, wish, by.reason))
}

async function decide(
  dependencies: OperatorDependencies,
  tx: Transaction,
  session: OperatorSession,
  id: string,
  wish: DepositWish,
  reason: string,
): Promise<{ before: Row; after: Row }> {
  const { clock, gatewayOf } = dependencies
  const before = await lockDeposit(tx.query, session.merchantId, id)
  if (before === undefined) throw paymentsErrors.DEPOSIT_NOT_FOUND()
  const mayDecide = wish.decision === 'REFUSE' || gatewayOf(before.gateway)?.isConfirmedByHand === true
  const isClaimed = before.state === 'REVIEW' && before.claimed_at !== null
  if (!mayDecide || !isClaimed || (await hasMoneyWaiting(tx, before))) throw paymentsErrors.DEPOSIT_NOT_IN_REVIEW()
  if (wish.decision === 'REFUSE') {
    await changeState(dependencies, tx, before, 'FAILED', { refusalReason: reason })
    await deleteProposal(tx.query, before.merchant_id, 'deposit', id)
  } else {
    const { merchant_id: merchantId, amount } = before
    const decision = {
      merchantId,
      kind: 'deposit' as const,
      subjectId: id,
      amount,
      wish,
      reason,
      memberId: before.member_id,
      deed: 'CREDIT' as const,
    }
    if (await mayProceed(tx, session, decision, clock.now())) {
      await keepReference(dependencies, tx, before, wish.reference)
      await creditDeposit(dependencies, tx, before, { amount, gateway: before.gateway, actor: session.account, reason })
    }
  }
  const after = await lockDeposit(tx.query, session.merchantId, id)
  if (after === undefined) throw new Error('The deposit is gone')
  return { before, after }
}

/** One transfer of the bank confirms one deposit: its reference counts once. */
async function keepReference(
  { clock }: OperatorDependencies,
  tx: Transaction,
  deposit: Row,
  reference: string,
): Promise<void> {
  const now = clock.now()
  const { gateway, account_number, currency, amount, transfer_code } = deposit
  const hash = createHash('sha256').update(`${deposit.id} ${reference}`).digest('base64url')
  const providerId = `${account_number}.${reference}`
  const report = { gateway, providerId, hash, accountNumber: account_number, currency, amount, reference }
  const times = { transactedAt: now.toISOString(), transactedOn: now, receivedAt: now }
  if (!(await bankTransfers.takeBankTransfer(tx.query, { ...report, ...times, content: transfer_code })))
    throw paymentsErrors.BANK_REFERENCE_USED({ field: 'reference' })
  const merchantId = deposit.merchant_id
  const decision = { suspenseReason: null, suspenseTransferId: null, merchantId, deposit }
  await bankTransfers.decideBankTransfer(tx.query, { gateway, providerId }, decision)
}
