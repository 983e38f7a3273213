import type { Chances } from './chances.ts'
import { oddsOf } from './odds.ts'
import { halfScore, mapIndex, type Progress } from './progress.ts'
import { mapChances, raceWin, seriesChances } from './race.ts'
import { type Rates, rateScale } from './rates.ts'
import { gradeChances, type Selection } from './selections.ts'
import type { MarketCode, PeriodCode, Sport } from './sports.ts'
import { tallyChances } from './tally.ts'

/** A selection with its decimal odds in hundredths. */
interface Offer {
  readonly selection: Selection
  readonly odds: number
}

/** One market with one line. */
export interface Market {
  readonly period: PeriodCode
  readonly market: MarketCode
  readonly line: number
  /** Of several lines the one that divides most evenly. */
  readonly isMain: boolean
  readonly offers: readonly Offer[]
}

/** Lines shown beside each other. */
const linesShown = 3
const mostGoalsOfScore = 4

const picks: Record<MarketCode, readonly string[]> = {
  handicap: ['home', 'away'],
  total: ['over', 'under'],
  winner: ['home', 'away'],
  result: ['home', 'draw', 'away'],
  oddEven: ['odd', 'even'],
  score: Array.from({ length: (mostGoalsOfScore + 1) ** 2 }, (_, index) =>
    [Math.floor(index / (mostGoalsOfScore + 1)), index % (mostGoalsOfScore + 1)].join('-'),
  ),
}

/** How a period may still end; undefined when it is over or not yet to be bet on. */
export function chancesOf(sport: Sport, rates: Rates, progress: Progress, period: PeriodCode): Chances | undefined {
  if (sport.engine === 'tally' && rates.engine === 'tally') {
    const end = period === 'half' ? sport.halfEnd : (sport.periodEnds.at(-1) ?? 0)
    const stepsLeft = end - progress.steps
    const isClosing = progress.steps >= sport.closesAt || stepsLeft < 2
    if (isClosing) return undefined
    const score = period === 'half' ? halfScore(sport.periodEnds, sport.halfEnd, progress) : progress.score
    return tallyChances(rates, score, stepsLeft)
  }
  if (sport.engine !== 'race' || rates.engine !== 'race') throw new Error('the rates are of another kind of sport')
  const point = rates.home / rateScale
  const running = progress.phase === 'break' ? [0, 0] : (progress.periods.at(-1) ?? [0, 0])
  const map = [running[0] ?? 0, running[1] ?? 0] as const
  if (period !== 'match') {
    const current = progress.score[0] + progress.score[1]
    return mapIndex(period) === current ? mapChances(sport.pointsToWin, point, map) : undefined
  }
  const fresh = raceWin(sport.pointsToWin, point, [0, 0])
  return seriesChances(sport.mapsToWin, progress.score, raceWin(sport.pointsToWin, point, map), fresh)
}

/** Odds of one selection now, also of a line that is not shown any more; undefined when it is not taken. */
export function priceOf(sport: Sport, rates: Rates, progress: Progress, selection: Selection): number | undefined {
  if (!isKnown(sport, selection) || isShut(progress)) return undefined
  const chances = chancesOf(sport, rates, progress, selection.period)
  return chances && oddsOf(selection, chances)
}

/** Every market of a match as it stands; empty when nothing is taken. */
export function marketsOf(sport: Sport, rates: Rates, progress: Progress): Market[] {
  if (isShut(progress)) return []
  return (Object.entries(sport.markets) as [PeriodCode, readonly MarketCode[]][]).flatMap(([period, markets]) => {
    const chances = chancesOf(sport, rates, progress, period)
    if (!chances) return []
    return markets.flatMap((market) =>
      linesOf(sport, period, market, chances).flatMap(({ line, isMain }) => {
        const offers = picks[market].flatMap((pick) => {
          const selection = { period, market, line, pick }
          const odds = oddsOf(selection, chances)
          return odds === undefined ? [] : [{ selection, odds }]
        })
        // Of two ways both must be open; of three, or of many scores, those that are.
        const isWhole = picks[market].length > 2 ? offers.length > 0 : offers.length === picks[market].length
        return isWhole ? [{ period, market, line, isMain, offers }] : []
      }),
    )
  })
}

function isShut(progress: Progress): boolean {
  return progress.isSuspended || progress.phase === 'finished' || progress.phase === 'cancelled'
}

function isKnown(sport: Sport, { period, market, line, pick }: Selection): boolean {
  if (!sport.markets[period]?.includes(market) || !picks[market].includes(pick)) return false
  return hasLine(market) ? isLine(sport, line) : line === 0
}

const hasLine = (market: MarketCode) => market === 'handicap' || market === 'total'

function isLine({ lines }: Sport, line: number): boolean {
  return (line - lines.offset) % lines.step === 0
}

type Line = Pick<Market, 'line' | 'isMain'>

/** The line that divides a market most evenly, with its neighbours, lowest first. */
function linesOf(sport: Sport, period: PeriodCode, market: MarketCode, chances: Chances): Line[] {
  if (!hasLine(market)) return [{ line: 0, isMain: true }]
  const centre = market === 'handicap' ? -4 * medianOf(chances.margin) : 4 * medianOf(chances.total)
  const isSeries = sport.engine === 'race' && period === 'match'
  const reach = sport.lines.step * 2 + 4
  const candidates = Array.from({ length: 2 * reach + 1 }, (_, index) => centre - reach + index).filter(
    // Half a map given is the same as the winner.
    (line) => isLine(sport, line) && (market === 'handicap' ? !isSeries || Math.abs(line) > 2 : line > 0),
  )
  const pick = market === 'handicap' ? 'home' : 'over'
  const lean = (line: number) => {
    const ends = gradeChances({ period, market, line, pick }, chances)
    return Math.abs(ends.WON + ends.HALF_WON / 2 - ends.LOST - ends.HALF_LOST / 2)
  }
  return candidates
    .map((line) => ({ line, lean: lean(line) }))
    .sort((one, other) => one.lean - other.lean)
    .slice(0, linesShown)
    .map(({ line }, index) => ({ line, isMain: index === 0 }))
    .sort((one, other) => one.line - other.line)
}

function medianOf(distribution: ReadonlyMap<number, number>): number {
  let sum = 0
  for (const [value, probability] of [...distribution].sort(([one], [other]) => one - other)) {
    sum += probability
    if (sum >= 0.5) return value
  }
  return 0
}
