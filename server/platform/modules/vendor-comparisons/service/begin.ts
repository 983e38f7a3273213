import { newId } from '../../../lib/id.ts'
import { closedDays, comparableOf, type Span } from '../days.ts'
import { vendorComparisonsErrors } from '../errors.ts'
import { type ComparisonRow, findSince, findWithoutReport, insertRunning } from '../repository.ts'
import type { Dependencies } from './dependencies.ts'
import { reportsOf } from './sources.ts'

export const COMPARE_VENDOR = 'compare-vendor'

export interface CompareVendor {
  readonly id: string
}

const MINUTE = 60_000
/** What was begun so long ago is not under way any more. */
const LONGEST = 60 * MINUTE
/** How many days that are over are seen to be compared. */
const DAYS = 7
/** What differs is looked at again once a night: the vendor may have put it right. */
const DIFFERENT_RESTS = 20 * 60 * MINUTE

/**
 * Begins to compare a day of everybody who reports. Of a day that a partner had no report of there is none later either. Throws
 * VENDOR_COMPARISON_DAY for one that is not over.
 */
export async function compareDay(dependencies: Dependencies, day: string): Promise<void> {
  const span = comparableOf(day, dependencies.clock.now())
  if (span === undefined) throw vendorComparisonsErrors.VENDOR_COMPARISON_DAY({ field: 'day' })
  const without = await findWithoutReport(dependencies.database, day)
  for (const source of reportsOf(dependencies).sources())
    if (!without.includes(source)) await begin(dependencies, source, day, span)
}

/** Begins what is due of the last days that are over: what was never compared, could not be, or differed yesterday. */
export async function compareDue(dependencies: Dependencies): Promise<void> {
  const now = dependencies.clock.now()
  const days = closedDays(DAYS, now)
  const known = await findSince(dependencies.database, days[0] ?? '')
  const byName = new Map(known.map((one) => [`${one.source} ${one.day}`, one]))
  for (const source of reportsOf(dependencies).sources()) {
    for (const day of days) {
      const span = comparableOf(day, now)
      if (span !== undefined && isDue(byName.get(`${source} ${day}`), now)) await begin(dependencies, source, day, span)
    }
  }
}

function isDue(last: ComparisonRow | undefined, now: Date): boolean {
  if (last === undefined || last.outcome === 'RUNNING') return true
  // A protocol learns to report with a new version of ours, not over night.
  if (last.outcome === 'NOT_COMPARED') return last.reason !== 'NO_REPORT'
  return last.outcome === 'DIFFERENT' && now.getTime() - last.started_at.getTime() >= DIFFERENT_RESTS
}

/** One comparison, as a job does it; nothing while one of the same day and source is under way. */
async function begin({ database, jobs, clock }: Dependencies, source: string, day: string, span: Span): Promise<void> {
  const now = clock.now()
  const id = newId(now.getTime())
  await database.transaction(async (tx) => {
    if (!(await insertRunning(tx, { id, source, day, ...span }, new Date(now.getTime() - LONGEST), now))) return
    await jobs.send(COMPARE_VENDOR, { id } satisfies CompareVendor, { tx })
  })
}
