import { currencySymbol } from '../../../../../formats/currency-symbol.ts'
import type { Holder, StatementDependencies } from '../dependencies.ts'

/** The main wallet of a member. */
export async function readBalance({ ledger }: Pick<StatementDependencies, 'ledger'>, holder: Holder) {
  const accounts = await ledger.balances(holder)
  const cash = accounts.find(({ currency, account }) => currency === holder.currency && account === 'CASH')
  return {
    balance: cash?.balance ?? 0n,
    currency: holder.currency,
    currencySymbol: currencySymbol(holder.currency),
    version: cash?.version ?? 0n,
  }
}
