import type { Money } from '../../lib/money.ts'
import type { Span } from './days.ts'

/** How far the bank's clock may differ from ours, milliseconds. */
export const CLOCK_SKEW = 15 * 60_000

/** Money that came in, went out by order, or came back of an order. */
export type Flow = 'IN' | 'OUT' | 'BACK'

interface Side {
  readonly flow: Flow
  /** By what the two sides know it: the bank's id of money that came in, our order of what went out or came back. */
  readonly key: string
  readonly id: string
  readonly currency: string
  readonly amount: Money
  readonly reference: string | null
  readonly merchantId: string | null
  readonly withdrawalId: string | null
  /** Whose money it is and for which deposit, where it is one and our books say so. */
  readonly memberId?: string | null
  readonly depositId?: string | null
}

/** What the bank moved. */
export interface Moved extends Side {
  readonly at: Date
}

/** What our books say that the bank moved, between `from` and `to`; it belongs to the day of `to`. */
export interface Booked extends Side, Span {}

type DifferenceKind = 'MISSING_AT_BANK' | 'MISSING_WITH_US' | 'OTHER_AMOUNT' | 'TWICE'

export interface Difference {
  readonly kind: DifferenceKind
  /** By what the two sides know it; of what moved twice, the bank's id of the second one. */
  readonly key: string
  readonly flow: Flow
  readonly merchantId: string | null
  readonly withdrawalId: string | null
  readonly memberId: string | null
  readonly depositId: string | null
  readonly currency: string
  readonly reference: string | null
  readonly bankId: string | null
  readonly bankAmount: Money | null
  readonly ownId: string | null
  readonly ownAmount: Money | null
  readonly at: Date
}

/** What was compared of one brand, flow and currency. */
interface Figure {
  readonly merchantId: string | null
  readonly flow: Flow
  readonly currency: string
  bankCount: number
  bankSum: Money
  ownCount: number
  ownSum: Money
}

export interface Comparison {
  readonly figures: readonly Figure[]
  readonly differences: readonly Difference[]
}

/**
 * Lays what the bank moved and what is booked upon each other. What both have belongs to the day on which it was booked, and
 * what one has alone to that one's day, so that each difference is told of one day and a movement at midnight of none.
 * `moved` reaches beyond the span as far as what is booked in it may have been moved; `booked` has, beside what belongs to
 * the span, whatever else the bank's movements in it name.
 */
export function compare(moved: readonly Moved[], booked: readonly Booked[], span: Span): Comparison {
  const tally = createTally()
  const movedBy = groupByName(moved)
  const bookedBy = new Map(booked.map((one) => [nameOf(one), one]))
  const spoken = new Set<Moved>()
  for (const own of booked) {
    const found = belongingTo(own, movedBy.get(nameOf(own)) ?? [], span)
    for (const one of found) spoken.add(one)
    if (!isWithin(own.to, span)) continue
    tally.book(own)
    for (const one of found) tally.move(one, own.merchantId)
    for (const one of differencesOf(own, found)) tally.differ(one)
  }
  for (const one of moved) {
    if (spoken.has(one) || !isWithin(one.at, span)) continue
    // Money may come back of an order again; nothing else of one name moves twice.
    const own = one.flow === 'BACK' ? undefined : bookedBy.get(nameOf(one))
    const result = differenceOf(own === undefined ? 'MISSING_WITH_US' : 'TWICE', one, own)
    tally.move(one, result.merchantId)
    tally.differ(result)
  }
  return tally.result()
}

const nameOf = ({ flow, key }: Side): string => `${flow} ${key}`

function groupByName(moved: readonly Moved[]): Map<string, Moved[]> {
  const groups = new Map<string, Moved[]>()
  for (const one of moved) {
    const group = groups.get(nameOf(one))
    if (group === undefined) groups.set(nameOf(one), [one])
    else group.push(one)
  }
  return groups
}

const isWithin = (at: Date, { from, to }: Span): boolean => at >= from && at < to

/**
 * The movements that something booked speaks of: those of its time. Where the clocks of the two sides tell of different times,
 * the first one of its name still is the same money; of what came back that is said only of its time.
 */
function belongingTo(own: Booked, named: readonly Moved[], span: Span): readonly Moved[] {
  const from = own.from.getTime() - CLOCK_SKEW
  const to = own.to.getTime() + CLOCK_SKEW
  const inTime = named.filter(({ at }) => at.getTime() >= from && at.getTime() <= to)
  return inTime.length > 0 || own.flow === 'BACK' || !isWithin(own.to, span) ? inTime : named.slice(0, 1)
}

function differencesOf(own: Booked, found: readonly Moved[]): Difference[] {
  const [first, ...again] = found
  if (first === undefined) return [differenceOf('MISSING_AT_BANK', undefined, own)]
  // An order may come back in parts; what is booked is the sum of them.
  const whole = own.flow === 'BACK' ? { ...first, amount: sumOf(found) } : first
  const isSame = whole.amount === own.amount && found.every(({ currency }) => currency === own.currency)
  return [
    ...(isSame ? [] : [differenceOf('OTHER_AMOUNT', whole, own)]),
    ...(own.flow === 'BACK' ? [] : again.map((one) => differenceOf('TWICE', one, own))),
  ]
}

const sumOf = (found: readonly Moved[]): Money => found.reduce((sum, { amount }) => sum + amount, 0n)

function differenceOf(kind: DifferenceKind, moved: Moved | undefined, own: Booked | undefined): Difference {
  const about = moved ?? own
  if (about === undefined) throw new Error('A difference is about something')
  return {
    kind,
    key: kind === 'TWICE' ? about.id : about.key,
    flow: about.flow,
    merchantId: own?.merchantId ?? about.merchantId,
    withdrawalId: own?.withdrawalId ?? about.withdrawalId,
    memberId: own?.memberId ?? null,
    depositId: own?.depositId ?? null,
    currency: about.currency,
    reference: about.reference,
    bankId: moved?.id ?? null,
    bankAmount: moved?.amount ?? null,
    ownId: own?.id ?? null,
    ownAmount: own?.amount ?? null,
    at: moved?.at ?? own?.to ?? new Date(0),
  }
}

/** Counts and sums by brand, flow and currency. */
function createTally() {
  const figures = new Map<string, Figure>()
  const differences: Difference[] = []
  const figureOf = ({ flow, currency }: Side, merchantId: string | null): Figure => {
    const name = `${merchantId} ${flow} ${currency}`
    const figure = figures.get(name) ?? {
      merchantId,
      flow,
      currency,
      bankCount: 0,
      bankSum: 0n,
      ownCount: 0,
      ownSum: 0n,
    }
    figures.set(name, figure)
    return figure
  }
  return {
    book(own: Booked) {
      const figure = figureOf(own, own.merchantId)
      figure.ownCount += 1
      figure.ownSum += own.amount
    },
    move(one: Moved, merchantId: string | null) {
      const figure = figureOf(one, merchantId)
      figure.bankCount += 1
      figure.bankSum += one.amount
    },
    differ: (one: Difference) => void differences.push(one),
    result: (): Comparison => ({ figures: [...figures.values()], differences }),
  }
}
