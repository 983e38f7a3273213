import type { ReportFailure } from '../../vendors/service.ts'
import { MARGIN, type Span } from '../days.ts'
import { type Comparison, createMatcher, nameOf } from '../matcher.ts'
import type { BookedMovement, ReportedMovement } from '../movements.ts'
import type { Reports } from './sources.ts'

const MINUTE = 60_000
/** Ours are read in slices, as far as the vendor's report has come. */
const SLICE = 10 * MINUTE
/** Two million movements: more than a day of a vendor has. */
const MOST_PAGES = 4_000
/** Milliseconds for all of it. */
const PATIENCE = 20 * MINUTE
/** More than that says that something is wrong with the report or the books, and not with movements. */
const MOST_WAITING = 20_000
const AT_ONCE = 500

/** Why nothing was compared: what failed with the vendor, a report without end, or two sides that have next to nothing in common. */
export type Failure = ReportFailure | 'TOO_LONG' | 'TOO_DIFFERENT'

type Result = Comparison | { readonly failure: Failure; readonly error?: unknown }

/**
 * Reads what a vendor, or a payment service, reports of a span and what we booked, side by side in the order of time, so that no more is
 * kept of either than has not met the other. It is asked for more than the span: what we booked at its edges it may tell beyond them.
 */
export async function compareSides(reports: Reports, source: string, span: Span): Promise<Result> {
  const matcher = createMatcher(span)
  const wide = { from: new Date(span.from.getTime() - MARGIN), to: new Date(span.to.getTime() + MARGIN) }
  const onward = createOrder(wide.from)
  const until = performance.now() + PATIENCE
  let cursor: string | undefined
  let readTo = span.from
  for (let count = 0; count < MOST_PAGES && performance.now() < until; count++) {
    const page = await reports.readPage(source, { ...wide, cursor })
    if ('failure' in page) return page
    const isLast = page.cursor === undefined
    // The vendor says that there is more, and gives nothing, or what it gave before.
    if (
      !page.movements.every(isStorable) ||
      !onward(page.movements) ||
      (!isLast && (page.movements.length === 0 || page.cursor === cursor))
    )
      return { failure: 'CONTRACT_BROKEN' }
    matcher.takeTheirs(page.movements)
    const reached = isLast ? span.to : wholeMinute(page.movements.at(-1)?.at ?? span.from, span)
    for (; readTo < reached; readTo = next(readTo, reached)) {
      matcher.takeOurs(await reports.bookedWithin(source, readTo, next(readTo, reached)))
      if (matcher.waiting() > MOST_WAITING) return { failure: 'TOO_DIFFERENT' }
    }
    if (matcher.waiting() > MOST_WAITING) return { failure: 'TOO_DIFFERENT' }
    if (isLast) return matcher.end(await bookedElsewhere(reports, source, matcher.alone()))
    cursor = page.cursor
  }
  return { failure: 'TOO_LONG' }
}

/** No database keeps these as text, and no partner has a reason to write them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const isStorable = ({ transactionId, round, user }: ReportedMovement): boolean =>
  ![transactionId, round, user ?? ''].some((text) => UNSTORABLE.test(text))

const next = (from: Date, to: Date): Date => new Date(Math.min(from.getTime() + SLICE, to.getTime()))

/** As far as both sides are read now: small steps would ask the database for every page. */
const wholeMinute = (at: Date, { to }: Span): Date =>
  new Date(Math.min(Math.floor(at.getTime() / MINUTE) * MINUTE, to.getTime()))

/** Tells whether each page stands behind the one before: none twice, none left out that the order could tell. */
function createOrder(from: Date) {
  let last = from
  let before = new Set<string>()
  return (movements: readonly ReportedMovement[]): boolean => {
    const [first] = movements
    if (first !== undefined && first.at < last) return false
    if (movements.some((one) => before.has(nameOf(one)))) return false
    before = new Set(movements.map(nameOf))
    last = movements.at(-1)?.at ?? last
    return true
  }
}

/** What we booked under what the other side tells alone, whenever that was. */
async function bookedElsewhere(reports: Reports, source: string, alone: readonly ReportedMovement[]) {
  const booked: BookedMovement[] = []
  for (let start = 0; start < alone.length; start += AT_ONCE)
    booked.push(...(await reports.bookedAs(source, alone.slice(start, start + AT_ONCE))))
  return booked
}
