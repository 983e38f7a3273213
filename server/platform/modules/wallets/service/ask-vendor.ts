import type { VendorTransfersDependencies } from '../dependencies.ts'
import { walletsErrors } from '../errors.ts'
import * as repository from '../vendor-transfers-repository.ts'
import { decideTransfer } from './hold-transfer.ts'

type VendorTransfer = repository.TransferRow

/** Milliseconds after which a transfer whose result is still not known is asked for again. */
const LATER_DOUBT = 60_000
const TAKEN_AT_A_TIME = 50
/** After so many tries people are told. */
const ALARMING_TRIES = 10

/** A vendor that keeps wallets, with the way to speak to it. Throws VENDOR_WALLET_UNKNOWN. */
export async function needVendor(
  { vendors }: Pick<VendorTransfersDependencies, 'vendors'>,
  merchantId: string,
  code: string,
) {
  const vendor = (await vendors.listWalletVendors(merchantId)).find((one) => one.code === code)
  if (vendor?.wallet_adapter == null) throw walletsErrors.VENDOR_WALLET_UNKNOWN({ field: 'vassalage' })
  return { ...vendor, wallet: vendors.transferWallet(vendor.wallet_adapter) }
}

/** A transfer as vendors are told of it. */
export const moveOf = (row: VendorTransfer) => ({
  id: row.id,
  merchantId: row.merchant_id,
  memberId: row.member_id,
  vendorCode: row.vendor_code,
  direction: row.direction as 'IN' | 'OUT',
  currency: row.currency,
  amount: row.amount,
})

/**
 * Asks the vendor what became of a transfer in doubt and decides it; what the vendor never heard of is sent again.
 * Throws what the vendor's silence throws.
 */
export async function askVendor(
  dependencies: VendorTransfersDependencies,
  row: VendorTransfer,
): Promise<VendorTransfer> {
  const { database, clock } = dependencies
  const { wallet } = await needVendor(dependencies, row.merchant_id, row.vendor_code)
  try {
    const said = await wallet.query({ id: row.id, vendorCode: row.vendor_code, merchantId: row.merchant_id })
    await repository.noteAnswer(database.query, row, said, clock.now())
    const answer = said === 'UNSEEN' ? await wallet.move(moveOf(row)) : said
    return await database.transaction((tx) => decideTransfer(tx, dependencies, row, answer))
  } catch (error) {
    await repository.noteAnswer(database.query, row, 'UNKNOWN', clock.now())
    throw error
  }
}

/** Asks vendors what became of transfers in doubt; sends again those they never heard of. Returns how many it looked at. */
export async function recoverTransfers(dependencies: VendorTransfersDependencies): Promise<number> {
  const { database, clock, logger } = dependencies
  const now = clock.now()
  const due = await database.transaction((tx) =>
    repository.takeDue(tx.query, now, new Date(now.getTime() + LATER_DOUBT), TAKEN_AT_A_TIME),
  )
  for (const row of due) {
    try {
      await askVendor(dependencies, row)
    } catch (error) {
      const level = row.tries >= ALARMING_TRIES ? 'error' : 'warn'
      logger[level]({ error, transfer: row.id, tries: row.tries }, 'a wallet transfer stays in doubt')
    }
  }
  return due.length
}
