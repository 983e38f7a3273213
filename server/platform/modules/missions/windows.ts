import { dateAt, mondayOf, nextDate, nextWeek, previousDate, startOfDate } from '../../lib/local-day.ts'
import type { MissionRow } from './repository.ts'

/** The first day of a mission's window that a moment is in, by the brand's calendar. */
export function startOfWindow({ period, since }: Pick<MissionRow, 'period' | 'since'>, at: Date, zone: string): string {
  if (period === 'ONCE') return dateAt(since, zone)
  const date = dateAt(at, zone)
  return period === 'WEEK' ? mondayOf(date) : date
}

/** The window before one that begins on a day; null where there is none. */
export function startBefore({ period }: Pick<MissionRow, 'period'>, startsOn: string): string | null {
  if (period === 'ONCE') return null
  return period === 'WEEK' ? mondayOf(previousDate(startsOn)) : previousDate(startsOn)
}

/** When a window is over; null where it is when the mission is. */
export function endOfWindow(
  mission: Pick<MissionRow, 'period' | 'until'>,
  startsOn: string,
  zone: string,
): Date | null {
  if (mission.period === 'ONCE') return mission.until
  return startOfDate(mission.period === 'WEEK' ? nextWeek(startsOn) : nextDate(startsOn), zone)
}
