import { fill, formatFigure, type Language, wordsOf } from '../../http/language.ts'
import { mapIndex, type Progress, type Score } from './progress.ts'
import type { Selection } from './selections.ts'
import { type MarketCode, type PeriodCode, type SportCode, sports } from './sports.ts'

const sportsWords = (language: Language) => wordsOf(language).games.sports

/** A line in quarters as the board shows it: `-0.25`, `+1.5`, `2.75`, or `2,75` in Vietnamese. */
function lineText(quarters: number, isSigned: boolean, language: Language): string {
  const text = formatFigure(String(Math.abs(quarters) / 4), language)
  if (quarters < 0) return `-${text}`
  return isSigned && quarters > 0 ? `+${text}` : text
}

/**
 * What a handicap gives to home from now on: in football goals scored before the bet do not count, which is the same as a
 * line moved by the lead.
 */
function lineFrom(sport: SportCode, line: number, score: Score | null): number {
  return sport === 'football' && score ? line + 4 * (score[0] - score[1]) : line
}

export function periodText(sport: SportCode, period: PeriodCode, language: Language): string {
  const words = sportsWords(language).periods
  if (period === 'match') return words.match
  const map = mapIndex(period)
  if (map === undefined) return sport === 'basketball' ? words.basketballHalf : words.half
  return fill(words[sport === 'tennis' || sport === 'moba' ? sport : 'shooter'], { number: map + 1 })
}

/** As in `Kèo chấp (ván)`: of a race, what is counted. */
export function marketText(sport: SportCode, period: PeriodCode, market: MarketCode, language: Language): string {
  const words = sportsWords(language)
  const name = words.markets[market]
  if (market !== 'handicap' && market !== 'total') return name
  if (sport !== 'tennis' && sport !== 'moba' && sport !== 'shooter') return name
  return `${name} (${words.units[`${sport}${period === 'match' ? 'Match' : 'Map'}`]})`
}

interface Sides {
  readonly sport: SportCode
  readonly home: string
  readonly away: string
}

/** A selection in full, as on the slip; `score` is the one the handicap counts from. */
export function pickText({ sport, home, away }: Sides, selection: Selection, score: Score | null, language: Language) {
  const { picks } = sportsWords(language)
  const { market, line, pick } = selection
  const side = pick === 'home' ? home : pick === 'away' ? away : undefined
  if (market === 'handicap') return `${side} ${lineText(givenTo(sport, selection, score), true, language)}`
  if (side !== undefined) return side
  if (market === 'total') return `${pick === 'over' ? picks.over : picks.under} ${lineText(line, false, language)}`
  return market === 'score' ? pick : picks[pick as 'draw' | 'odd' | 'even']
}

/** A selection on its button: the line, or a sign for the side. */
export function shortText(sport: SportCode, selection: Selection, score: Score | null, language: Language): string {
  const words = sportsWords(language)
  const { market, line, pick } = selection
  if (market === 'handicap') return lineText(givenTo(sport, selection, score), true, language)
  if (market === 'total')
    return `${pick === 'over' ? words.overShort : words.underShort} ${lineText(line, false, language)}`
  if (market === 'score') return pick
  if (market === 'oddEven') return pick === 'odd' ? words.picks.odd : words.picks.even
  return { home: '1', draw: 'X', away: '2' }[pick] ?? pick
}

function givenTo(sport: SportCode, { line, pick, period }: Selection, score: Score | null): number {
  const given = lineFrom(sport, line, period === 'match' || period === 'half' ? score : null)
  return pick === 'home' ? given : 0 - given
}

/** The running time of a match, as in `Hiệp 2 · 63'`. */
export function clockText(code: SportCode, progress: Progress, language: Language): string {
  const words = sportsWords(language).clock
  const sport = sports[code]
  const { phase, steps, periods } = progress
  if (phase === 'upcoming' || phase === 'finished' || phase === 'cancelled') return words[phase]
  if (phase === 'break') return code === 'football' ? words.halfTime : words.break
  const period = periods.length
  if (sport.engine === 'race') return periodText(code, `map${period}` as PeriodCode, language)
  if (code === 'football') return fill(words.minute, { period, minute: Math.min(steps + 1, 90) })
  const left = ((sport.periodEnds[period - 1] ?? 0) - steps) * sport.minutesPerStep
  const clock = `${Math.floor(left)}:${left % 1 === 0 ? '00' : '30'}`
  return fill(words.quarter, { period, left: clock })
}
