import { groupedAmount, plainAmount } from '../../kits/amount/whole-amount.ts'
import { toAmount, toUnits } from '../../kits/contracts/units.ts'

/** Points as people read them: whole ones with thousands separators, `"-1200.00"` → `"−1,200"`. */
export function formatPoints(points: string, { signed = false }: { signed?: boolean } = {}): string {
  const isLess = points.startsWith('-')
  const digits = groupedAmount(plainAmount(points.replace('-', '')))
  return `${isLess ? '−' : signed && digits !== '0' ? '+' : ''}${digits}`
}

/** What so many of something cost. */
export const times = (amount: string, quantity: number): string => toAmount(toUnits(amount) * BigInt(quantity))

/** The money that whole points bring, towards zero, as the server reckons it. */
export const exchanged = (points: bigint, exchangeAmount: string): string =>
  toAmount((points * toUnits(exchangeAmount)) / 1_000n)

/** The points that are left after some are given; undefined where they do not suffice. */
export function pointsLeft(balance: string, cost: string): string | undefined {
  const left = toUnits(balance) - toUnits(cost)
  return left < 0n ? undefined : toAmount(left)
}
