import type { Money } from '../../lib/money.ts'

export const MISSION_PERIODS = ['DAY', 'WEEK', 'ONCE'] as const
export type MissionPeriod = (typeof MISSION_PERIODS)[number]
export const MISSION_GOALS = ['VALID_BET', 'BETS', 'DEPOSITS', 'DAYS_IN_ROW'] as const
export type MissionGoal = (typeof MISSION_GOALS)[number]

/** Name in a language. */
export interface Name {
  readonly language: string
  readonly name: string
}

/** What a mission asks and gives. */
export interface MissionTerms {
  readonly code: string
  readonly names: readonly Name[]
  readonly period: MissionPeriod
  readonly goal: MissionGoal
  readonly categories: readonly string[]
  /** An amount of VALID_BET and DEPOSITS, else a number. */
  readonly target: bigint
  readonly reward: Money
}

/** Who plays most of a week, and what the first ones are given. */
export interface LeaderboardTerms {
  readonly code: string
  readonly names: readonly Name[]
  readonly categories: readonly string[]
  readonly prizes: readonly Money[]
  readonly leastValidBet: Money
}

/** Whether what is to be reached is money; else it is a number. */
export const isOfMoney = (goal: string): boolean => goal === 'VALID_BET' || goal === 'DEPOSITS'

/** The longest run of days that follow each other; dates in their order, each once. */
export function longestRun(days: readonly string[]): number {
  let longest = 0
  let run = 0
  let before = Number.NaN
  for (const day of days) {
    const number = Date.parse(`${day}T00:00Z`) / 86_400_000
    run = number === before + 1 ? run + 1 : 1
    before = number
    longest = Math.max(longest, run)
  }
  return longest
}
