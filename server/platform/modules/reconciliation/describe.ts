import type { Database } from '../../db/connection.ts'
import { dayOf } from './days.ts'
import { type ComparisonRow, findNewest } from './repository.ts'

const DAYS = 7 * 24 * 60 * 60 * 1000

/** The newest comparisons with the bank of the last days. */
export const readLastComparisons = (database: Database, now: Date): Promise<ComparisonRow[]> =>
  findNewest(database, dayOf(new Date(now.getTime() - DAYS)))

/** Those as lines for people at a terminal. */
export function describeComparisons(comparisons: readonly ComparisonRow[]): string {
  if (comparisons.length === 0) return 'The books were not compared with the bank in the last days.'
  const lines = comparisons.map(({ day, account_number, outcome, reason }) =>
    ['  -', day, account_number, outcome, ...(reason === null ? [] : [reason])].join(' '),
  )
  return ['Compared with the bank:', ...lines].join('\n')
}
