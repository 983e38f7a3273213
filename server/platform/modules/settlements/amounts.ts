import { MONEY_SCALE, type Money } from '../../lib/money.ts'
import { PAY_RATE_SCALE, type Period, payWhole } from '../contracts/service.ts'

/** The smallest amount that is paid: balances show two decimals (§9 of the specification). */
const UNIT = MONEY_SCALE / 100n

/** Windows so short that what is less than can be paid would be most of it: it waits for the next one. */
const WAITS: readonly Period[] = ['REALTIME', 'HOUR']

/** What is to be paid now, and what waits. */
export interface Payable {
  readonly amount: Money
  readonly remainder: bigint
}

/**
 * What a window that came to `before` and now comes to `now` (1/10 000 000 000 of a unit) changes in pay, with what waited. Taken together
 * a contract is paid what all its windows came to, rounded once; by windows of days and longer, each rounded by itself.
 */
export function payableOf(
  period: Period,
  { before, now, remainder }: { readonly before: bigint; readonly now: bigint; readonly remainder: bigint },
): Payable {
  if (!WAITS.includes(period)) return { amount: wholeOf(now) - wholeOf(before), remainder }
  const { paid, remainder: left } = payWhole(now - before, remainder, UNIT)
  return { amount: paid, remainder: left }
}

const wholeOf = (exact: bigint): Money => {
  const amount = exact / PAY_RATE_SCALE
  return amount - (amount % UNIT)
}
