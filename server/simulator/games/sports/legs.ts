import type { Wager } from '../../play/wager.ts'
import type { Fixture } from './fixtures.ts'
import { payout } from './odds.ts'
import { finalScore, progressOf, type Score } from './progress.ts'
import { type Grade, gradeSelection, type Selection } from './selections.ts'
import { type SportCode, sports } from './sports.ts'

/** One leg as it was taken: enough to decide and to show it when its match is long forgotten. */
export interface Leg {
  readonly fixture: string
  readonly sport: SportCode
  readonly league: string
  readonly home: string
  readonly away: string
  readonly kickoffAt: number
  readonly selection: Selection
  /** Decimal odds in hundredths. */
  readonly odds: number
  /** Null when it was taken before kick-off. */
  readonly scoreAtBet: Score | null
}

/** How one leg ended; the score is null when the match did not take place. */
export interface LegEnd {
  readonly grade: Grade
  readonly score: Score | null
}

/** Kept while legs are still open, and as the outcome; null for a leg that was not waited for. */
interface BetEnds {
  readonly legs: readonly (LegEnd | null)[]
}

/** What is kept with a bet. */
export interface BetContent {
  readonly choice: {
    /** Which edition of these rules decides it. */
    readonly rules: 1
    readonly legs: readonly Leg[]
  }
  /** Null until a leg has ended. */
  readonly play: BetEnds | null
  readonly outcome: BetEnds
}

export type Bet = Wager<BetContent>

/** How each leg ended so far, in the order of the legs. */
export function endsOf({ choice, play, outcome }: Bet): readonly (LegEnd | null)[] {
  return (outcome ?? play)?.legs ?? choice.legs.map(() => null)
}

/** How a leg ended by now, null while it is open. A match that is not known any more counts as not played. */
export function endLeg(leg: Leg, fixture: Fixture | undefined, now: number): LegEnd | null {
  if (!fixture || fixture.isCancelled) return { grade: 'VOID', score: null }
  const sport = sports[leg.sport]
  const score = finalScore(sport, progressOf(sport, fixture, now), leg.selection.period)
  if (score === undefined) return null
  return score === null ? { grade: 'VOID', score } : { grade: gradeSelection(leg.selection, score), score }
}

/** What becomes of a bet: it goes on, its stake is given back, or it pays. */
export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'pay'; readonly win: number }

/** One lost leg decides a parlay at once; when no match took place the stake is given back. */
export function judge(stake: number, legs: readonly Leg[], ends: readonly (LegEnd | null)[]): Verdict {
  if (ends.some((end) => end?.grade === 'LOST')) return { kind: 'pay', win: 0 }
  const graded = legs.flatMap((leg, index) => {
    const end = ends[index]
    return end ? [{ odds: leg.odds, grade: end.grade, isPlayed: end.score !== null }] : []
  })
  if (graded.length < legs.length) return { kind: 'open' }
  if (graded.every((leg) => !leg.isPlayed)) return { kind: 'cancel' }
  return { kind: 'pay', win: payout(stake, graded) }
}
