import type { Updateable } from 'kysely'
import type { Transaction } from '../../../../db/connection.ts'
import type { Withdrawals } from '../../../../db/tables.ts'
import { newId } from '../../../../lib/id.ts'
import type { Money } from '../../../../lib/money.ts'
import { withdrawalsErrors } from '../../errors.ts'
import { findPayouts, findReference, insertPayout, takeReference } from '../../repository/payouts.ts'
import { readSettings } from '../../repository/settings.ts'
import type { WithdrawalRow } from '../../repository/withdrawals.ts'
import { move } from '../../service/move.ts'
import { SEND_PAYOUT } from '../../service/send-payout.ts'
import { paidAt } from '../../settings.ts'
import { type DecisionDependencies, operator, type Reviewer } from './decide.ts'

/** How an operator lets money go. */
export interface Release {
  /** The bank's reference when it was paid by hand; without it the payout gateway sends an order. */
  readonly reference?: string | undefined
  readonly reason?: string | undefined
}

interface Payment extends Release {
  readonly amount: Money
  readonly note?: string
  /** What else it changes. */
  readonly change?: Pick<Updateable<Withdrawals>, 'release_id' | 'rest_amount'>
}

/** How a payment goes out. Throws WITHDRAWAL_REFERENCE_NEEDED, WITHDRAWAL_REFERENCE_USED. */
export async function chooseGateway(
  tx: Transaction,
  { merchant_id }: Pick<WithdrawalRow, 'merchant_id'>,
  { reference }: Release,
): Promise<'MANUAL' | 'BANK_API'> {
  const field = 'reference'
  if (reference === undefined) {
    const { gateway } = await readSettings(tx.query, merchant_id)
    if (gateway === 'MANUAL') throw withdrawalsErrors.WITHDRAWAL_REFERENCE_NEEDED({ field })
    return 'BANK_API'
  }
  const used = await findReference(tx.query, { merchant_id, gateway: 'MANUAL' }, { direction: 'OUT', reference })
  if (used !== undefined) throw withdrawalsErrors.WITHDRAWAL_REFERENCE_USED({ field })
  return 'MANUAL'
}

/**
 * Writes the payment down: done by hand with its reference, or an order that a job sends once this is committed. Throws
 * WITHDRAWAL_REFERENCE_NEEDED, WITHDRAWAL_REFERENCE_USED.
 */
export async function pay(
  dependencies: DecisionDependencies,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  by: Reviewer,
  { amount, reference, reason, note, change = {} }: Payment,
): Promise<WithdrawalRow> {
  const gateway = await chooseGateway(tx, withdrawal, { reference })
  const isByHand = gateway === 'MANUAL'
  const settings = await readSettings(tx.query, withdrawal.merchant_id)
  const now = dependencies.clock.now()
  const earlier = await findPayouts(tx.query, withdrawal)
  const payout = await insertPayout(tx.query, {
    merchant_id: withdrawal.merchant_id,
    member_id: withdrawal.member_id,
    withdrawal_id: withdrawal.id,
    id: newId(),
    position: earlier.length + 1,
    gateway,
    amount,
    state: isByHand ? 'PAID' : 'QUEUED',
    reference: reference ?? null,
    created_at: now,
    settled_at: isByHand ? now : null,
  })
  if (reference !== undefined && !(await takeReference(tx.query, payout, { direction: 'OUT', reference })))
    throw withdrawalsErrors.WITHDRAWAL_REFERENCE_USED({ field: 'reference' })
  if (!isByHand) {
    const { merchant_id, id } = withdrawal
    await dependencies.jobs.send(
      SEND_PAYOUT,
      { merchantId: merchant_id, withdrawalId: id, payoutId: payout.id },
      { tx },
    )
  }
  return move(dependencies, tx, withdrawal, 'RELEASED', {
    actor: operator(by),
    reason,
    ...(note === undefined ? {} : { note }),
    change: {
      ...change,
      payout_refused: false,
      ...(isByHand ? paidAt(now, settings) : { paid_at: null, receive_due_at: null }),
    },
  })
}
