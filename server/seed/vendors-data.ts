import { simulatedVendors } from '../simulator/catalogue/vendors.ts'
import type { WalletCode } from '../simulator/play/wallet.ts'

export interface VendorSeed {
  readonly code: string
  readonly name: string
  /** The wire it speaks; our own lotteries have none to speak. */
  readonly adapter: string
  /** The wire to the wallets it keeps for its players (transfer style, domain.md 4). */
  readonly walletAdapter: string | null
}

/** The adapters by what the simulated vendors call their wallets. */
const ADAPTERS: Readonly<Record<WalletCode, string>> = {
  hub88: 'hub88',
  gcp: 'gcp',
  transfer: 'transfer-wallet',
}

/** Vendors that the second, smaller brand offers too. */
export const vendorsEverywhere: ReadonlySet<string> = new Set([
  ...['JL', 'PG', 'CQ9', 'PT'],
  ...['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT'],
])

/** Our own lotteries. */
const lotteries = [
  { code: 'TCG_LOTTO_VN', name: 'Xổ Số Việt Nam' },
  { code: 'TCG_SEA', name: 'SEA Lottery' },
  { code: 'LOTT', name: 'Xổ Số Nhanh' },
]

/** Vendors of section 3 in the order of the lobby. */
export const vendorSeeds: readonly VendorSeed[] = [
  ...simulatedVendors.map(({ code, name, wallet }) => ({
    code,
    name,
    adapter: ADAPTERS[wallet],
    walletAdapter: wallet === 'transfer' ? ADAPTERS.transfer : null,
  })),
  ...lotteries.map((lottery) => ({ ...lottery, adapter: 'lottery', walletAdapter: null })),
]
