const DAY = 24 * 3_600_000

export type TimeOutLength = 'DAY' | 'WEEK' | 'MONTH' | 'SIX_WEEKS'
export type ExclusionLength = 'SIX_MONTHS' | 'YEAR' | 'FIVE_YEARS' | 'INDEFINITE'

const TIME_OUT_DAYS: Readonly<Record<TimeOutLength, number>> = { DAY: 1, WEEK: 7, MONTH: 30, SIX_WEEKS: 42 }
const EXCLUSION_MONTHS: Readonly<Record<Exclude<ExclusionLength, 'INDEFINITE'>, number>> = {
  SIX_MONTHS: 6,
  YEAR: 12,
  FIVE_YEARS: 60,
}
/** domain.md 9: no self-exclusion is shorter, also when it is lifted. */
const LEAST_MONTHS = 6

/** The same day some months later; the last of the month where that one has no such day. */
function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}

/** When a time-out that begins now ends. */
export const endOfTimeOut = (now: Date, length: TimeOutLength): Date =>
  new Date(now.getTime() + TIME_OUT_DAYS[length] * DAY)

/** When a self-exclusion that begins now ends; null: never. */
export const endOfExclusion = (now: Date, length: ExclusionLength): Date | null =>
  length === 'INDEFINITE' ? null : addMonths(now, EXCLUSION_MONTHS[length])

/** When a self-exclusion ends that is lifted now: after 24 hours (7 days when it had no end), never before six months of it. */
export function endOfLifted({ starts, ends }: { starts: Date; ends: Date | null }, now: Date): Date {
  const waited = now.getTime() + (ends === null ? 7 * DAY : DAY)
  const end = new Date(Math.max(waited, addMonths(starts, LEAST_MONTHS).getTime()))
  // A lift never makes a break longer.
  return ends !== null && ends < end ? ends : end
}
