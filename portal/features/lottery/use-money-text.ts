import { useSite } from '../../brand/use-site.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { toAmount } from './amount.ts'

/** Writes an amount of 1/10,000 in the currency of the brand. */
export function useMoneyText(): (units: bigint) => string {
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  return (units) => formats.money(toAmount(units), { symbol })
}
