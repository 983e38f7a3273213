import type { Money } from '../../../lib/money.ts'
import type { Holder, VendorTransfersDependencies } from '../dependencies.ts'
import * as repository from '../vendor-transfers-repository.ts'
import { needVendor } from './ask-vendor.ts'
import { transferWallet } from './transfer-wallet.ts'

/**
 * Brings everything back; a wallet whose money is on its way already, or whose vendor does not answer, is left alone.
 * The same key does it once. What was played there is imported first, and what is on a table stays there.
 */
export async function returnWallets(
  dependencies: VendorTransfersDependencies,
  holder: Holder,
  idempotencyKey: string,
): Promise<repository.TransferRow[]> {
  const { database, logger, vendors } = dependencies
  const transfers: repository.TransferRow[] = []
  const down = vendors.health.unavailableVendors()
  await vendors.pullBets().catch((error: unknown) => logger.warn({ error }, 'bets were not imported before a return'))
  for (const { code } of await vendors.listWalletVendors(holder.merchantId)) {
    if (down.has(code)) continue
    const key = `${idempotencyKey}:${code}`
    const known = await repository.findByKey(database.query, holder, key)
    const amount = known?.amount ?? (await readReturnable(dependencies, holder, code))
    if (amount === 0n) continue
    const { merchantId, memberId, currency } = holder
    const order = { merchantId, memberId, currency, vendorCode: code, direction: 'OUT' as const, amount }
    transfers.push(await transferWallet(dependencies, { ...order, idempotencyKey: key }))
  }
  return transfers
}

/** What may come back of a wallet: no more than the books say, and no more than the vendor says is not at stake. */
async function readReturnable(dependencies: VendorTransfersDependencies, holder: Holder, code: string): Promise<Money> {
  const { ledger, logger } = dependencies
  const booked = await ledger.balance(holder, holder.currency, `VENDOR:${code}`)
  if (booked === 0n) return 0n
  const { wallet } = await needVendor(dependencies, holder.merchantId, code)
  const there = await wallet.balance(holder, code, holder.currency).catch((error: unknown) => {
    // What it holds is not known, so nothing is asked back: whether that came would be in doubt as well.
    logger.warn({ error, vendor: code }, 'a wallet was left alone: its vendor does not answer')
    return 0n
  })
  return there < booked ? there : booked
}
