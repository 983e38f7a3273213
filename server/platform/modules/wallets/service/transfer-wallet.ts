import type { VendorTransferOrder, VendorTransfersDependencies } from '../dependencies.ts'
import { walletsErrors } from '../errors.ts'
import * as repository from '../vendor-transfers-repository.ts'
import { moveOf, needVendor } from './ask-vendor.ts'
import { decideTransfer, hashOf, holdTransfer } from './hold-transfer.ts'

type VendorTransfer = repository.TransferRow

/**
 * Moves money between the main wallet and the wallet that a vendor keeps (domain.md 4). First it is held with its document,
 * then the vendor is asked under the document's id, then it is posted or given back. PENDING in the answer: the vendor has not
 * said what it did; nothing is given back, and the vendor is asked until it does (ask-vendor.ts). The same key answers with the
 * same transfer. Throws VENDOR_WALLET_UNKNOWN, VENDOR_WALLET_DOWN, WALLET_INSUFFICIENT, WALLET_TRANSFER_KEY_REUSED, and on the
 * way in MEMBER_EXCLUDED, LOSS_LIMIT_REACHED.
 */
export async function transferWallet(
  dependencies: VendorTransfersDependencies,
  order: VendorTransferOrder,
): Promise<VendorTransfer> {
  const { database, logger, vendors } = dependencies
  const { wallet } = await needVendor(dependencies, order.merchantId, order.vendorCode)
  const known = await findReplayed(dependencies, order)
  if (known !== undefined) return known
  // Nothing is held for a vendor that is known not to answer.
  if (vendors.health.unavailableVendors().has(order.vendorCode))
    throw walletsErrors.VENDOR_WALLET_DOWN({ field: 'vassalage' })
  let held: VendorTransfer
  try {
    held = await holdTransfer(dependencies, order)
  } catch (error) {
    // A parallel request with the same key was first: its transfer is the answer.
    const other = await findReplayed(dependencies, order)
    if (other !== undefined) return other
    throw error
  }
  try {
    const answer = await wallet.move(moveOf(held))
    return await database.transaction((tx) => decideTransfer(tx, dependencies, held, answer))
  } catch (error) {
    logger.warn({ error, transfer: held.id, vendor: held.vendor_code }, 'the result of a wallet transfer is unknown')
    return held
  }
}

/** The transfer of a key already used, or undefined. Throws WALLET_TRANSFER_KEY_REUSED when it was another one. */
async function findReplayed(
  { database }: Pick<VendorTransfersDependencies, 'database'>,
  order: VendorTransferOrder,
): Promise<VendorTransfer | undefined> {
  const known = await repository.findByKey(database.query, order, order.idempotencyKey)
  if (known !== undefined && known.request_hash !== hashOf(order))
    throw walletsErrors.WALLET_TRANSFER_KEY_REUSED({ field: 'Idempotency-Key' })
  return known
}
