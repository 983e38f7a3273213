import { plainWhole } from '../../../formats/typed.ts'

/**
 * What a person typed as an amount in whole units, thousands separators allowed; null when it is none or zero. However large:
 * what is too much is said by the form, which knows how much may be.
 */
export function wholeAmount(text: string): bigint | null {
  const digits = plainWhole(text)
  return /^[1-9]\d*$/.test(digits) ? BigInt(digits) : null
}

/** A decimal string of the wire without its decimals, for an input: `"200000.00"` → `"200000"`. */
export function plainAmount(amount: string): string {
  return amount.replace(/\..*$/, '')
}

/** The least and the most an amount may be, as the wire tells them. */
export interface AmountBounds {
  minimum?: string
  maximum?: string
}

/** Whether an amount is within its bounds. Only whole units between them may be typed. */
export function isWithin(amount: bigint, { minimum, maximum }: AmountBounds): boolean {
  return (
    (minimum === undefined || amount >= wholeFrom(minimum)) && (maximum === undefined || amount <= wholeTo(maximum))
  )
}

/** The least whole amount from a bound on, the greatest up to one. */
const wholeTo = (bound: string): bigint => BigInt(plainAmount(bound))
const wholeFrom = (bound: string): bigint => wholeTo(bound) + (/\.0*[1-9]/.test(bound) ? 1n : 0n)
