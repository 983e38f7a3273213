import { type Money, mulRate } from '../../../lib/money.ts'
import { paymentsErrors } from '../errors.ts'
import * as bankTransfers from '../repository/bank-transfers.ts'
import { lockDeposit } from '../repository/deposit-locks.ts'
import type * as deposits from '../repository/deposits.ts'
import { findSettings } from '../repository/settings.ts'
import type { PaymentSettings } from '../settings.ts'
import { creditDeposit } from './credit-deposit.ts'
import type { Dependencies } from './dependencies.ts'
import { takeFromSuspense } from './suspense.ts'

/**
 * What the member may take instead of the deposit's amount: its short transfers together, when no more than the
 * merchant's tolerance is missing and nothing else came. Undefined when that is for an operator.
 */
export function acceptableAmount(
  deposit: Pick<deposits.DepositRow, 'state' | 'amount'>,
  transfers: readonly Pick<bankTransfers.BankTransferRow, 'outcome' | 'suspense_reason' | 'amount'>[],
  { shortTolerance }: Pick<PaymentSettings, 'shortTolerance'>,
): Money | undefined {
  const waiting = transfers.filter(({ outcome }) => outcome === 'SUSPENSE')
  if (deposit.state !== 'REVIEW' || waiting.some((one) => one.suspense_reason !== 'SHORT')) return undefined
  const arrived = waiting.reduce((sum, { amount }) => sum + amount, 0n)
  const isClose = arrived > 0n && deposit.amount - arrived <= mulRate(deposit.amount, shortTolerance)
  return isClose && arrived < deposit.amount ? arrived : undefined
}

/** Credits what arrived of a short deposit, as the member wishes. The amount is the one that was offered; else it throws DEPOSIT_OFFER_GONE. */
export function acceptAmount(
  dependencies: Dependencies,
  member: deposits.MemberKey,
  id: string,
  amount: Money,
): Promise<void> {
  const { database } = dependencies
  return database.transaction(async (tx) => {
    const deposit = await lockDeposit(tx.query, member.merchantId, id)
    if (deposit === undefined || deposit.member_id !== member.memberId) throw paymentsErrors.DEPOSIT_NOT_FOUND()
    // The same wish again, its answer lost.
    if (deposit.state === 'CREDITED' && deposit.credited_amount === amount) return
    const settings = await findSettings(tx.query, member.merchantId)
    const transfers = await bankTransfers.findTransfersOf(tx.query, member, [id])
    if (acceptableAmount(deposit, transfers, settings) !== amount) throw paymentsErrors.DEPOSIT_OFFER_GONE()
    const short = await bankTransfers.lockShortTransfers(tx.query, deposit)
    const [first] = short
    if (first === undefined) throw paymentsErrors.DEPOSIT_OFFER_GONE()
    for (const one of short) {
      const reason = 'the member takes what arrived'
      await takeFromSuspense(dependencies, tx, one, { outcome: 'CREDITED', kind: 'ACCEPTED', by: 'MEMBER', reason })
    }
    await creditDeposit(dependencies, tx, deposit, { amount, gateway: first.gateway })
  })
}
