import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { daysBetween, nextDate, startOfDate } from '../../../lib/local-day.ts'
import type { SitesService } from '../../sites/service.ts'
import { contentErrors } from '../errors.ts'
import { publicationOf } from '../publication.ts'
import { type CalendarKind, calendarKinds, calendarRights } from './calendar-kinds.ts'
import { type CalendarRow, MOST_OF_A_KIND, selectCalendar } from './calendar-repository.ts'

interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly sites: SitesService
}

/** Days of the brand's calendar, both ends among them. */
interface Days {
  readonly from: string
  readonly to: string
}

/** A month with the rest of its first and last week, twice over. */
const LONGEST_DAYS = 62

/**
 * What of the brand in view has hours that touch some of its days, of the kinds that the operator may read; whatever else is left out.
 * Throws CALENDAR_SPAN_INVALID.
 */
export async function readCalendar(
  { database, clock, sites }: Dependencies,
  { merchantId, rights }: OperatorSession,
  { from, to }: Days,
  language: string,
) {
  const length = daysBetween(from, to) + 1
  if (length < 1 || length > LONGEST_DAYS)
    throw contentErrors.CALENDAR_SPAN_INVALID({ field: 'from', extras: { days: LONGEST_DAYS } })
  const { timeZone } = await sites.findMerchant(merchantId)
  const span = { merchantId, begins: startOfDate(from, timeZone), ends: startOfDate(nextDate(to), timeZone), language }
  const kinds = calendarKinds.filter((kind) => rights.has(calendarRights[kind]))
  const found = await Promise.all(kinds.map((kind) => selectCalendar(database, kind, span)))
  const now = clock.now()
  return {
    timeZone,
    kinds,
    isCut: found.some((rows) => rows.length > MOST_OF_A_KIND),
    entries: found.flatMap((rows, index) =>
      rows.slice(0, MOST_OF_A_KIND).map((row) => present(kinds[index] as CalendarKind, row, now)),
    ),
  }
}

function present(
  kind: CalendarKind,
  { id, title, starts_at, ends_at, is_published, standing }: CalendarRow,
  now: Date,
) {
  return {
    kind,
    id,
    title: title ?? '',
    startsAt: starts_at?.toISOString() ?? null,
    endsAt: ends_at?.toISOString() ?? null,
    publication: standing ?? publicationOf({ isPublished: is_published, startsAt: starts_at, endsAt: ends_at }, now),
  }
}
