import type { Family, OddsTable } from './family.ts'
import { add, type Fraction, fraction, inverse, multiply, RATE, toRate } from './fraction.ts'
import type { Odds, PlayType, Prize } from './play-type.ts'

/** The prize groups a brand may offer (lottery.md 5.3); 2000 would return everything. */
export const LOWEST_SERIES = 1700
export const HIGHEST_SERIES = 1980
/** The least that any ticket must return, in 1/10,000 (domain.md 5); a brand may ask more of a lottery, never less. */
export const LOWEST_FLOOR = 7_500
const WHOLE_SERIES = 2000

/** What odds depend on: the lines a ticket pays for, and all that it can win. */
export type Winnable = Pick<PlayType, 'lines' | 'prizes'>

/**
 * Gross odds at which a ticket returns the whole stake. What a tie gives back is no longer to be won (24 of 49 win, one ties: 2,
 * not 49/24), and where one ticket can win several prizes, each returns an equal part.
 */
export function fairOdds(playType: Winnable, prize: Prize): Fraction {
  if (prize.returnsStake) return fraction(1)
  const together = playType.prizes.filter(({ ticket }) => ticket === undefined || ticket === prize.ticket)
  const ties = together.filter(({ returnsStake }) => returnsStake).map(({ chance }) => chance)
  const { numerator, denominator } = ties.reduce(add, fraction(0))
  const left = fraction(BigInt(playType.lines) * denominator - numerator, denominator)
  const share = fraction(1, together.length - ties.length)
  return multiply(multiply(left, share), inverse(prize.chance))
}

/** Odds of a prize group: the fair odds × series / 2000, in 1/10,000 and rounded down. */
export function seriesOdds(playType: Winnable, prize: Prize, series: number): number {
  if (prize.returnsStake) return Number(RATE)
  return toRate(multiply(fairOdds(playType, prize), fraction(series, WHOLE_SERIES)))
}

/** What a member gets back of each stake who plays for a lower prize group than he may: (most − chosen) / 2000, in 1/10,000. */
export function rebateRate(highest: number, chosen: number): number {
  return toRate(fraction(highest - chosen, WHOLE_SERIES))
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
  const tickets = [...new Set(playType.prizes.map(({ ticket }) => ticket))]
  // A prize without a ticket of its own belongs to all of them: a tie of big and small.
  const named = tickets.filter((ticket) => ticket !== undefined)
  return (named.length > 0 ? named : [undefined]).map((ticket) => {
    const prizes = playType.prizes.filter((prize) => prize.ticket === undefined || prize.ticket === ticket)
    const share = prizes
      .map((prize) => multiply(prize.chance, fraction(odds[prize.code] ?? 0, RATE)))
      .reduce(add, fraction(0))
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
