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
  /** Writes cents that are nought too: for the member's balance alone, which has its two decimals always (§9). */
  readonly cents?: boolean
  /** Writes all four decimals of the wire as far as there are any: where amounts are added up before the eyes of who reads. */
  readonly exact?: boolean
}

export type WriteMoney = (amount: string, format?: MoneyFormat) => string

/** The signs between the digits of a language's numbers, and whether a currency stands before them. */
export interface NumberSigns {
  readonly group: string
  readonly decimal: string
  readonly leads: boolean
}

/** Those of our own languages: the first formatter that a page asks `Intl` for takes a phone some sixty milliseconds, and the first screen needs no other. */
const signsOfOurs = new Map<string, NumberSigns>([
  ['vi', { group: '.', decimal: ',', leads: false }],
  ['en', { group: ',', decimal: '.', leads: true }],
])

export const numberSignsOf = (language: string): NumberSigns => signsOfOurs.get(language) ?? readSigns(language)

/** The signs as `Intl` has them. */
export function readSigns(language: string): NumberSigns {
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
 * Writes decimal strings (the wire form of money, up to 4 decimals) in the notation of a language: `"1234567.8999"` → `1.234.567,89`, and
 * `"1234567.0000"` → `1.234.567`, since nobody says cents where there are none. Digits beyond the second decimal are cut towards zero, like
 * every rounding of money here. Never goes through a float, so no amount is too large. Text that is not an amount gives an em dash.
 */
export function moneyWriter(signs: NumberSigns): WriteMoney {
  return (
    amount,
    {
      currency,
      symbol = currency && currencySymbol(currency),
      signed = false,
      cents: hasCents = false,
      exact = false,
    } = {},
  ) => {
    const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(amount.trim())
    if (!match) return '—'
    const [, sign = '', integer = '0', fraction = ''] = match
    const digits = groupDigits(integer.replace(/^0+(?=\d)/, ''), signs)
    const decimals = fraction.slice(0, exact ? 4 : 2).replace(/0+$/, '')
    const isZero = /^0*$/.test(integer) && decimals === ''
    const mark = isZero ? '' : sign === '-' ? '−' : signed ? '+' : ''
    const hasDecimals = hasCents || decimals !== ''
    const body = hasDecimals ? `${digits}${signs.decimal}${decimals.padEnd(2, '0')}` : digits
    return mark + (symbol ? withSymbol(body, symbol, signs) : body)
  }
}
