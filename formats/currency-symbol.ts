const symbols = new Map<string, string>([['POINT', 'P']])

/** The symbol that people write with amounts of a currency: `VND` → `₫`; what is no currency of the world stays as it is. */
export function currencySymbol(currency: string): string {
  const known = symbols.get(currency)
  if (known !== undefined) return known
  const symbol = /^[A-Z]{3}$/.test(currency) ? symbolOf(currency) : currency
  symbols.set(currency, symbol)
  return symbol
}

function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
