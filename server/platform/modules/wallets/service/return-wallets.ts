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
  const { logger, vendors } = dependencies
  const transfers: repository.TransferRow[] = []
  const down = vendors.health.unavailableVendors()
  await vendors.pullBets().catch((error: unknown) => logger.warn({ error }, 'bets were not imported before a return'))
  // What a silent vendor holds is not known, so nothing is asked back: whether that came would be in doubt as well.
  const readQuietly: ReadThere = (code) =>
    readThere(dependencies, holder, code).catch((error: unknown) => {
      logger.warn({ error, vendor: code }, 'a wallet was left alone: its vendor does not answer')
      return 0n
    })
  for (const { code } of await vendors.listWalletVendors(holder.merchantId)) {
    if (down.has(code)) continue
    const transfer = await returnWallet(dependencies, holder, code, idempotencyKey, readQuietly)
    if (transfer !== undefined) transfers.push(transfer)
  }
  return transfers
}

type ReadThere = (code: string) => Promise<Money>

/**
 * Brings back what one wallet holds, once for a key: no more than the books say, and no more than the vendor says is not at
 * stake. Undefined where that is nothing. Throws what the vendor's silence throws.
 */
export async function returnWallet(
  dependencies: VendorTransfersDependencies,
  holder: Holder,
  code: string,
  idempotencyKey: string,
  readOf: ReadThere = (vendor) => readThere(dependencies, holder, vendor),
): Promise<repository.TransferRow | undefined> {
  const { database, ledger } = dependencies
  const { merchantId, memberId, currency } = holder
  const key = `${idempotencyKey}:${code}`
  const known = await repository.findByKey(database.query, holder, key)
  const booked = known?.amount ?? (await ledger.balance(holder, currency, `VENDOR:${code}`))
  if (booked === 0n) return undefined
  const there = known?.amount ?? (await readOf(code))
  const amount = there < booked ? there : booked
  if (amount === 0n) return undefined
  const order = { merchantId, memberId, currency, vendorCode: code, direction: 'OUT' as const, amount }
  return transferWallet(dependencies, { ...order, idempotencyKey: key })
}

/** What the vendor says is in a wallet and not at stake. */
async function readThere(dependencies: VendorTransfersDependencies, holder: Holder, code: string): Promise<Money> {
  const { wallet } = await needVendor(dependencies, holder.merchantId, code)
  return wallet.balance(holder, code, holder.currency)
}
