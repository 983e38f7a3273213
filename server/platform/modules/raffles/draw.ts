/** What chance goes by: how likely a prize is, and how many are left; null has no end. */
export interface Chance {
  readonly weight: number
  readonly left: number | null
}

/** The prizes that may still be drawn. */
export const drawable = <Prize extends Chance>(prizes: readonly Prize[]): Prize[] =>
  prizes.filter(({ left }) => left === null || left > 0)

/** The sum of the weights of what may still be drawn: a prize's chance is its weight of it. */
export const totalWeight = (prizes: readonly Chance[]): number =>
  drawable(prizes).reduce((sum, { weight }) => sum + weight, 0)

/**
 * The prize that a whole number below the total weight draws: each has as many such numbers as its weight says. Undefined where none is
 * left.
 */
export function prizeAt<Prize extends Chance>(prizes: readonly Prize[], point: number): Prize | undefined {
  let passed = 0
  return drawable(prizes).find(({ weight }) => {
    passed += weight
    return point < passed
  })
}
