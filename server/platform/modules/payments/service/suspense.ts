import type { Transaction } from '../../../db/connection.ts'
import { house } from '../../ledger/service.ts'
import { deleteProposal } from '../../proposals/service.ts'
import { paymentsErrors } from '../errors.ts'
import type { ReceivedTransfer } from '../gateways/gateway.ts'
import * as bankTransfers from '../repository/bank-transfers.ts'
import { creditWallets } from './credit-deposit.ts'
import type { Dependencies } from './dependencies.ts'

/** The house keeps its own movements under a member of its own, who is nobody. */
export const HOUSE_MEMBER = '00000000-0000-0000-0000-000000000000'
/** Money on an account that no merchant has a channel for. */
export const HOUSE_MERCHANT = HOUSE_MEMBER

/** The document of a movement in or out of suspense: ids are unique within their gateway only. */
const documentOf = (gateway: string, providerId: string) => ({
  kind: 'bank-transfer' as const,
  id: `${gateway}:${providerId}`,
})

/** The money is in the bank but nobody's: from clearing to suspense, in the books of the house itself. */
export async function suspend(
  { ledger }: Dependencies,
  tx: Transaction,
  transfer: ReceivedTransfer,
  gateway: string,
  merchantId: string,
): Promise<string> {
  const owner = { merchantId, memberId: HOUSE_MEMBER }
  await ledger.openAccounts(tx, owner, [{ currency: transfer.currency, account: 'CASH' }])
  const [movement] = await ledger.post(tx, [
    {
      ...owner,
      source: gateway.toLowerCase(),
      key: `suspense:${transfer.providerId}`,
      kind: 'ADJUSTMENT',
      document: documentOf(gateway, transfer.providerId),
      currency: transfer.currency,
      amount: transfer.amount,
      from: house.clearing(gateway),
      to: house.suspense,
    },
  ])
  if (movement === undefined) throw new Error('The ledger answered nothing')
  return movement.transferId
}

/**
 * Takes a locked transfer out of suspense, once: the movement into it is reversed, so that the money is in clearing
 * again, to be credited or sent back by the caller in the same transaction. Throws SUSPENSE_DECIDED.
 */
export async function takeFromSuspense(
  { ledger, clock }: Pick<Dependencies, 'ledger' | 'clock'>,
  tx: Transaction,
  transfer: bankTransfers.BankTransferRow,
  decision: Omit<bankTransfers.Resolution, 'at'> & { readonly reason: string },
): Promise<void> {
  const { gateway, provider_id, merchant_id, suspense_transfer_id } = transfer
  if (!(await bankTransfers.resolveBankTransfer(tx.query, transfer, { ...decision, at: clock.now() })))
    throw paymentsErrors.SUSPENSE_DECIDED()
  if (suspense_transfer_id === null || merchant_id === null) throw new Error(`${provider_id} was never in suspense`)
  await ledger.reverse(tx, {
    merchantId: merchant_id,
    memberId: HOUSE_MEMBER,
    source: gateway.toLowerCase(),
    key: `release:${provider_id}`,
    kind: 'REVERSAL',
    document: documentOf(gateway, provider_id),
    transferId: suspense_transfer_id,
    reason: decision.reason,
    actor: decision.by,
  })
  await deleteProposal(tx.query, merchant_id, 'suspense', bankTransfers.idOf(transfer))
}

/** Credits money that was in suspense to a member, without a deposit. */
export async function creditMember(
  dependencies: Pick<Dependencies, 'clock' | 'depositListeners' | 'ledger' | 'messages' | 'turnover'>,
  tx: Transaction,
  { gateway, provider_id, currency, amount }: bankTransfers.BankTransferRow,
  to: { readonly merchantId: string; readonly memberId: string; readonly reason: string; readonly actor: string },
): Promise<void> {
  await creditWallets(dependencies, tx, [
    {
      ...to,
      currency,
      amount,
      gateway,
      key: `transfer:${provider_id}`,
      document: documentOf(gateway, provider_id),
    },
  ])
}
