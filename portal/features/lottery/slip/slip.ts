import type { Picks } from '@croupier/lottery/core/board.ts'
import { findPlayType } from '@croupier/lottery/core/family.ts'
import type { PlaceLotteryOrderInput } from '../../../lib/schema.generated.ts'
import { toUnits } from '../amount.ts'
import { oddsAt, offeredPlayTypes, termsOf } from '../bet-terms.ts'
import type { OpenLottery } from '../use-lottery.ts'
import type { ChasePlan } from './chase-plan.ts'

/** A bet of the slip. */
export interface SlipLine {
  readonly id: string
  readonly playType: string
  readonly picks: Picks
  /** As the wire writes money. */
  readonly unit: string
  readonly multiple: number
  readonly series: number
  /** The odds it was put on the slip with: what the person saw. */
  readonly odds: Readonly<Record<string, number>>
}

/** An order that was sent and not answered: sent again, it has the same key and is not bet twice. */
export type PendingOrder = PlaceLotteryOrderInput

/** What a member is about to bet on one lottery. */
export interface Slip {
  readonly lines: readonly SlipLine[]
  readonly chase: ChasePlan | null
  readonly pending: PendingOrder | null
  /** What waits while a quick bet stands alone on the slip; null while none does. */
  readonly aside: Pick<Slip, 'lines' | 'chase'> | null
}

export const emptySlip: Slip = { lines: [], chase: null, pending: null, aside: null }

/** The slip for a quick bet: that line alone, what the member had put there waits. */
export function slipForQuickBet({ lines, chase }: Slip, line: SlipLine): Slip {
  return { ...emptySlip, lines: [line], aside: { lines, chase } }
}

/** The slip without its quick bet, as the member had it. */
export function withoutQuickBet({ aside }: Slip): Slip {
  return { ...emptySlip, ...aside }
}

/** The slip with its quick bet, of which nothing is on its way, as one of the lines: whoever wishes more than a quick bet goes on there. */
export function withQuickBetKept(slip: Slip): Slip {
  if (slip.aside === null) return { ...slip, pending: null }
  return { ...emptySlip, chase: slip.aside.chase, lines: [...slip.aside.lines, ...slip.lines] }
}

/** Cost and most win of a line on one draw at the odds in force; zero for a play type that is no longer offered. */
export function lineTerms(open: OpenLottery, line: SlipLine) {
  const playType = findPlayType(open.family, line.playType)
  return playType && termsOf(open, playType, line.picks, { ...line, unit: toUnits(line.unit) })
}

/** Cost and most win of all lines on one draw. The lines may exclude each other: nothing can be won beyond it. */
export function slipTotals(open: OpenLottery, lines: readonly SlipLine[]) {
  let [price, mostWin] = [0n, 0n]
  for (const line of lines) {
    const terms = lineTerms(open, line)
    price += terms?.price ?? 0n
    mostWin += terms?.mostWin ?? 0n
  }
  return { price, mostWin }
}

/** What rules that changed since mean for a line. */
export type LineChange =
  | { readonly kind: 'WITHHELD' }
  | { readonly kind: 'UNIT' }
  | { readonly kind: 'SERIES' }
  | { readonly kind: 'ODDS'; readonly prize: string; readonly from: number; readonly to: number }

/** How the rules in force differ from those a line was put on the slip with. */
export function changesOf(open: OpenLottery, line: SlipLine): readonly LineChange[] {
  const playType = offeredPlayTypes(open).find(({ code }) => code === line.playType)
  if (!playType) return [{ kind: 'WITHHELD' }]
  const { rules } = open.lottery
  const changes: LineChange[] = []
  if (toUnits(line.unit) < toUnits(rules.smallestUnit)) changes.push({ kind: 'UNIT' })
  // Where odds come from a table nobody chose a prize group: the one in force is taken without a word.
  if (open.family.odds === 'SERIES' && (line.series < rules.lowestSeries || line.series > rules.highestSeries))
    changes.push({ kind: 'SERIES' })
  for (const [prize, to] of Object.entries(oddsAt(open, playType, line.series))) {
    const from = line.odds[prize]
    if (from !== undefined && from !== to) changes.push({ kind: 'ODDS', prize, from, to })
  }
  return changes
}

/** The lines as the rules in force allow them; those of play types no longer offered are left out. */
export function adoptRules(open: OpenLottery, lines: readonly SlipLine[]): readonly SlipLine[] {
  const { rules } = open.lottery
  return lines.flatMap((line) => {
    const playType = offeredPlayTypes(open).find(({ code }) => code === line.playType)
    if (!playType) return []
    const series = Math.min(rules.highestSeries, Math.max(rules.lowestSeries, line.series))
    const unit = toUnits(line.unit) < toUnits(rules.smallestUnit) ? rules.smallestUnit : line.unit
    return [{ ...line, series, unit, odds: oddsAt(open, playType, series) }]
  })
}
