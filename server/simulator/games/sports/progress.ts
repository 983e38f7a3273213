import { pointsOf, type Step } from './rates.ts'
import type { PeriodCode, Sport } from './sports.ts'

export type Score = readonly [home: number, away: number]

/** Where a match stands: what has been shown of it, never what is still to come. */
export interface Progress {
  readonly phase: 'upcoming' | 'playing' | 'break' | 'finished' | 'cancelled'
  /** Steps played. */
  readonly steps: number
  /** Goals or points; of a race the maps or sets won. */
  readonly score: Score
  /** The score of each period that has begun, the running one last. */
  readonly periods: readonly Score[]
  /** Something has just happened that moves the odds by a leap. */
  readonly isSuspended: boolean
}

/** What a match needs for its state to be told. */
export interface Course {
  readonly kickoffAt: number
  /** Null before kick-off. */
  readonly steps: readonly Step[] | null
  readonly isCancelled: boolean
}

const beginning: Omit<Progress, 'phase'> = { steps: 0, score: [0, 0], periods: [], isSuspended: false }

/** The state of a match at a moment, in milliseconds since 1970. */
export function progressOf(sport: Sport, course: Course, now: number): Progress {
  if (course.isCancelled) return { ...beginning, phase: 'cancelled' }
  if (!course.steps || now < course.kickoffAt) return { ...beginning, phase: 'upcoming' }
  return play(sport, course.steps, Math.floor((now - course.kickoffAt) / sport.stepMilliseconds))
}

/** The moment the last step of a match is shown. */
export function endOf(sport: Sport, course: Course): number {
  const steps = course.steps ?? []
  const pauses = Math.max(0, play(sport, steps, Number.POSITIVE_INFINITY).periods.length - 1)
  return course.kickoffAt + (steps.length + pauses * sport.breakSteps) * sport.stepMilliseconds
}

/** Plays the known steps as far as the time reaches; a pause between periods takes its own. */
function play(sport: Sport, steps: readonly Step[], ticks: number): Progress {
  const periods: [number, number][] = [[0, 0]]
  let score: Score = [0, 0]
  let ticksLeft = ticks
  let sinceEvent = Number.POSITIVE_INFINITY
  for (const [index, step] of steps.entries()) {
    if (ticksLeft < 1) return { phase: 'playing', steps: index, score, periods, isSuspended: isFresh() }
    ticksLeft--
    sinceEvent++
    const period = periods.at(-1) ?? [0, 0]
    const [home, away] = pointsOf(step)
    period[0] += home
    period[1] += away
    const isOver = hasEnded(sport, period, index + 1)
    score = scoreAfter(sport, score, step, period, isOver)
    const leaps = sport.engine === 'race' ? isOver : step > 0
    if (leaps) sinceEvent = 0
    if (!isOver || index === steps.length - 1) continue
    if (ticksLeft < sport.breakSteps) {
      sinceEvent += ticksLeft
      return { phase: 'break', steps: index + 1, score, periods, isSuspended: isFresh() }
    }
    ticksLeft -= sport.breakSteps
    sinceEvent += sport.breakSteps
    periods.push([0, 0])
  }
  return { phase: 'finished', steps: steps.length, score, periods, isSuspended: false }

  function isFresh() {
    return sinceEvent < sport.suspendedSteps
  }
}

function hasEnded(sport: Sport, period: Score, steps: number): boolean {
  if (sport.engine === 'tally') return sport.periodEnds.includes(steps)
  return Math.max(...period) >= sport.pointsToWin
}

function scoreAfter(sport: Sport, score: Score, step: Step, period: Score, isOver: boolean): Score {
  const [home, away] = pointsOf(step)
  if (sport.engine === 'tally') return [score[0] + home, score[1] + away]
  if (!isOver) return score
  return period[0] > period[1] ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]
}

/** The map or set a period code stands for, from 0; undefined for the match and the half. */
export function mapIndex(period: PeriodCode): number | undefined {
  return period.startsWith('map') ? Number(period.slice(3)) - 1 : undefined
}

/** The final score of a period; undefined while it is not over, null when it was not needed any more. */
export function finalScore(sport: Sport, progress: Progress, period: PeriodCode): Score | null | undefined {
  const isFinished = progress.phase === 'finished'
  if (period === 'match') return isFinished ? progress.score : undefined
  if (sport.engine === 'tally')
    return progress.steps >= sport.halfEnd ? halfScore(sport.periodEnds, sport.halfEnd, progress) : undefined
  const map = progress.periods[mapIndex(period) ?? -1]
  if (!map) return isFinished ? null : undefined
  return Math.max(...map) >= sport.pointsToWin ? map : undefined
}

/** What has been scored in the periods of the first half. */
export function halfScore(periodEnds: readonly number[], halfEnd: number, progress: Progress): Score {
  const count = periodEnds.filter((end) => end <= halfEnd).length
  return progress.periods
    .slice(0, count)
    .reduce<Score>((sum, period) => [sum[0] + period[0], sum[1] + period[1]], [0, 0])
}
