/** Decimals of the wire's money: amounts are counted in 1/10,000 here, as the rules count them. */
const DECIMALS = 4

/** `"2000.5"` of the wire in 1/10,000: 20005000n. Text that is no amount is 0n. */
export function toUnits(amount: string): bigint {
  const match = /^(\d+)(?:\.(\d{0,4})\d*)?$/.exec(amount.trim())
  if (!match) return 0n
  return BigInt(`${match[1]}${(match[2] ?? '').padEnd(DECIMALS, '0')}`)
}

/** 20005000n as the wire writes it: `"2000.5000"`. */
export function toAmount(units: bigint): string {
  const digits = units.toString().padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}
