import { createHash } from 'node:crypto'
import type { FishingVariant } from './species.ts'

/** One fish on its way, in shares of the sea: 0 … 1 across and down. Its path follows from these figures alone. */
export interface Fish {
  readonly index: number
  readonly species: number
  /** Milliseconds of the sea's clock when its nose enters, and how long it stays. */
  readonly startsAt: number
  readonly lasts: number
  readonly isFromLeft: boolean
  /** Depth at which it enters and leaves, how far it sways about that, and where in its swaying it begins. */
  readonly enters: number
  readonly leaves: number
  readonly sway: number
  readonly phase: number
}

/** A new fish comes so often. */
const intervalMilliseconds = 800
/** Clocks of browsers and answers on their way: a shot may be this old or this far ahead. */
const toleranceMilliseconds = 20_000

/**
 * The fish of one number in a sea. It follows from the seed, so that nothing need be kept: a page asks again and sees the same,
 * and the server knows which fish were there when a shot is reported.
 */
export function fishOf(variant: FishingVariant, seed: string, index: number): Fish {
  const bytes = createHash('sha256').update(`${seed}/${index}`).digest()
  const share = (place: number) => bytes.readUInt16BE(place * 2) / 65_536
  const species = pick(variant, share(0))
  const lasts = (variant.species[species]?.seconds ?? 15) * 1000
  return {
    index,
    species,
    startsAt: index * intervalMilliseconds,
    lasts: Math.round(lasts * (0.85 + share(1) * 0.3)),
    isFromLeft: share(2) < 0.5,
    enters: 0.08 + share(3) * 0.7,
    leaves: 0.08 + share(4) * 0.7,
    sway: 0.02 + share(5) * 0.07,
    phase: share(6),
  }
}

function pick({ species }: FishingVariant, share: number): number {
  const whole = species.reduce((sum, each) => sum + each.frequency, 0)
  let left = share * whole
  const found = species.findIndex(({ frequency }) => {
    left -= frequency
    return left < 0
  })
  return found === -1 ? 0 : found
}

/** The fish that swim at a moment of the sea's clock or enter within so long after it. */
export function fishAround(variant: FishingVariant, seed: string, moment: number, ahead: number): Fish[] {
  const longest = Math.max(...variant.species.map((species) => species.seconds)) * 1150
  const first = Math.max(0, Math.floor((moment - longest) / intervalMilliseconds))
  const last = Math.floor((moment + ahead) / intervalMilliseconds)
  return Array.from({ length: last - first + 1 }, (_, step) => fishOf(variant, seed, first + step)).filter(
    (fish) => fish.startsAt + fish.lasts > moment,
  )
}

/** Whether a shot may have met a fish: the fish was in the sea at that moment, and the moment is about now. */
export function mayHaveMet(fish: Fish, at: number, now: number): boolean {
  return Math.abs(now - at) <= toleranceMilliseconds && at >= fish.startsAt && at <= fish.startsAt + fish.lasts
}
