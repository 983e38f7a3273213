import type { Clock } from '../../../../lib/clock.ts'
import { dateAfter, dateAt, daysBetween, nextDate, startOfDate } from '../../../../lib/local-day.ts'
import type { SitesService } from '../../../sites/service.ts'
import { reportsErrors } from '../../errors.ts'

/** Whole days of a brand's calendar, both ends among them. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** What a report is about: days of a brand, and as many directly before them, in its currency. */
export interface ReportSpan extends Days {
  readonly merchantId: string
  readonly currency: string
  readonly timeZone: string
  readonly before: Days
}

const LONGEST_DAYS = 400

/** The days of a brand and those before them; without ends the last thirty. Throws SPAN_INVALID for more than 400, or none. */
export async function spanOf(
  { sites, clock }: { readonly sites: Pick<SitesService, 'findMerchant'>; readonly clock: Clock },
  merchantId: string,
  asked: Partial<Days>,
): Promise<ReportSpan> {
  const { currency, timeZone } = await sites.findMerchant(merchantId)
  const to = asked.to ?? dateAt(clock.now(), timeZone)
  const from = asked.from ?? dateAfter(to, -29)
  const length = daysBetween(from, to) + 1
  if (length < 1 || length > LONGEST_DAYS) throw reportsErrors.SPAN_INVALID({ field: 'from' })
  const before = { from: dateAfter(from, -length), to: dateAfter(from, -1) }
  return { merchantId, currency, timeZone, from, to, before }
}

/** Each day of a span, oldest first. */
export const daysOf = ({ from, to }: Days): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dateAfter(from, index))

/** When days begin and end by a clock of the brand; the end is the first moment after them. */
export const momentsOfDays = ({ from, to }: Days, timeZone: string) => ({
  begins: startOfDate(from, timeZone).toISOString(),
  ends: startOfDate(nextDate(to), timeZone).toISOString(),
})
