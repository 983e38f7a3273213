import { classNames } from '../lib/class-names.ts'
import { formatMoney } from '../lib/format-money.ts'

export interface MoneyTextProps {
  /** Decimal string, as it comes over the wire. */
  amount: string
  symbol?: string | undefined
  /** Shows `***` instead, as the person wished (§4). */
  hidden?: boolean
  /** Writes a plus before gains and colours gains jade and losses coral. */
  signed?: boolean
  className?: string
}

/** An amount of money: 2 decimals, thousands separators, digits of one width. */
export function MoneyText({ amount, symbol, hidden = false, signed = false, className }: MoneyTextProps) {
  const isLoss = amount.startsWith('-')
  const isZero = /^[-+]?0*\.?0*$/.test(amount)
  const colour = signed && !isZero && !hidden ? (isLoss ? 'text-danger' : 'text-success') : undefined
  return (
    <span className={classNames('whitespace-nowrap tabular', colour, className)}>
      {hidden ? '***' : formatMoney(amount, { symbol, signed })}
    </span>
  )
}
