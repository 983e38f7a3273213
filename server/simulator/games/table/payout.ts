/** What comes back per unit staked, the stake included, as a fraction: [39, 20] is 0.95 to 1. */
export type Multiple = readonly [numerator: number, denominator: number]

/** Stake given back, neither won nor lost. */
export const push: Multiple = [1, 1]
export const lost: Multiple = [0, 1]

/** `to(8)` pays eight to one, `to(19, 20)` ninety-five hundredths to one. */
export function to(numerator: number, denominator = 1): Multiple {
  return [numerator + denominator, denominator]
}

/** Operators keep four decimals of a unit: a win has no finer parts. */
const finest = 10

/** The win of a stake, both in 1/100 000 units, never more than the fraction says. */
export function payOut(stake: number, [numerator, denominator]: Multiple): number {
  return Math.floor((stake * numerator) / denominator / finest) * finest
}

/** A share such as 0.98942 as it is published: `98.94`. */
export function percent(share: number): string {
  return (share * 100).toFixed(2)
}
