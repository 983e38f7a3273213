import type { Uniform } from '../../random/uniform.ts'
import type { FishingVariant } from './species.ts'

/** Shots in a magazine; its price is divided by this. */
export const magazineSize = 25

const shareScale = 10_000

/** One shot that met a fish: which fish, of which species, and what it paid in shots; 0 when it swam on. */
export interface Shot {
  readonly fish: number
  readonly species: number
  readonly paid: number
}

/** Decides a shot. The chance is the return over the fish's value, drawn in whole numbers so that it is exact. */
export function shoot(variant: FishingVariant, fish: number, species: number, uniform: Uniform): Shot {
  const value = variant.species[species]?.value
  if (value === undefined) throw new RangeError(`no species ${species}`)
  const isCaught = uniform(value * shareScale) < variant.returnShare
  return { fish, species, paid: isCaught ? value : 0 }
}

/** What a magazine came to, in the unit of its stake. */
export interface MagazineEnd {
  /** What one shot cost. */
  readonly power: number
  readonly caughtWin: number
  /** For the shots not fired. */
  readonly returned: number
  readonly validStake: number
}

/** What a magazine comes to when it is put down: catches, and the shots not fired given back. */
export function settleMagazine(stake: number, shots: readonly Shot[]): MagazineEnd {
  const power = stake / magazineSize
  const caught = shots.reduce((sum, shot) => sum + shot.paid, 0)
  const unused = magazineSize - shots.length
  return { power, caughtWin: caught * power, returned: unused * power, validStake: shots.length * power }
}

/** The return each variant publishes, in percent with two decimals: the same for every shot at every fish. */
export function publishedReturn({ returnShare }: FishingVariant): string {
  return (returnShare / (shareScale / 100)).toFixed(2)
}
