/** The symbol people write beside an amount of a currency: `VND` → `₫`. */
export function currencySymbol(currency: string): string {
  if (currency === 'POINT') return 'P'
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
