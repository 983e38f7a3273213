import { MoneyText, type MoneyTextProps } from '../ui/money-text.tsx'
import { useSite } from './use-site.ts'

/** An amount in the currency of the brand, with its sign: what is read by itself, outside a column that says its currency. */
export function SiteMoney(props: Omit<MoneyTextProps, 'symbol'>) {
  const { currencySymbol } = useSite().site
  return <MoneyText {...props} symbol={currencySymbol} />
}
