/** Decimals of the wire's money: amounts are summed in 1/10 000. */
const DECIMALS = 4

/** `"-2.5"` of the wire in 1/10 000: -25000n. */
export function toUnits(amount: string): bigint {
  const isLess = amount.startsWith('-')
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const units = BigInt(`${whole}${fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0')}`)
  return isLess ? -units : units
}

/** -25000n as the wire writes it: `"-2.5000"`. */
export function toAmount(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}

/** What amounts come to together. */
export const sumOf = (amounts: readonly string[]): string =>
  toAmount(amounts.reduce((sum, amount) => sum + toUnits(amount), 0n))
