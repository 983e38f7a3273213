import { choose } from '../../core/combinations.ts'
import { type Fraction, fraction } from '../../core/fraction.ts'

interface Draws {
  /** How many values there are, each as likely as another, whatever came before. */
  readonly values: number
  readonly draws: number
}

/** How often all of so many different values come, in any order: by inclusion and exclusion of those that do not. */
export function chanceOfAll(size: number, { values, draws }: Draws): Fraction {
  let ways = 0n
  for (let absent = 0; absent <= size; absent++) {
    const without = BigInt(choose(size, absent)) * BigInt(values - absent) ** BigInt(draws)
    ways += absent % 2 === 0 ? without : -without
  }
  return fraction(ways, BigInt(values) ** BigInt(draws))
}
