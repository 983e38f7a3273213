import { useVendorWalletsQuery, type VendorWalletsQuery } from '../../kits/wallets/wallets.generated.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'

export type VendorWallet = VendorWalletsQuery['vendorWallets']['wallets'][number]

interface OpenWallet {
  /** Whether the vendor is still being asked for the first time. */
  isLoading: boolean
  /** Null where the main wallet pays, or the vendor does not say what it holds. */
  wallet: VendorWallet | null
  /** Asks the vendor again; null as above. */
  read: () => Promise<VendorWallet | null>
}

/** The wallet that the vendor of a game keeps for the member (GCS_merchantWallet, §7). Nobody is asked without a vendor. */
export function useVendorWallet(vendorCode: string | null): OpenWallet {
  const { data, loading, refetch } = useVendorWalletsQuery({ skip: vendorCode === null, fetchPolicy: 'network-only' })
  const find = (overview: VendorWalletsQuery | undefined) =>
    overview?.vendorWallets.wallets.find((wallet) => wallet.vendorCode === vendorCode) ?? null
  return {
    isLoading: loading && data === undefined,
    wallet: find(data),
    read: async () =>
      vendorCode === null
        ? null
        : refetch().then(
            (answer) => find(answer.data),
            () => null,
          ),
  }
}

export const isEmptyWallet = ({ balance }: VendorWallet): boolean => isZeroAmount(balance)
