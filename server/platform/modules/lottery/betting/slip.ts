import { findPicksFlaw } from '@croupier/lottery/core/board.ts'
import { type Family, findPlayType } from '@croupier/lottery/core/family.ts'
import { oddsOf, rebateRate } from '@croupier/lottery/core/odds.ts'
import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import { countTickets, priceOf } from '@croupier/lottery/core/price.ts'
import { formatMoney, type Money, mulRate } from '../../../lib/money.ts'
import { lotteryErrors } from '../errors.ts'
import type { RulesRow } from '../lotteries-repository.ts'

/** A line of a slip as a browser sends it; nothing of it is believed. */
export interface Line {
  readonly playType: string
  readonly picks: readonly (readonly string[])[]
  readonly unit: Money
  readonly multiple: number
  readonly series: number
}

/** A line that may be bet, counted and priced. */
export interface CheckedLine extends Line {
  readonly tickets: number
  readonly rebateRate: number
  readonly odds: Readonly<Record<string, number>>
  readonly stake: Money
}

/** What bets put on a number, on a play type (number '') or on the draw (both ''). */
export interface Exposure {
  readonly playType: string
  readonly number: string
  readonly stake: Money
  /** What a hit of the number costs. */
  readonly payout: Money
}

/** Beyond so many tickets a line is no longer split into its numbers. */
const MOST_NUMBERS = 20_000

/** Checks lines against the rules and prices them. Throws LOTTERY_…, each with the index of the line. */
export function checkLines(family: Family, rules: RulesRow, lines: readonly Line[]): CheckedLine[] {
  return lines.map((line, index) => checkLine(family, rules, line, index))
}

function checkLine(family: Family, rules: RulesRow, line: Line, index: number): CheckedLine {
  const { playType: code, picks, unit, multiple, series } = line
  const playType = findPlayType(family, code)
  if (playType === undefined || rules.withheld.includes(code))
    throw lotteryErrors.LOTTERY_PLAY_TYPE_WITHHELD({
      field: `lines.${index}.playType`,
      extras: { line: index, playType: code },
    })
  const flaw = findPicksFlaw(playType.board, picks)
  const tickets = flaw === undefined ? countTickets(playType, picks) : 0
  if (tickets === 0)
    throw lotteryErrors.LOTTERY_PICKS_WRONG({
      field: `lines.${index}.picks`,
      extras: { line: index, flaw: flaw?.code ?? 'NO_TICKET', ...(flaw?.row !== undefined && { row: flaw.row }) },
    })
  const { lowest_series: lowest, highest_series: highest } = rules
  if (series < lowest || series > highest)
    throw lotteryErrors.LOTTERY_SERIES_WRONG({
      field: `lines.${index}.series`,
      extras: { line: index, lowest, highest },
    })
  if (unit < rules.smallest_unit)
    throw lotteryErrors.LOTTERY_UNIT_TOO_SMALL({
      field: `lines.${index}.unit`,
      extras: { line: index, minimum: formatMoney(rules.smallest_unit) },
    })
  return {
    ...line,
    tickets,
    rebateRate: family.odds === 'SERIES' ? rebateRate(highest, series) : 0,
    odds: oddsOf(family, playType, { series, table: rules.odds }),
    stake: priceOf(playType, { picks, unit, multiple }),
  }
}

/** What lines put on a draw: first by number, then by play type, last the whole. Each once. */
export function exposuresOf(
  family: Family,
  lines: readonly Pick<CheckedLine, 'playType' | 'picks' | 'unit' | 'multiple' | 'tickets' | 'odds' | 'stake'>[],
): Exposure[] {
  const numbers = new Map<string, Exposure>()
  const wholes = new Map<string, Exposure>()
  for (const { playType: code, picks, unit, multiple, tickets, odds, stake } of lines) {
    const playType = findPlayType(family, code)
    if (playType === undefined) continue
    if (playType.exposed !== undefined) {
      if (tickets > MOST_NUMBERS) throw lotteryErrors.LOTTERY_ORDER_TOO_LARGE({ field: 'lines' })
      for (const exposed of playType.exposed(picks)) {
        const put = unit * BigInt(multiple) * BigInt(exposed.tickets)
        add(numbers, {
          playType: code,
          number: exposed.number,
          stake: put * BigInt(playType.lines),
          payout: mulRate(put, BigInt(bestOdds(playType, exposed.number, odds))),
        })
      }
    }
    add(wholes, { playType: code, number: '', stake, payout: 0n })
  }
  const whole = lines.reduce((sum, { stake }) => sum + stake, 0n)
  if (numbers.size > MOST_NUMBERS) throw lotteryErrors.LOTTERY_ORDER_TOO_LARGE({ field: 'lines' })
  return [...numbers.values(), ...wholes.values(), { playType: '', number: '', stake: whole, payout: 0n }]
}

function add(exposures: Map<string, Exposure>, exposure: Exposure): void {
  const key = `${exposure.playType} ${exposure.number}`
  const before = exposures.get(key)
  exposures.set(key, {
    ...exposure,
    stake: exposure.stake + (before?.stake ?? 0n),
    payout: exposure.payout + (before?.payout ?? 0n),
  })
}

/** The best that a hit of a number pays: where tickets have prizes of their own, the number names its ticket. */
function bestOdds(playType: PlayType, number: string, odds: Readonly<Record<string, number>>): number {
  const own = playType.prizes.filter(({ ticket }) => ticket === number)
  const prizes = own.length > 0 ? own : playType.prizes
  return Math.max(...prizes.map(({ code }) => odds[code] ?? 0))
}

/** The same on a draw with another multiple. */
export const times = (exposures: readonly Exposure[], multiple: bigint): Exposure[] =>
  exposures.map((one) => ({ ...one, stake: one.stake * multiple, payout: one.payout * multiple }))
