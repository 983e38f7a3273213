import type { Job, Jobs } from '../../../jobs/jobs.ts'
import { findBalances } from '../../ledger/service.ts'
import type { StopListener } from '../../protection/service.ts'
import type { Holder, VendorTransfersDependencies } from '../dependencies.ts'
import { listOnTheirWay } from '../vendor-transfers-repository.ts'
import { needVendor } from './ask-vendor.ts'
import { returnWallet } from './return-wallets.ts'

export const END_VENDOR_PLAY = 'end-vendor-play'

/** One wallet of a member who may bet no more. */
export interface EndVendorPlay extends Holder {
  readonly vendorCode: string
}

const PREFIX = 'VENDOR:'

/** Has play ended at every vendor that keeps a wallet of the member, if and only if the transaction commits. */
export const tellStopped =
  ({ jobs }: { readonly jobs: Jobs }): StopListener =>
  async (tx, { merchantId, memberId }) => {
    const member = { merchantId, memberId }
    const accounts = (await findBalances(tx, member)).filter(({ account }) => account.startsWith(PREFIX))
    const wallets = [
      ...accounts.map(({ currency, account }) => ({ currency, vendorCode: account.slice(PREFIX.length) })),
      ...(await listOnTheirWay(tx.query, member)).map((one) => ({
        currency: one.currency,
        vendorCode: one.vendor_code,
      })),
    ]
    const unique = new Map(wallets.map((one) => [`${one.currency} ${one.vendorCode}`, one]))
    for (const wallet of unique.values())
      await jobs.send(END_VENDOR_PLAY, { ...member, ...wallet } satisfies EndVendorPlay, { tx })
  }

/**
 * Ends play at one vendor, then brings the money home: what is staked already is played, and comes by the feed as ever. Throws
 * when the vendor does not answer, or while money is on its way there: then it is done again, under the same key.
 */
export async function endVendorPlay(
  dependencies: VendorTransfersDependencies,
  { id, data: { vendorCode, ...holder } }: Job<EndVendorPlay>,
): Promise<void> {
  const { database, protection, vendors } = dependencies
  // The vendor was away for so long that the break is over; or what an agent set is about another vendor.
  if (!(await protection.isStopped(holder, vendorCode))) return
  const { wallet } = await needVendor(dependencies, holder.merchantId, vendorCode)
  await wallet.endPlay(holder, vendorCode)
  const onTheirWay = await listOnTheirWay(database.query, holder)
  if (onTheirWay.some((one) => one.vendor_code === vendorCode))
    throw new Error(`Money of a member who may not bet is on its way to ${vendorCode}`)
  await vendors.pullBets()
  await returnWallet(dependencies, holder, vendorCode, `stopped:${id}`)
}
