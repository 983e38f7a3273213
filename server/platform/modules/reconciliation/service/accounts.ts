import type { Dependencies } from './dependencies.ts'

/** An account of the house at the bank, with the brands whose money moves on it. */
export interface HouseAccount {
  readonly number: string
  readonly merchantIds: readonly string[]
}

/** Where members pay to, and the account that all brands pay out from. */
export async function listAccounts(
  { payments, sites, payoutAccount }: Pick<Dependencies, 'payments' | 'sites' | 'payoutAccount'>,
  since: Date,
): Promise<HouseAccount[]> {
  const receiving = await payments.bankView.accounts(since)
  const merchantIds = (await sites.listMerchants()).map(({ id }) => id)
  return [...receiving.filter(({ number }) => number !== payoutAccount), { number: payoutAccount, merchantIds }]
}
