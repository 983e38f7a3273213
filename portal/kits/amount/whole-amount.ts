/**
 * What a person typed as an amount in whole units, thousands separators allowed; null when it is none or zero. However large:
 * what is too much is said by the form, which knows how much may be.
 */
export function wholeAmount(text: string): bigint | null {
  const digits = text.replace(/[\s.,]/g, '')
  return /^[1-9]\d*$/.test(digits) ? BigInt(digits) : null
}

/** A decimal string of the wire without its decimals, for an input: `"200000.00"` → `"200000"`. */
export function plainAmount(amount: string): string {
  return amount.replace(/\..*$/, '')
}
