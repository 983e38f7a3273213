import { currencySymbol } from './currency-symbol.ts'
import { localeOf } from './locale.ts'

/** How an amount is written. */
export interface MoneyFormat {
  /** Stands with the amount, where the language has it. */
  readonly symbol?: string | undefined
  /** The code of a currency instead of its symbol. */
  readonly currency?: string | undefined
  /** Writes a plus before gains. */
  readonly signed?: boolean
  /** Leaves out cents that are zero: for limits, minima, bonuses and prizes. What stands in the books has its cents always (§9). */
  readonly brief?: boolean
}

export type WriteMoney = (amount: string, format?: MoneyFormat) => string

/** The signs between the digits of a language's numbers, and whether a currency stands before them. */
export interface NumberSigns {
  readonly group: string
  readonly decimal: string
  readonly leads: boolean
}

export function numberSignsOf(language: string): NumberSigns {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'VND',
    minimumFractionDigits: 2,
  })
  const parts = format.formatToParts(1_111_111.5)
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal'), leads: parts[0]?.type === 'currency' }
}

/** Whole digits in groups of three: `1589500` → `1.589.500`. */
export const groupDigits = (digits: string, { group }: NumberSigns): string => digits.replace(/\B(?=(\d{3})+$)/g, group)

/** Puts a symbol to a written number: `₫1,500`, `Rp 1,500` and `1.500 ₫`, with a space at which no line breaks. */
export function withSymbol(written: string, symbol: string, { leads }: NumberSigns): string {
  if (!leads) return `${written}\u00a0${symbol}`
  return /\p{Letter}$/u.test(symbol) ? `${symbol}\u00a0${written}` : `${symbol}${written}`
}

/**
 * Writes decimal strings (the wire form of money, up to 4 decimals) with two decimals in the notation of a language: `"1234567.8999"` →
 * `1.234.567,89`. Digits beyond the second decimal are cut towards zero, like every rounding of money here. Never goes through a float,
 * so no amount is too large. Text that is not an amount gives an em dash.
 */
export function moneyWriter(signs: NumberSigns): WriteMoney {
  return (amount, { currency, symbol = currency && currencySymbol(currency), signed = false, brief = false } = {}) => {
    const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(amount.trim())
    if (!match) return '—'
    const [, sign = '', integer = '0', fraction = ''] = match
    const digits = groupDigits(integer.replace(/^0+(?=\d)/, ''), signs)
    const cents = fraction.slice(0, 2).padEnd(2, '0')
    const isZero = /^0*$/.test(integer) && cents === '00'
    const mark = isZero ? '' : sign === '-' ? '−' : signed ? '+' : ''
    const body = brief && cents === '00' ? digits : `${digits}${signs.decimal}${cents}`
    return mark + (symbol ? withSymbol(body, symbol, signs) : body)
  }
}
