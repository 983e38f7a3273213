import { mondayOf, previousDate, startOfDate } from '../../lib/local-day.ts'
import type { LossPeriod, PromotionTerms } from './terms.ts'

/** Now, which date that is for the brand, and by which clock and currency it goes. */
export interface Moment {
  readonly now: Date
  readonly today: string
  readonly timeZone: string
  readonly currency: string
}

/** The last period that is over: the date by which it is called, and its span. */
export interface PastPeriod {
  readonly first: string
  readonly from: Date
  readonly to: Date
}

/** Yesterday, or the week before this one; the time to claim its loss is the period that runs. */
export function pastPeriod(period: LossPeriod, { today, timeZone }: Pick<Moment, 'today' | 'timeZone'>): PastPeriod {
  const end = period === 'DAY' ? today : mondayOf(today)
  const first = period === 'DAY' ? previousDate(end) : mondayOf(previousDate(end))
  return { first, from: startOfDate(first, timeZone), to: startOfDate(end, timeZone) }
}

/** Which time the running one is where the calendar says it: a day, a year, the period of a loss; null where times are counted. */
export function occasionNow({ trigger, loss }: PromotionTerms, moment: Moment): string | null {
  if (trigger === 'DAY') return moment.today
  if (trigger === 'BIRTHDAY') return moment.today.slice(0, 4)
  if (trigger === 'LOSS' && loss !== null) return pastPeriod(loss.period, moment).first
  return null
}
