import type { Family, OddsTable } from './family.ts'
import { add, type Fraction, fraction, inverse, multiply, RATE, toRate } from './fraction.ts'
import type { Odds, PlayType, Prize } from './play-type.ts'

/** The prize groups a brand may offer (lottery.md 5.3); 2000 would return everything. */
export const LOWEST_SERIES = 1700
export const HIGHEST_SERIES = 1980
/** The least that any ticket must return, in 1/10,000 (domain.md 5); a brand may ask more of a lottery, never less. */
export const LOWEST_FLOOR = 7_500
/** The most that any ticket may return, in 1/10,000: more, and whoever buys all of them takes money out of the house. */
export const HIGHEST_RETURN = 10_000
const WHOLE_SERIES = 2000
const NO_REBATE = fraction(0)

/** What odds depend on: the lines a ticket pays for, and all that it can win. */
export type Winnable = Pick<PlayType, 'lines' | 'prizes'>

/**
 * Gross odds at which a ticket returns the whole stake. What a tie gives back is no longer to be won (24 of 49 win, one ties: 2,
 * not 49/24), and where one ticket can win several prizes, each returns an equal part.
 */
export function fairOdds(playType: Winnable, prize: Prize): Fraction {
  return breakEvenOdds(playType, prize, NO_REBATE)
}

/** The same for a member who gets a share of each stake back besides: odds of the brand stay while the rebate comes on top. */
export function breakEvenOdds(playType: Winnable, prize: Prize, rebate: Fraction): Fraction {
  if (prize.returnsStake) return fraction(1)
  const together = playType.prizes.filter(({ ticket }) => ticket === undefined || ticket === prize.ticket)
  const ties = together.filter(({ returnsStake }) => returnsStake).map(({ chance }) => chance)
  const rebates = multiply(rebate, fraction(playType.lines))
  const { numerator, denominator } = ties.reduce(add, rebates)
  const left = fraction(BigInt(playType.lines) * denominator - numerator, denominator)
  const share = fraction(1, together.length - ties.length)
  return multiply(multiply(left, share), inverse(prize.chance))
}

/** Odds of a prize group: the fair odds × series / 2000, in 1/10,000 and rounded down. */
export function seriesOdds(playType: Winnable, prize: Prize, series: number): number {
  if (prize.returnsStake) return Number(RATE)
  return toRate(multiply(fairOdds(playType, prize), fraction(series, WHOLE_SERIES)))
}

/** What a member gets back of each stake who plays for a lower prize group than he may: (most − chosen) / 2000. */
export function rebateOf(highest: number, chosen: number): Fraction {
  return fraction(highest - chosen, WHOLE_SERIES)
}

/** The same in 1/10,000. */
export function rebateRate(highest: number, chosen: number): number {
  return toRate(rebateOf(highest, chosen))
}

/** The odds of every prize of a play type in 1/10,000: by the prize group, or by the brand's table. */
export function oddsOf(
  family: Family,
  playType: PlayType,
  { series, table }: { readonly series: number; readonly table: OddsTable },
): Odds {
  return Object.fromEntries(
    playType.prizes.map((prize) => [prize.code, oddsOfPrize(family, playType, prize, series, table)]),
  )
}

function oddsOfPrize(family: Family, playType: PlayType, prize: Prize, series: number, table: OddsTable): number {
  if (prize.returnsStake) return Number(RATE)
  const own = table[playType.code]?.[prize.code]
  if (own !== undefined) return own
  if (family.odds === 'SERIES') return seriesOdds(playType, prize, series)
  const usual = family.odds[playType.code]?.[prize.code]
  if (usual === undefined) throw new Error(`${family.code} has no odds of ${playType.code} ${prize.code}`)
  return usual
}

/** What the tickets of one name return on average. */
export interface TicketReturn {
  readonly playType: string
  /** The tickets' name, where a play type has several kinds. */
  readonly ticket: string | undefined
  /** Share of the stake, exactly. */
  readonly share: Fraction
}

