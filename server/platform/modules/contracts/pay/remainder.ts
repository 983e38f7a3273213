import type { Money } from '../../../lib/money.ts'
import { PAY_RATE_SCALE } from './terms.ts'

/** What is paid now, and what waits to be whole. */
export interface Payable {
  /** Whole units; less than nothing where bets taken back cost more than what was earned. */
  readonly paid: Money
  /** In 1/1 000 000 of the smallest part of `Money`, from nothing to less than a unit: nothing of it is ever lost. */
  readonly remainder: bigint
}

/**
 * Pays an exact amount (`Gross.exact`, or what it changed by) in whole units of what can be paid of a currency, with what waited from before.
 * Rounded down also below nothing, so that windows together pay what one over all of them would have paid.
 */
export function payWhole(exact: bigint, remainder: bigint, unit: Money): Payable {
  const whole = unit * PAY_RATE_SCALE
  const total = exact + remainder
  const left = ((total % whole) + whole) % whole
  return { paid: (total - left) / PAY_RATE_SCALE, remainder: left }
}
