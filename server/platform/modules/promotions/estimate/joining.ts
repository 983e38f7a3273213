import { dateAt } from '../../../lib/local-day.ts'
import { type Money, parseMoney } from '../../../lib/money.ts'
import { type Moment, occasionNow, type PastPeriod, pastPeriod } from '../occasions.ts'
import { NO_CLAIMS } from '../repository/claims.ts'
import type { ShownPromotion } from '../repository/promotions.ts'
import { lossOf, standingOf } from '../standing.ts'
import { type PromotionTerms, waitsForDeposit } from '../terms.ts'
import { factsAt, type Life, visitsOf } from './life.ts'

/** A time that a member would have had a promotion: when, and the deposit or loss that it is a share of. */
export interface Joining {
  readonly at: Date
  readonly base: Money | null
  readonly isDeposit: boolean
}

/** What is played over: terms, and a span that is over by the brand's calendar. */
export interface Play {
  readonly terms: PromotionTerms
  readonly from: Date
  readonly to: Date
  readonly timeZone: string
  readonly currency: string
  /** The brand's date at a moment, remembered: calendars of zones are slow, and there are many moments. */
  readonly dateOf: (at: Date) => string
  /** The period that is over of a moment, remembered as well. */
  readonly pastPeriod: typeof pastPeriod
}

const QUARTER = 900_000

/** Dates of a zone, each quarter of an hour worked out once: no zone changes its date within one. */
export function rememberDates(timeZone: string): Play['dateOf'] {
  const known = new Map<number, string>()
  return (at) => {
    const quarter = Math.floor(at.getTime() / QUARTER)
    const date = known.get(quarter) ?? dateAt(at, timeZone)
    known.set(quarter, date)
    return date
  }
}

/** Periods that are over, each worked out once for a day of the brand. */
export function rememberPeriods(): Play['pastPeriod'] {
  const known = new Map<string, PastPeriod>()
  return (period, moment) => {
    const key = `${period} ${moment.today}`
    const past = known.get(key) ?? pastPeriod(period, moment)
    known.set(key, past)
    return past
  }
}

/**
 * When a member would have joined: at the first occasion that he was here for and met what is asked, again as often as the terms allow. It is
 * decided by what decides for members (standing.ts), with what was known then. Nobody knows who would have had a code: everybody has one.
 */
export function joiningsOf(life: Life, play: Play): Joining[] {
  const moments = waitsForDeposit(play.terms) ? depositMoments(life, play) : visits(life, play)
  const asked = {
    depositDays: depositDays(play.terms),
    lossPeriods: play.terms.loss === null ? [] : [play.terms.loss.period],
    pastPeriod: play.pastPeriod,
  }
  const had = new Set<string>()
  const joinings: Joining[] = []
  for (const { at, deposit } of moments) {
    if (joinings.length >= play.terms.times) break
    const moment = momentAt(at, play)
    const occasion = occasionNow(play.terms, moment)
    const own = { ...NO_CLAIMS, count: joinings.length, hadOccasion: occasion !== null && had.has(occasion) }
    const facts = factsAt(life, moment, asked)
    const { standing } = standingOf({ promotion: promotionOf(play), terms: play.terms, own, facts, moment })
    if (standing !== 'JOIN' && standing !== 'CLAIM') continue
    if (occasion !== null) had.add(occasion)
    joinings.push({ at, base: deposit ?? lossOf(play.terms, facts), isDeposit: deposit !== null })
  }
  return joinings
}

interface Occasion {
  readonly at: Date
  readonly deposit: Money | null
}

const visits = (life: Life, play: Play): Occasion[] =>
  visitsOf(life, play, play.dateOf).map((at) => ({ at, deposit: null }))

/** Whoever waits for a deposit has joined just before it came. */
function depositMoments({ deposits, firstDepositAt }: Life, { terms, from, to }: Play): Occasion[] {
  const least = terms.leastDeposit === null ? 0n : parseMoney(terms.leastDeposit)
  const isFirst = (at: Date) => at.getTime() === firstDepositAt?.getTime()
  return deposits
    .filter(({ at, amount }) => at >= from && at < to && amount >= least)
    .filter(({ at }) => terms.trigger !== 'FIRST_DEPOSIT' || isFirst(at))
    .map(({ at, amount }) => ({ at, deposit: amount }))
}

const momentAt = (now: Date, { timeZone, currency, dateOf }: Play): Moment => ({
  now,
  today: dateOf(now),
  timeZone,
  currency,
})

const depositDays = ({ audience: { leastDeposits } }: PromotionTerms): number[] =>
  leastDeposits === null ? [] : [leastDeposits.days]

/** As if it had run all the time. Its budget is looked at when all is known that it would have given. */
const promotionOf = ({ terms, from, currency }: Play): ShownPromotion => ({
  id: '',
  state: 'PUBLISHED',
  version: 1,
  category: 'EVENT',
  terms,
  words: {},
  starts_at: from,
  ends_at: null,
  currency,
  budget: 1n,
  taken: 0n,
})
