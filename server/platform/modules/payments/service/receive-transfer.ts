import type { Transaction } from '../../../db/connection.ts'
import { house } from '../../ledger/service.ts'
import * as bankTransfers from '../bank-transfers-repository.ts'
import { findMerchantOfAccount } from '../channels-repository.ts'
import * as deposits from '../deposits-repository.ts'
import { paymentsErrors } from '../errors.ts'
import type { ReceivedTransfer } from '../gateways/gateway.ts'
import { reasonAgainst } from '../matching.ts'
import { checkTransition } from '../states.ts'
import { findTransferCode } from '../transfer-code.ts'
import type { Dependencies } from './dependencies.ts'

/** The house keeps its own movements under a member of its own, who is nobody. */
const HOUSE_MEMBER = '00000000-0000-0000-0000-000000000000'
/** Money on an account that no merchant has a channel for. */
const HOUSE_MERCHANT = HOUSE_MEMBER

/**
 * Takes a report of the bank, once per id: credits the deposit that code, amount and account name, in one
 * transaction with its state; anything else goes to suspense. Throws BANK_TRANSFER_MISMATCH when the id was
 * reported before with other content.
 */
export function receiveTransfer(
  dependencies: Dependencies,
  gateway: string,
  transfer: ReceivedTransfer,
): Promise<{ credited: boolean }> {
  const { database, clock, logger } = dependencies
  const { providerId } = transfer
  const code = findTransferCode(transfer.content)
  return database.transaction(async (tx) => {
    const now = clock.now()
    if (!(await bankTransfers.takeBankTransfer(tx.query, { ...transfer, gateway, receivedAt: now })))
      return { credited: await wasCredited(dependencies, tx, gateway, transfer) }
    const deposit = code === undefined ? undefined : await deposits.lockDepositByCode(tx.query, code)
    const suspenseReason = reasonAgainst(transfer, code, deposit, now) ?? null
    if (suspenseReason === null && deposit !== undefined) await credit(dependencies, tx, deposit, gateway, now)
    else await suspend(dependencies, tx, transfer, gateway, deposit)
    await bankTransfers.decideBankTransfer(tx.query, { gateway, providerId }, { suspenseReason, deposit })
    if (suspenseReason !== null) logger.warn({ gateway, providerId, suspenseReason }, 'bank transfer in suspense')
    return { credited: suspenseReason === null }
  })
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

async function credit(
  { ledger }: Dependencies,
  tx: Transaction,
  deposit: deposits.DepositRow,
  gateway: string,
  now: Date,
): Promise<void> {
  checkTransition('PENDING', 'PAID')
  await deposits.writeState(tx.query, deposit, 'PAID', now)
  await ledger.post(tx, [
    {
      merchantId: deposit.merchant_id,
      memberId: deposit.member_id,
      source: gateway.toLowerCase(),
      key: `deposit:${deposit.id}`,
      kind: 'DEPOSIT',
      document: { kind: 'deposit', id: deposit.id },
      currency: deposit.currency,
      amount: deposit.amount,
      from: house.clearing(gateway),
      to: 'CASH',
    },
  ])
  checkTransition('PAID', 'CREDITED')
  await deposits.writeState(tx.query, deposit, 'CREDITED', now)
}

/** The money is in the bank but nobody's: from clearing to suspense, in the books of the house itself. */
async function suspend(
  { ledger }: Dependencies,
  tx: Transaction,
  transfer: ReceivedTransfer,
  gateway: string,
  deposit: deposits.DepositRow | undefined,
): Promise<void> {
  const merchantOfAccount = async () =>
    (await findMerchantOfAccount(tx.query, transfer.accountNumber)) ?? HOUSE_MERCHANT
  const owner = { merchantId: deposit?.merchant_id ?? (await merchantOfAccount()), memberId: HOUSE_MEMBER }
  await ledger.openAccounts(tx, owner, [{ currency: transfer.currency, account: 'CASH' }])
  await ledger.post(tx, [
    {
      ...owner,
      source: gateway.toLowerCase(),
      key: `suspense:${transfer.providerId}`,
      kind: 'ADJUSTMENT',
      document: { kind: 'bank-transfer', id: transfer.providerId },
      currency: transfer.currency,
      amount: transfer.amount,
      from: house.clearing(gateway),
      to: house.suspense,
    },
  ])
}
