import { toAmount, toUnits } from '../../kits/contracts/units.ts'

/** What so many of something cost. */
export const times = (amount: string, quantity: number): string => toAmount(toUnits(amount) * BigInt(quantity))

/** The money that whole points bring, towards zero, as the server reckons it. */
export const exchanged = (points: bigint, exchangeAmount: string): string =>
  toAmount((points * toUnits(exchangeAmount)) / 1_000n)

/** How many points are missing for something; undefined where there are enough. */
export function pointsMissing(balance: string, cost: string): string | undefined {
  const missing = toUnits(cost) - toUnits(balance)
  return missing > 0n ? toAmount(missing) : undefined
}

/** The points that are left after some are given; undefined where they do not suffice. */
export function pointsLeft(balance: string, cost: string): string | undefined {
  const left = toUnits(balance) - toUnits(cost)
  return left < 0n ? undefined : toAmount(left)
}
