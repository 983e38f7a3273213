import type { Transaction } from '../../../db/connection.ts'
import { paymentsErrors } from '../errors.ts'
import type { ReceivedTransfer } from '../gateways/gateway.ts'
import { channelsOf, chooseDeposit, reasonAgainst, type SuspenseReason } from '../matching.ts'
import * as bankTransfers from '../repository/bank-transfers.ts'
import { findOwners } from '../repository/channels.ts'
import { lockDepositsByCodes } from '../repository/deposit-locks.ts'
import * as deposits from '../repository/deposits.ts'
import { findSettings } from '../repository/settings.ts'
import { type DepositState, mayBecome } from '../states.ts'
import { findTransferCodes } from '../transfer-code.ts'
import { changeState, tellDeposit } from './change-state.ts'
import { creditDeposit } from './credit-deposit.ts'
import type { Dependencies } from './dependencies.ts'
import type { createPaying } from './paying.ts'
import { HOUSE_MERCHANT, suspend, takeFromSuspense } from './suspense.ts'

/** What receiving works with: `pay` credits a deposit whose report is as agreed, together with others. */
export type Receiving = Dependencies & { readonly pay: ReturnType<typeof createPaying> }

/**
 * Takes a report of the bank, once per id: credits the deposit that code, amount and account name, in one
 * transaction with its state; anything else goes to suspense, and its deposit to review. What lies in suspense is the brand's on whose account it
 * is. Throws BANK_TRANSFER_MISMATCH when the id was reported before with other content, and LEDGER_BUSY.
 */
export async function receiveTransfer(
  { pay, ...dependencies }: Receiving,
  gateway: string,
  transfer: ReceivedTransfer,
): Promise<{ credited: boolean }> {
  const codes = transfer.isUnreadable ? [] : findTransferCodes(transfer.content)
  const isPaid = codes.length > 0 && (await pay({ report: { ...transfer, gateway }, codes })) === 'PAID'
  return isPaid ? { credited: true } : decide(dependencies, gateway, transfer, codes)
}

/** What becomes of a report that is not as agreed, or came before, in a transaction of its own. */
function decide(
  dependencies: Dependencies,
  gateway: string,
  transfer: ReceivedTransfer,
  codes: readonly string[],
): Promise<{ credited: boolean }> {
  const { database, clock, logger } = dependencies
  const { providerId } = transfer
  return database.transaction(async (tx) => {
    const report = { ...transfer, gateway, receivedAt: clock.now() }
    // The deposits before the id, as `payAsAgreed` takes them.
    const named = codes.length === 0 ? [] : await lockDepositsByCodes(tx.query, codes)
    if (!(await bankTransfers.takeBankTransfer(tx.query, report)))
      return { credited: await wasCredited(dependencies, tx, gateway, transfer) }
    const { deposit, merchantId, suspenseReason } = await match(tx, report, codes, named)
    const isCredited =
      deposit !== undefined && (await creditIfWhole(dependencies, tx, deposit, gateway, transfer, suspenseReason))
    const suspenseTransferId = isCredited ? null : await suspend(dependencies, tx, transfer, gateway, merchantId)
    const decision = { suspenseReason, suspenseTransferId, merchantId, deposit }
    await bankTransfers.decideBankTransfer(tx.query, { gateway, providerId }, decision)
    if (!isCredited) {
      if (deposit !== undefined) await review(dependencies, tx, deposit)
      logger.warn({ gateway, providerId, suspenseReason }, 'bank transfer in suspense')
    }
    return { credited: isCredited }
  })
}

/** The deposit that a report is for, whose money it is, and why it is not credited by itself; null where it is. */
async function match(
  tx: Transaction,
  report: bankTransfers.NewBankTransfer & Pick<ReceivedTransfer, 'isUnreadable'>,
  codes: readonly string[],
  named: readonly deposits.DepositRow[],
): Promise<{
  readonly deposit: deposits.DepositRow | undefined
  readonly merchantId: string
  readonly suspenseReason: SuspenseReason | null
}> {
  const owners = await findOwners(tx.query, channelsOf(report.gateway), report.accountNumber)
  const [owner = HOUSE_MERCHANT, ...others] = owners
  const merchantId = others.length === 0 ? owner : HOUSE_MERCHANT
  if (report.isUnreadable) return { deposit: undefined, merchantId, suspenseReason: 'UNREADABLE' }
  const chosen = chooseDeposit(report, codes, named, owners)
  if ('reason' in chosen) return { deposit: undefined, merchantId, suspenseReason: chosen.reason }
  const { deposit } = chosen
  const settings = await findSettings(tx.query, deposit.merchant_id)
  const isClosed = await deposits.isMemberClosed(tx.query, deposit)
  const suspenseReason = reasonAgainst(report, deposit, report.receivedAt, settings) ?? (isClosed ? 'CLOSED' : null)
  return { deposit, merchantId: deposit.merchant_id, suspenseReason }
}

/** What became of a report that came before. Throws BANK_TRANSFER_MISMATCH, with an alarm, when it said something else. */
async function wasCredited(
  { logger }: Dependencies,
  tx: Transaction,
  gateway: string,
  { providerId, hash }: ReceivedTransfer,
): Promise<boolean> {
  const known = await bankTransfers.findBankTransfer(tx.query, gateway, providerId)
  if (known?.request_hash === hash) return known.outcome === 'CREDITED'
  logger.error(
    { alarm: 'BANK_TRANSFER_MISMATCH', gateway, providerId },
    'a bank transfer contradicts an earlier report',
  )
  throw paymentsErrors.BANK_TRANSFER_MISMATCH({ field: 'id' })
}

/** Credits what is as agreed, and what makes up for earlier transfers that were short of it. */
async function creditIfWhole(
  dependencies: Dependencies,
  tx: Transaction,
  deposit: deposits.DepositRow,
  gateway: string,
  { amount }: ReceivedTransfer,
  suspenseReason: SuspenseReason | null,
): Promise<boolean> {
  if (suspenseReason === 'SHORT') {
    const earlier = await bankTransfers.lockShortTransfers(tx.query, deposit)
    const total = earlier.reduce((sum, one) => sum + one.amount, amount)
    if (earlier.length === 0 || total !== deposit.amount || earlier.some((one) => one.gateway !== gateway)) return false
    for (const one of earlier) {
      const reason = 'the rest arrived'
      await takeFromSuspense(dependencies, tx, one, { outcome: 'CREDITED', kind: 'COMPLETED', by: 'BANK', reason })
    }
  } else if (suspenseReason !== null) return false
  await creditDeposit(dependencies, tx, deposit, { amount: deposit.amount, gateway })
  return true
}

/** The member sees that something came and is looked at. A deposit that is decided already only gets the news. */
async function review(dependencies: Dependencies, tx: Transaction, deposit: deposits.DepositRow): Promise<void> {
  if (mayBecome(deposit.state as DepositState, 'REVIEW')) await changeState(dependencies, tx, deposit, 'REVIEW')
  else tellDeposit(dependencies, tx, deposit)
}