/** What each kind of ticket returns at these odds: the sum over its prizes of chance × odds, over the lines it pays for. */
export function returnsOf(playType: PlayType, odds: Odds): readonly TicketReturn[] {
  return sharesOf(playType, ({ code }) => fraction(odds[code] ?? 0, RATE))
}

function sharesOf(playType: PlayType, paid: (prize: Prize) => Fraction): readonly TicketReturn[] {
  const tickets = [...new Set(playType.prizes.map(({ ticket }) => ticket))]
  // A prize without a ticket of its own belongs to all of them: a tie of big and small.
  const named = tickets.filter((ticket) => ticket !== undefined)
  return (named.length > 0 ? named : [undefined]).map((ticket) => {
    const prizes = playType.prizes.filter((prize) => prize.ticket === undefined || prize.ticket === ticket)
    const share = prizes.map((prize) => multiply(prize.chance, paid(prize))).reduce(add, fraction(0))
    return { playType: playType.code, ticket, share: multiply(share, fraction(1, playType.lines)) }
  })
}

/**
 * The tickets whose return is under the floor (1/10,000) at a brand's odds: such rules are refused, with these figures.
 * At the lowest series a member may choose, the rebate makes up for the rest, so the highest is what counts.
 */
export function returnsUnder(
  family: Family,
  rules: { readonly series: number; readonly table: OddsTable },
  floor: number,
): readonly TicketReturn[] {
  return family.playTypes
    .flatMap((playType) => returnsOf(playType, oddsOf(family, playType, rules)))
    .filter(({ share }) => share.numerator * RATE < BigInt(floor) * share.denominator)
}

/** What a brand decides about the odds of a lottery, with the prize groups that a member may choose from. */
export interface RangeRules {
  readonly lowestSeries: number
  readonly highestSeries: number
  readonly table: OddsTable
}

/**
 * The most that the tickets of a play type return, whichever prize group a member chooses, with the rebate that he gets for a
 * lower one. Odds of the brand stay when the group falls and the rebate does not, so the lowest may return more than the highest;
 * between the two the return is a straight line. Nothing is rounded: the rounding of real odds and rebates only lowers.
 */
export function greatestReturns(family: Family, playType: PlayType, rules: RangeRules): readonly TicketReturn[] {
  const { lowestSeries, highestSeries, table } = rules
  if (family.odds !== 'SERIES') return returnsOf(playType, oddsOf(family, playType, { series: highestSeries, table }))
  const atHighest = returnsAt(playType, highestSeries, rules)
  return returnsAt(playType, lowestSeries, rules).map((low, index) => {
    const high = atHighest[index] ?? low
    return isMore(low.share, high.share) ? low : high
  })
}

/** The tickets that return more than so much (1/10,000) at some prize group: rules with one of them are refused. */
export function returnsOver(family: Family, rules: RangeRules, most: number): readonly TicketReturn[] {
  return family.playTypes
    .flatMap((playType) => greatestReturns(family, playType, rules))
    .filter(({ share }) => isMore(share, fraction(most, RATE)))
}

/** Whether the left is more than the right, exactly. */
export const isMore = (left: Fraction, right: Fraction): boolean =>
  left.numerator * right.denominator > right.numerator * left.denominator

function returnsAt(playType: PlayType, series: number, { highestSeries, table }: RangeRules): readonly TicketReturn[] {
  const rebate = rebateOf(highestSeries, series)
  return sharesOf(playType, (prize) => {
    if (prize.returnsStake) return fraction(1)
    const own = table[playType.code]?.[prize.code]
    return own === undefined ? multiply(fairOdds(playType, prize), fraction(series, WHOLE_SERIES)) : fraction(own, RATE)
  }).map((one) => ({ ...one, share: add(one.share, rebate) }))
}
