import { classNames } from '../lib/class-names.ts'
import { useFormats } from '../lib/use-formats.ts'

export interface MoneyTextProps {
  /** Decimal string, as it comes over the wire. */
  amount: string
  symbol?: string | undefined
  /** Shows `***` instead, as the person wished (§4). */
  hidden?: boolean
  /** Writes a plus before gains and colours gains jade and losses coral. */
  signed?: boolean
  /** Writes cents that are nought too: for the member's balance alone (§9). */
  cents?: boolean
  /** Writes all decimals that there are: where amounts are added up. */
  exact?: boolean
  className?: string
}

/** An amount of money in the notation of the reader's language, digits of one width. */
export function MoneyText({
  amount,
  symbol,
  hidden = false,
  signed = false,
  cents = false,
  exact = false,
  className,
}: MoneyTextProps) {
  const formats = useFormats()
  const isLoss = amount.startsWith('-')
  const isZero = /^[-+]?0*\.?0*$/.test(amount)
  const colour = signed && !isZero && !hidden ? (isLoss ? 'text-danger' : 'text-success') : undefined
  return (
    <span className={classNames('whitespace-nowrap tabular', colour, className)}>
      {hidden ? '***' : formats.money(amount, { symbol, signed, cents, exact })}
    </span>
  )
}
