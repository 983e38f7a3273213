import type { TurnoverRule } from './rules.ts'

/** A rule as operators read and write it. */
export const presentRule = ({ source, multiplier, weights }: TurnoverRule) => ({
  id: source,
  multiplier: Number(multiplier) / 10_000,
  weights: weights.map(({ gameType, weight }) => ({ gameType, percent: Number(weight) / 100 })),
})
