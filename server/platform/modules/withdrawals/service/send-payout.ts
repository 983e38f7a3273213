import type { Transaction } from '../../../db/connection.ts'
import type { PayoutOrder, PayoutResult } from '../gateways/payout-gateway.ts'
import {
  findForgottenPayouts,
  findPayouts,
  type PayoutRow,
  takeReference,
  updatePayout,
} from '../repository/payouts.ts'
import { readSettings } from '../repository/settings.ts'
import { insertStep, lockWithdrawal, updateWithdrawal, type WithdrawalRow } from '../repository/withdrawals.ts'
import { paidAt } from '../settings.ts'
import type { Dependencies } from './dependencies.ts'
import { announce } from './move.ts'
import { isInDoubt } from './payouts.ts'
import { recordReturn } from './returns.ts'

export const SEND_PAYOUT = 'send-payout'

export interface SendPayout {
  readonly merchantId: string
  readonly withdrawalId: string
  readonly payoutId: string
}

const AT_A_TIME = 100
/** Milliseconds after which a payment without an end is asked about again. */
const PATIENCE = 30_000

/**
 * Sends a payment order to the bank, or asks what became of it. An order that may have been sent is asked about first,
 * and sent again only when the bank has never seen it; the bank knows it by its id in any case. Nothing is ever given
 * back here. Throws when the end is not known yet, so that the job comes again.
 */
export async function sendPayout(dependencies: Dependencies, { merchantId, withdrawalId, payoutId }: SendPayout) {
  const found = await take(dependencies, merchantId, withdrawalId, payoutId)
  if (found === undefined) return
  const { withdrawal, payout, wasSent } = found
  const known = wasSent ? await dependencies.payoutGateway.find(payoutId) : undefined
  const result = known ?? (await dependencies.payoutGateway.send(orderOf(withdrawal, payout)))
  if (result.state === 'PROCESSING') throw new Error(`The bank is still working on the payout order ${payoutId}`)
  await settle(dependencies, merchantId, withdrawalId, payoutId, result)
}

/** Asks about the payments whose end is not known: those of jobs that were lost or gave up. Returns how many were settled. */
export async function followPayouts(dependencies: Dependencies): Promise<number> {
  const { database, clock, logger } = dependencies
  const before = new Date(clock.now().getTime() - PATIENCE)
  let settled = 0
  for (const { merchant_id, withdrawal_id, id } of await findForgottenPayouts(database.query, before, AT_A_TIME)) {
    try {
      await sendPayout(dependencies, { merchantId: merchant_id, withdrawalId: withdrawal_id, payoutId: id })
      settled += 1
    } catch (error) {
      logger.warn({ err: error, payoutId: id }, 'the end of a payout order is not known yet')
    }
  }
  return settled
}

/** Notes that the order is about to be sent, before it is: whatever happens then, it will be asked about. */
function take({ database, clock }: Dependencies, merchantId: string, withdrawalId: string, payoutId: string) {
  return database.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx.query, merchantId, withdrawalId)
    const payouts = withdrawal === undefined ? [] : await findPayouts(tx.query, withdrawal)
    const payout = payouts.find(({ id }) => id === payoutId)
    if (withdrawal === undefined || payout === undefined) return undefined
    if (!isInDoubt(payout)) return undefined
    const wasSent = payout.state === 'SENT'
    if (!wasSent) await updatePayout(tx.query, payout, { state: 'SENT', sent_at: clock.now() })
    return { withdrawal, payout, wasSent }
  })
}

function settle(
  dependencies: Dependencies,
  merchantId: string,
  withdrawalId: string,
  payoutId: string,
  result: Exclude<PayoutResult, { state: 'PROCESSING' }>,
): Promise<void> {
  const { database, clock, logger } = dependencies
  return database.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx.query, merchantId, withdrawalId)
    const payouts = withdrawal === undefined ? [] : await findPayouts(tx.query, withdrawal)
    const payout = payouts.find(({ id }) => id === payoutId)
    // Somebody else who asked was told first.
    if (withdrawal === undefined || payout?.state !== 'SENT') return
    const now = clock.now()
    const isPaid = result.state !== 'REFUSED'
    await updatePayout(tx.query, payout, {
      state: isPaid ? 'PAID' : 'REFUSED',
      settled_at: now,
      ...(isPaid ? { reference: result.reference } : { refusal: result.refusal }),
    })
    if (isPaid) await keepReference(tx, payout, result.reference)
    // The member may have said "received" before the bank did.
    if (withdrawal.state !== 'RELEASED') return
    const settings = await readSettings(tx.query, merchantId)
    const after = await updateWithdrawal(tx.query, withdrawal, {
      changed_at: now,
      ...(isPaid ? paidAt(now, settings) : { payout_refused: true }),
    })
    await insertStep(tx.query, withdrawal, {
      state: 'RELEASED',
      at: now,
      actor: 'HOUSE',
      note: isPaid ? 'PAID' : 'PAYOUT_REFUSED',
      reason: isPaid ? result.reference : result.refusal,
    })
    if (!isPaid) logger.error({ merchantId, withdrawalId, refusal: result.refusal }, 'the bank refused a payout order')
    announce(dependencies, tx, after)
    if (result.state !== 'RETURNED') return
    const { returned: amount, returnReference: reference } = result
    const paid = { ...payout, state: 'PAID' }
    await recordReturn(dependencies, tx, after, { payout: paid, amount, reference }, { kind: 'HOUSE' })
  })
}

/** Throws for a reference that the bank gave before: then nothing is known, and the order stays in doubt for people. */
async function keepReference(tx: Transaction, payout: PayoutRow, reference: string): Promise<void> {
  if (!(await takeReference(tx.query, payout, { direction: 'OUT', reference })))
    throw new Error(`The bank gave the reference ${reference} to the payout order ${payout.id} and to another one`)
}

function orderOf(
  { bank_code, account_number, account_holder, currency, id }: WithdrawalRow,
  payout: PayoutRow,
): PayoutOrder {
  return {
    orderId: payout.id,
    bankCode: bank_code,
    accountNumber: account_number,
    holder: account_holder,
    amount: payout.amount,
    currency,
    content: `RUT TIEN ${id.slice(-8).toUpperCase()}`,
  }
}
