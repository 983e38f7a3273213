/** How an amount is written. `symbol` is the currency symbol; `signed` writes a plus before gains; `brief` leaves out cents that are zero. */
export interface MoneyFormat {
  symbol?: string
  signed?: boolean
  brief?: boolean
}

/** Symbols that stand after the amount; all others stand before it. */
const trailingSymbols = new Set(['₫', 'đ'])

/**
 * Writes a decimal string (the wire form of money, up to 4 decimals) with 2 decimals and thousands separators (§9):
 * `"1234567.8999"` → `"1,234,567.89"`. Digits beyond the second decimal are cut towards zero, like every rounding of money
 * here. Never goes through a float, so no amount is too large. Text that is not an amount gives an em dash.
 */
export function formatMoney(amount: string, { symbol, signed = false, brief = false }: MoneyFormat = {}): string {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(amount.trim())
  if (!match) return '—'
  const [, sign = '', integer = '0', fraction = ''] = match
  const digits = integer.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const cents = fraction.slice(0, 2).padEnd(2, '0')
  const isZero = /^0*$/.test(integer) && cents === '00'
  const mark = isZero ? '' : sign === '-' ? '−' : signed ? '+' : ''
  const body = brief && cents === '00' ? digits : `${digits}.${cents}`
  if (!symbol) return mark + body
  return trailingSymbols.has(symbol) ? `${mark}${body}\u00a0${symbol}` : `${mark}${symbol}${body}`
}

/** Whether a decimal string is no money at all. */
export function isZeroAmount(amount: string): boolean {
  return /^0*\.?0*$/.test(amount)
}
