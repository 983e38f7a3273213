/** Sports of the book; a variant of the game shows some of them. */
export const sportCodes = ['football', 'basketball', 'tennis', 'moba', 'shooter'] as const
export type SportCode = (typeof sportCodes)[number]

/** What a market may be about: the whole match, its first half, or one map or set. */
export const periodCodes = ['match', 'half', 'map1', 'map2', 'map3'] as const
export type PeriodCode = (typeof periodCodes)[number]

export const marketCodes = ['handicap', 'total', 'result', 'winner', 'oddEven', 'score'] as const
export type MarketCode = (typeof marketCodes)[number]

/** Which lines a sport knows, in quarters of a point: every `step` from `offset`. */
interface Lines {
  readonly step: number
  readonly offset: number
}

interface CommonRules {
  /** Time between two steps of a match, milliseconds. */
  readonly stepMilliseconds: number
  /** Steps a pause between two periods lasts. */
  readonly breakSteps: number
  /** Steps the markets stay shut after the event that moves them by leaps: a goal, a map won. */
  readonly suspendedSteps: number
  /** Time between two kick-offs of this sport, milliseconds. */
  readonly kickOffEveryMilliseconds: number
  readonly lines: Lines
  readonly markets: Readonly<Partial<Record<PeriodCode, readonly MarketCode[]>>>
}

/** Both sides gather points over a fixed number of steps. */
export interface TallySport extends CommonRules {
  readonly engine: 'tally'
  /** Steps played when each period ends; the last is the end of the match. */
  readonly periodEnds: readonly number[]
  readonly halfEnd: number
  /** The step from which no bet is taken any more. */
  readonly closesAt: number
  /** Minutes of the match clock that one step stands for. */
  readonly minutesPerStep: number
}

/** Maps or sets, each a race to a number of points; who first wins enough of them wins the match. */
export interface RaceSport extends CommonRules {
  readonly engine: 'race'
  readonly mapsToWin: number
  readonly pointsToWin: number
}

export type Sport = TallySport | RaceSport

const mapMarkets = ['winner', 'handicap', 'total'] as const

export const sports: Readonly<Record<SportCode, Sport>> = {
  football: {
    engine: 'tally',
    stepMilliseconds: 2500,
    breakSteps: 4,
    suspendedSteps: 2,
    kickOffEveryMilliseconds: 30_000,
    periodEnds: [45, 90],
    halfEnd: 45,
    closesAt: 88,
    minutesPerStep: 1,
    lines: { step: 1, offset: 0 },
    markets: {
      match: ['handicap', 'total', 'result', 'oddEven', 'score'],
      half: ['handicap', 'total', 'result'],
    },
  },
  basketball: {
    engine: 'tally',
    stepMilliseconds: 2500,
    breakSteps: 2,
    suspendedSteps: 0,
    kickOffEveryMilliseconds: 90_000,
    periodEnds: [24, 48, 72, 96],
    halfEnd: 48,
    closesAt: 94,
    minutesPerStep: 0.5,
    lines: { step: 4, offset: 2 },
    markets: { match: ['handicap', 'total', 'winner', 'oddEven'], half: ['handicap', 'total'] },
  },
  tennis: {
    engine: 'race',
    stepMilliseconds: 7000,
    breakSteps: 1,
    suspendedSteps: 1,
    kickOffEveryMilliseconds: 90_000,
    mapsToWin: 2,
    pointsToWin: 6,
    lines: { step: 4, offset: 2 },
    markets: {
      match: ['winner', 'handicap', 'total'],
      map1: mapMarkets,
      map2: mapMarkets,
      map3: mapMarkets,
    },
  },
  moba: {
    engine: 'race',
    stepMilliseconds: 5000,
    breakSteps: 2,
    suspendedSteps: 1,
    kickOffEveryMilliseconds: 75_000,
    mapsToWin: 2,
    pointsToWin: 9,
    lines: { step: 4, offset: 2 },
    markets: {
      match: ['winner', 'handicap', 'total'],
      map1: mapMarkets,
      map2: mapMarkets,
      map3: mapMarkets,
    },
  },
  shooter: {
    engine: 'race',
    stepMilliseconds: 3500,
    breakSteps: 2,
    suspendedSteps: 1,
    kickOffEveryMilliseconds: 75_000,
    mapsToWin: 2,
    pointsToWin: 13,
    lines: { step: 4, offset: 2 },
    markets: {
      match: ['winner', 'handicap', 'total'],
      map1: mapMarkets,
      map2: mapMarkets,
      map3: mapMarkets,
    },
  },
}

/** The sports each variant of the game shows. */
export const variantSports = {
  football: ['football', 'basketball', 'tennis'],
  esports: ['moba', 'shooter'],
} as const satisfies Record<string, readonly SportCode[]>
export type SportsVariant = keyof typeof variantSports
