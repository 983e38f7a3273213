import { MONEY_SCALE, type Money } from '../../lib/money.ts'

/** The currency of points in the ledger; 10 000 of its parts are one point. */
export const POINT = 'POINT'

/** Ratios are told for a thousand: of money deposited, and of points exchanged. */
const THOUSAND = 1_000n * MONEY_SCALE

/** From which amount of one deposit on how many points each 1,000 of it earns. */
export interface PointStep {
  readonly from: Money
  readonly points: bigint
}

/** What a brand gives points for, and for points. */
export interface PointSettings {
  /** The least amount first. */
  readonly steps: readonly PointStep[]
  /** Money for 1,000 points; nothing where points are not exchanged. */
  readonly exchangeAmount: Money
  readonly minimumPoints: bigint
}

/** Only whole points are given, so that goods, which cost whole ones, leave no crumbs. */
export const isWhole = (points: bigint): boolean => points % MONEY_SCALE === 0n

/** What each 1,000 of a deposit earns; below the first step nothing. */
const earnedBy = (steps: readonly PointStep[], amount: Money): bigint =>
  steps.findLast(({ from }) => from <= amount)?.points ?? 0n

/** The whole points that a deposit earns, rounded towards zero. */
export function pointsFor(steps: readonly PointStep[], amount: Money): bigint {
  const points = (amount * earnedBy(steps, amount)) / THOUSAND
  return points - (points % MONEY_SCALE)
}

/** The money that points are exchanged for, rounded towards zero. */
export const moneyFor = (exchangeAmount: Money, points: bigint): Money => (points * exchangeAmount) / THOUSAND

/** Whether some deposit earns more by the next settings, or points are worth more or exchanged sooner. */
export function givesMore(before: PointSettings, next: PointSettings): boolean {
  const bounds = [...before.steps, ...next.steps].map(({ from }) => from)
  return (
    next.exchangeAmount > before.exchangeAmount ||
    next.minimumPoints < before.minimumPoints ||
    bounds.some((amount) => earnedBy(next.steps, amount) > earnedBy(before.steps, amount))
  )
}
