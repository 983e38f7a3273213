import { formatMoney } from '../lib/format-money.ts'
import { useSite } from './use-site.ts'

/** Writes amounts of the wire in the currency of the brand. */
export function useMoney(): (amount: string) => string {
  const { currencySymbol } = useSite().site
  return (amount) => formatMoney(amount, { symbol: currencySymbol })
}
