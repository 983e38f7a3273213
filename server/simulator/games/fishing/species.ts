/** One kind of fish: what a catch pays in shots, how large it swims and how long it needs across. */
interface Species {
  readonly code: string
  /** Payout of a catch in shots; a shot at it catches with the return divided by this. */
  readonly value: number
  /** Length in thousandths of the sea's width. */
  readonly length: number
  /** Seconds to cross the sea. */
  readonly seconds: number
  /** How often it comes, against the others. */
  readonly frequency: number
}

export interface FishingVariant {
  readonly code: 'ocean' | 'dragon'
  /** The share of each shot that comes back on average, in 1/10 000. The same for every fish. */
  readonly returnShare: number
  readonly species: readonly Species[]
}

const ocean: FishingVariant = {
  code: 'ocean',
  returnShare: 9600,
  species: [
    { code: 'clownfish', value: 2, length: 110, seconds: 13, frequency: 24 },
    { code: 'butterflyfish', value: 3, length: 120, seconds: 14, frequency: 20 },
    { code: 'pufferfish', value: 5, length: 130, seconds: 16, frequency: 15 },
    { code: 'turtle', value: 8, length: 170, seconds: 19, frequency: 11 },
    { code: 'ray', value: 12, length: 200, seconds: 17, frequency: 9 },
    { code: 'swordfish', value: 20, length: 260, seconds: 12, frequency: 8 },
    { code: 'octopus', value: 30, length: 190, seconds: 20, frequency: 6 },
    { code: 'shark', value: 60, length: 330, seconds: 18, frequency: 4 },
    { code: 'whale', value: 120, length: 430, seconds: 24, frequency: 3 },
  ],
}

const dragon: FishingVariant = {
  code: 'dragon',
  returnShare: 9650,
  species: [
    { code: 'goldfish', value: 2, length: 110, seconds: 12, frequency: 22 },
    { code: 'koi', value: 4, length: 130, seconds: 14, frequency: 19 },
    { code: 'lionfish', value: 6, length: 140, seconds: 16, frequency: 14 },
    { code: 'goldenTurtle', value: 10, length: 180, seconds: 19, frequency: 11 },
    { code: 'redRay', value: 15, length: 210, seconds: 16, frequency: 9 },
    { code: 'goldenSwordfish', value: 25, length: 270, seconds: 11, frequency: 7 },
    { code: 'redOctopus', value: 50, length: 210, seconds: 20, frequency: 5 },
    { code: 'goldenShark', value: 100, length: 340, seconds: 17, frequency: 4 },
    { code: 'dragon', value: 300, length: 480, seconds: 22, frequency: 2 },
  ],
}

export const fishingVariants = { ocean, dragon } as const

export function findFishingVariant(code: string): FishingVariant {
  const variant = Object.values(fishingVariants).find((each) => each.code === code)
  if (!variant) throw new Error(`no fishing ${code}`)
  return variant
}
