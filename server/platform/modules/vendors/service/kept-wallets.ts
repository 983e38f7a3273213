import { vendorsErrors } from '../errors.ts'
import { createFeed } from '../feed/feed.ts'
import type { VendorHealth } from '../health/health.ts'
import { listWalletVendors } from '../repository.ts'
import type { TransferWallet } from '../transfer-wallet.ts'
import type { Player } from '../vendor-adapter.ts'
import type { Adapters } from './adapters.ts'
import type { WatchedVendors } from './dependencies.ts'

/** Vendors that keep wallets of their own: money into and out of them, and the bets they tell afterwards. */
export function createKeptWallets(dependencies: WatchedVendors, { transferGames, transferWallet }: Adapters) {
  const { database, health } = dependencies
  const guarded = transferWallet && guardWallet(transferWallet, health)
  const feed = transferGames && createFeed({ ...dependencies, adapter: transferGames.source, source: transferGames })

  return {
    /** Whether games of an adapter are played with money in a wallet the vendor keeps. */
    keepsWallet: (adapter: string): boolean => adapter === transferGames?.source,

    /** Who moves money into and out of the wallets that a vendor keeps. Throws VENDOR_UNAVAILABLE. */
    transferWallet(code: string): TransferWallet {
      if (guarded === undefined || guarded.code !== code) throw vendorsErrors.VENDOR_UNAVAILABLE()
      return guarded
    },

    /** Imports the settled bets of vendors that keep wallets. Returns how many it read. Throws when the vendor does not answer. */
    pullBets: async (): Promise<number> => (await feed?.pull()) ?? 0,

    /** The vendors on offer at a brand that keep wallets themselves, with the adapter that speaks with each. */
    listWalletVendors: (merchantId: string) => listWalletVendors(database.query, merchantId),
  }
}

/** The wallets of a vendor behind its breaker. */
function guardWallet(wallet: TransferWallet, health: VendorHealth): TransferWallet {
  const { code } = wallet
  const placeOf = ({ merchantId }: Pick<Player, 'merchantId'>, vendorCode: string) => ({
    merchantId,
    vendorCode,
    adapter: code,
  })
  return {
    code,
    move: (order) => health.guard(placeOf(order, order.vendorCode), () => wallet.move(order)),
    query: (order) => health.guard(placeOf(order, order.vendorCode), () => wallet.query(order)),
    balance: (player, vendorCode, currency) =>
      health.guard(placeOf(player, vendorCode), () => wallet.balance(player, vendorCode, currency)),
    endPlay: (player, vendorCode) =>
      health.guard(placeOf(player, vendorCode), () => wallet.endPlay(player, vendorCode)),
  }
}
