import type { Money } from '../../lib/money.ts'
import { DAY, MARGIN, type Span } from './days.ts'
import type { BookedMovement, MovementKind, ReportedMovement } from './movements.ts'

export type DifferenceKind = 'MISSING_HERE' | 'MISSING_THERE' | 'DIFFERENT'

/** A movement that the two sides do not tell alike; where one says nothing it is undefined. */
export interface Difference {
  readonly kind: DifferenceKind
  readonly theirs: ReportedMovement | undefined
  readonly ours: BookedMovement | undefined
}

/** What came out of one brand, kind of movement and currency. */
export interface Figure {
  readonly merchantId: string | null
  readonly kind: MovementKind
  readonly currency: string
  matched: number
  matchedSum: Money
  missingHere: number
  missingThere: number
  different: number
}

export interface Comparison {
  readonly figures: readonly Figure[]
  readonly differences: readonly Difference[]
}

type Named = Pick<ReportedMovement, 'transactionId' | 'kind'>

/** By what both sides know a movement. */
export const nameOf = ({ transactionId, kind }: Named): string => `${kind} ${transactionId}`

/**
 * Lays two streams of one day upon each other, each in any pieces, as long as they come on about alike: only what has not met its other
 * side yet is kept. What both have belongs to the day on which we booked it, and what a vendor has alone to the day it tells.
 */
export function createMatcher(span: Span) {
  const theirs = new Map<string, ReportedMovement>()
  /** A second telling of a movement that waits already. */
  const again: ReportedMovement[] = []
  const ours = new Map<string, BookedMovement>()
  const tally = createTally()

  function meet(told: ReportedMovement, booked: BookedMovement): void {
    if (isSame(told, booked)) tally.match(booked)
    else tally.differ({ kind: 'DIFFERENT', theirs: told, ours: booked })
  }

  const alone = (): ReportedMovement[] => [...theirs.values(), ...again].filter(({ at }) => isWithin(at, span))

  return {
    takeTheirs(movements: readonly ReportedMovement[]): void {
      for (const told of movements) {
        const booked = ours.get(nameOf(told))
        if (booked !== undefined) {
          ours.delete(nameOf(told))
          meet(told, booked)
        } else if (theirs.has(nameOf(told))) again.push(told)
        else theirs.set(nameOf(told), told)
      }
    },

    takeOurs(movements: readonly BookedMovement[]): void {
      for (const booked of movements) {
        const told = theirs.get(nameOf(booked))
        if (told === undefined) ours.set(nameOf(booked), booked)
        else {
          theirs.delete(nameOf(booked))
          meet(told, booked)
        }
      }
    },

    /** How many have not met their other side. */
    waiting: (): number => theirs.size + again.length + ours.size,

    /** What the vendor tells of the day and nothing of the day answers to. */
    alone,

    /**
     * The result, once both streams are at their end. `elsewhere` is what we booked under what is `alone`, on whichever day: where that
     * day's comparison hears of it too, it is told there; otherwise it came far too late, or a second time, and differs here.
     */
    end(elsewhere: readonly BookedMovement[]): Comparison {
      const others = new Map(elsewhere.filter(({ at }) => !isWithin(at, span)).map((one) => [nameOf(one), one]))
      const oursById = new Map([...ours.values()].map((one) => [one.transactionId, one]))
      for (const told of alone()) {
        const other = others.get(nameOf(told))
        const namesake = oursById.get(told.transactionId)
        if (other !== undefined) {
          if (!isHeardThere(told.at, other.at, span)) tally.differ({ kind: 'DIFFERENT', theirs: told, ours: other })
        } else if (namesake !== undefined) {
          // One id, with another kind of movement.
          ours.delete(nameOf(namesake))
          oursById.delete(told.transactionId)
          tally.differ({ kind: 'DIFFERENT', theirs: told, ours: namesake })
        } else tally.differ({ kind: 'MISSING_HERE', theirs: told, ours: undefined })
      }
      for (const booked of ours.values()) tally.differ({ kind: 'MISSING_THERE', theirs: undefined, ours: booked })
      return tally.result()
    },
  }
}

const isWithin = (at: Date, { from, to }: Span): boolean => at >= from && at < to

/** Whether the day before or after, on which we booked it, asks for what is told at that moment: each asks for an hour beyond its edges. */
const isHeardThere = (told: Date, booked: Date, { from, to }: Span): boolean =>
  booked < from
    ? booked.getTime() >= from.getTime() - DAY && told.getTime() < from.getTime() + MARGIN
    : booked.getTime() < to.getTime() + DAY && told.getTime() >= to.getTime() - MARGIN

const isSame = (told: ReportedMovement, booked: BookedMovement): boolean =>
  told.kind === booked.kind &&
  told.amount === booked.amount &&
  told.currency === booked.currency &&
  // A payment service knows no members: whose money it is follows from the order, which both name.
  (told.kind === 'DEPOSIT'
    ? told.round === booked.round
    : told.player?.merchantId === booked.merchantId && told.player?.memberId === booked.memberId)

/** Counts and sums by brand, kind and currency. */
function createTally() {
  const figures = new Map<string, Figure>()
  const differences: Difference[] = []
  function figureOf(merchantId: string | null, { kind, currency }: BookedMovement | ReportedMovement): Figure {
    const name = `${merchantId} ${kind} ${currency}`
    const none = { matched: 0, matchedSum: 0n, missingHere: 0, missingThere: 0, different: 0 }
    const figure = figures.get(name) ?? { merchantId, kind, currency, ...none }
    figures.set(name, figure)
    return figure
  }
  return {
    match(booked: BookedMovement) {
      const figure = figureOf(booked.merchantId, booked)
      figure.matched += 1
      figure.matchedSum += booked.amount
    },
    differ(difference: Difference) {
      const about = difference.ours ?? difference.theirs
      if (about === undefined) throw new Error('A difference is about something')
      const figure = figureOf(merchantOf(difference), about)
      if (difference.kind === 'DIFFERENT') figure.different += 1
      else if (difference.kind === 'MISSING_HERE') figure.missingHere += 1
      else figure.missingThere += 1
      differences.push(difference)
    },
    result: (): Comparison => ({ figures: [...figures.values()], differences }),
  }
}

/** Whose money it is: by our books, or by whom the vendor names. */
export const merchantOf = ({ theirs, ours }: Difference): string | null =>
  ours?.merchantId ?? theirs?.player?.merchantId ?? null
