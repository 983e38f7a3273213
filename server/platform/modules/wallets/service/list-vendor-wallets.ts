import type { Holder, VendorTransfersDependencies } from '../dependencies.ts'

type Parts = Pick<VendorTransfersDependencies, 'vendors' | 'ledger'>

/** The wallets that vendors keep for a member, with what the books say is in them. */
export async function listVendorWallets({ vendors, ledger }: Parts, holder: Holder) {
  const [offered, accounts] = await Promise.all([vendors.listWalletVendors(holder.merchantId), ledger.balances(holder)])
  return offered.map(({ code, name }) => ({
    code,
    name,
    balance:
      accounts.find((one) => one.currency === holder.currency && one.account === `VENDOR:${code}`)?.balance ?? 0n,
  }))
}

/** Whether the main wallet serves every vendor of the brand. */
export const hasSingleWallet = async (
  { vendors }: Pick<Parts, 'vendors'>,
  { merchantId }: Pick<Holder, 'merchantId'>,
): Promise<boolean> => (await vendors.listWalletVendors(merchantId)).length === 0
