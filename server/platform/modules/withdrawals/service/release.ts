import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import type { Money } from '../../../lib/money.ts'
import { withdrawalsErrors } from '../errors.ts'
import { findPayouts, insertPayout } from '../parts-repository.ts'
import { readSettings } from '../settings.ts'
import type { WithdrawalRow } from '../withdrawals-repository.ts'
import { closeAsReceived } from './confirm-withdrawal.ts'
import type { Dependencies } from './dependencies.ts'
import { lockFor, lockKnown, move, orderOf, stateChanged } from './move.ts'
import { paidAt } from './paid-at.ts'
import { operator, type Reviewer, type WithdrawalChange } from './review.ts'
import { SEND_PAYOUT } from './send-payout.ts'
import { tellMember } from './tell-member.ts'

/** How an operator lets money go. */
export interface Release {
  /** The bank's reference when it was paid by hand; without it the payout gateway sends an order. */
  readonly reference?: string | undefined
  readonly reason?: string | undefined
}

/**
 * Lets the money go: the held money leaves the books, and the payment is written down or ordered, in one transaction
 * with the state. Throws WITHDRAWAL_STATE_CHANGED, WITHDRAWAL_REFERENCE_NEEDED.
 */
export async function release(
  dependencies: Dependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  order: Release,
): Promise<WithdrawalChange> {
  const before = await lockFor(tx, by.merchantId, id, 'RELEASED')
  if (before.state !== 'APPROVED') throw stateChanged(before)
  const posted = await dependencies.ledger.postPending(tx, {
    ...orderOf(before, 'release'),
    kind: 'WITHDRAWAL',
    pendingId: before.hold_id,
    currency: before.currency,
    actor: by.account,
  })
  const after = await pay(dependencies, tx, before, by, { ...order, amount: before.amount, release: posted.transferId })
  await tellMember(dependencies, tx, after, 'released')
  return { before, after }
}

/**
 * Pays what the member misses: all of it, or the rest. The books do not move: clearing owes the bank's side of the first
 * release until the money has truly left. Throws WITHDRAWAL_STATE_CHANGED, WITHDRAWAL_PAYOUT_UNKNOWN.
 */
export async function payAgain(
  dependencies: Dependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  order: Release,
): Promise<WithdrawalChange> {
  const before = await lockRefusedOrMissing(tx, by.merchantId, id)
  const amount = before.rest_amount ?? before.amount
  await tellMember(dependencies, tx, before, 'paidAgain')
  return { before, after: await pay(dependencies, tx, before, by, { ...order, amount, note: 'PAID_AGAIN' }) }
}

/** The operator decides that the money did arrive (section 4, "forced receipt"). Throws WITHDRAWAL_STATE_CHANGED. */
export async function forceReceipt(
  dependencies: Dependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  reason: string,
): Promise<WithdrawalChange> {
  const before = await lockFor(tx, by.merchantId, id, 'RECEIVED')
  if (before.payout_refused || before.paid_at === null) throw withdrawalsErrors.WITHDRAWAL_PAYOUT_UNKNOWN()
  const after = await closeAsReceived(dependencies, tx, before, { actor: operator(by), note: 'FORCED', reason })
  await tellMember(dependencies, tx, after, 'forced')
  return { before, after }
}

/** A released withdrawal whose payment the bank refused may be paid again as one that the member misses. */
async function lockRefusedOrMissing(tx: Transaction, merchantId: string, id: string): Promise<WithdrawalRow> {
  const withdrawal = await lockKnown(tx, merchantId, id)
  const isMissing = withdrawal.state === 'NOT_RECEIVED' || withdrawal.state === 'PARTLY_RECEIVED'
  if (!isMissing && !withdrawal.payout_refused) throw stateChanged(withdrawal)
  return withdrawal
}

interface Payment extends Release {
  readonly amount: Money
  readonly note?: string
  /** The transfer that took the money off the books, the first time. */
  readonly release?: string
}

/** Writes the payment down: done by hand with its reference, or an order that a job sends once this is committed. */
async function pay(
  { jobs, ...dependencies }: Dependencies,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  by: Reviewer,
  { amount, reference, reason, note, release: release_id }: Payment,
): Promise<WithdrawalRow> {
  const settings = await readSettings(tx.query, withdrawal.merchant_id)
  const isByHand = reference !== undefined
  if (!isByHand && settings.gateway === 'MANUAL')
    throw withdrawalsErrors.WITHDRAWAL_REFERENCE_NEEDED({ field: 'reference' })
  const now = dependencies.clock.now()
  const earlier = await findPayouts(tx.query, withdrawal)
  const payout = await insertPayout(tx.query, {
    merchant_id: withdrawal.merchant_id,
    member_id: withdrawal.member_id,
    withdrawal_id: withdrawal.id,
    id: newId(),
    position: earlier.length + 1,
    gateway: isByHand ? 'MANUAL' : 'BANK_API',
    amount,
    state: isByHand ? 'PAID' : 'QUEUED',
    reference: reference ?? null,
    created_at: now,
    settled_at: isByHand ? now : null,
  })
  if (!isByHand) {
    const { merchant_id, id } = withdrawal
    await jobs.send(SEND_PAYOUT, { merchantId: merchant_id, withdrawalId: id, payoutId: payout.id }, { tx })
  }
  return move({ jobs, ...dependencies }, tx, withdrawal, 'RELEASED', {
    actor: operator(by),
    reason,
    ...(note === undefined ? {} : { note }),
    change: {
      ...(release_id === undefined ? {} : { release_id }),
      payout_refused: false,
      ...(isByHand ? paidAt(now, settings) : { paid_at: null, receive_due_at: null }),
    },
  })
}
