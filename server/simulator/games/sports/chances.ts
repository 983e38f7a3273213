/** How likely a match, or one period of it, is to end with each score. */
export interface Chances {
  /** Probability of each final difference, home minus away. */
  readonly margin: ReadonlyMap<number, number>
  /** Probability of each final sum. */
  readonly total: ReadonlyMap<number, number>
  /** Probability of one final score. */
  exact(home: number, away: number): number
}

export interface ScoreChance {
  readonly home: number
  readonly away: number
  readonly probability: number
}

/** Scores less likely than this change no price and are left out. */
const negligible = 1e-10

/** Gathers final scores into what the markets ask for; the rest left out is spread over those that stay. */
export function gatherChances(scores: readonly ScoreChance[]): Chances {
  const kept = scores.filter((score) => score.probability > negligible)
  const sum = kept.reduce((all, score) => all + score.probability, 0)
  const margin = new Map<number, number>()
  const total = new Map<number, number>()
  for (const { home, away, probability } of kept) {
    const share = probability / sum
    margin.set(home - away, (margin.get(home - away) ?? 0) + share)
    total.set(home + away, (total.get(home + away) ?? 0) + share)
  }
  return {
    margin,
    total,
    exact: (home, away) =>
      kept
        .filter((score) => score.home === home && score.away === away)
        .reduce((all, score) => all + score.probability / sum, 0),
  }
}
