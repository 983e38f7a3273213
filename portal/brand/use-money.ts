import type { WriteMoney } from '../../formats/money.ts'
import { useFormats } from '../lib/use-formats.ts'
import { useSite } from './use-site.ts'

/** Writes amounts of the wire in the currency of the brand. */
export function useMoney(): WriteMoney {
  const formats = useFormats()
  const { currencySymbol } = useSite().site
  return (amount, format) => formats.money(amount, { symbol: currencySymbol, ...format })
}
