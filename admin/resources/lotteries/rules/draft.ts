import type { OddsTable } from '@croupier/lottery/core/family.ts'
import { HIGHEST_SERIES, LOWEST_FLOOR, LOWEST_SERIES } from '@croupier/lottery/core/odds.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import type { LotteryRulesInput } from '../../../lib/schema.generated.ts'
import { isTypedAmount } from '../../../lib/typed-amount.ts'
import type { Rules } from '../lottery.ts'
import { rateOf, rateText } from './rates.ts'

export const LIMITS = [
  'smallestUnit',
  'numberPayoutLimit',
  'playTypeStakeLimit',
  'drawStakeLimit',
  'memberStakeLimit',
  'singleWinLimit',
] as const
export const SERIES = ['lowestSeries', 'highestSeries'] as const

/** Rates are in 1/10,000, floors are typed in per cent. */
const PER_CENT = 100
export const HIGHEST_FLOOR = 10_000

export type DraftField = (typeof LIMITS)[number] | (typeof SERIES)[number] | 'returnFloor'

/** Rules as somebody is typing them. */
export interface Draft {
  readonly fields: Readonly<Record<DraftField, string>>
  /** Odds typed by play type and prize; an empty text leaves them to the prize group or the usual table. */
  readonly odds: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly withheld: readonly string[]
}

export function draftOf(rules: Rules): Draft {
  const odds: Record<string, Record<string, string>> = {}
  for (const { playType, prize, odds: rate } of rules.odds)
    odds[playType] = { ...odds[playType], [prize]: rateText(rate) }
  const fields = [...LIMITS, ...SERIES].map((name) => [name, plainAmount(String(rules[name]))] as const)
  const returnFloor = String(rules.returnFloor / PER_CENT)
  return { fields: { ...(Object.fromEntries(fields) as Draft['fields']), returnFloor }, odds, withheld: rules.withheld }
}

/** The draft with one of a play type's odds typed anew. */
export function withOdds(draft: Draft, playType: string, prize: string, text: string): Draft {
  return { ...draft, odds: { ...draft.odds, [playType]: { ...draft.odds[playType], [prize]: text } } }
}

/** The draft with a play type offered or not. */
export function withOffer(draft: Draft, playType: string, isOffered: boolean): Draft {
  const others = draft.withheld.filter((code) => code !== playType)
  return { ...draft, withheld: isOffered ? others : [...others, playType] }
}

/** The odds a draft sets; what is no number counts as not set. */
export function tableOf(draft: Draft): OddsTable {
  const table: Record<string, Record<string, number>> = {}
  for (const [playType, prizes] of Object.entries(draft.odds))
    for (const [prize, text] of Object.entries(prizes)) {
      const rate = rateOf(text)
      if (rate !== undefined) table[playType] = { ...table[playType], [prize]: rate }
    }
  return table
}

/** Where the draft is no rules yet: names of fields, and `odds` for odds that are no number. */
export function flawsOf({ fields, odds }: Draft): readonly (DraftField | 'odds')[] {
  const amounts = LIMITS.filter((name) => !isTypedAmount(fields[name]) || Number(fields[name]) === 0)
  const series = SERIES.filter((name) => !isSeries(fields[name]))
  const isReversed = Number(fields.lowestSeries) > Number(fields.highestSeries)
  const floor = floorIn(fields.returnFloor) === undefined ? (['returnFloor'] as const) : []
  const typed = Object.values(odds).flatMap((prizes) => Object.values(prizes))
  const isOddsWrong = typed.some((text) => text.trim() !== '' && rateOf(text) === undefined)
  return [
    ...amounts,
    ...floor,
    ...series,
    ...(series.length === 0 && isReversed ? (['lowestSeries'] as const) : []),
    ...(isOddsWrong ? (['odds'] as const) : []),
  ]
}

function isSeries(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= LOWEST_SERIES && Number(text) <= HIGHEST_SERIES
}

/** The series that odds are judged at; the highest of all while the one typed is none. */
export const seriesOf = ({ fields }: Draft): number =>
  isSeries(fields.highestSeries) ? Number(fields.highestSeries) : HIGHEST_SERIES

/** The lowest series that a member may choose; the lowest of all while the one typed is none. */
export const lowestOf = (draft: Draft): number =>
  isSeries(draft.fields.lowestSeries) ? Math.min(Number(draft.fields.lowestSeries), seriesOf(draft)) : LOWEST_SERIES

/** The floor that returns are judged by; the house's own while the one typed is none. */
export const floorOf = ({ fields }: Draft): number => floorIn(fields.returnFloor) ?? LOWEST_FLOOR

/** A floor typed in per cent, in 1/10,000; undefined when it is none that the house allows. */
function floorIn(text: string): number | undefined {
  const match = /^(\d{2,3})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (match === null) return undefined
  const floor = Number(match[1]) * PER_CENT + Number((match[2] ?? '').padEnd(2, '0'))
  return floor >= LOWEST_FLOOR && floor <= HIGHEST_FLOOR ? floor : undefined
}

/** What the server is told. */
export function inputOf(id: string, draft: Draft): LotteryRulesInput {
  const { lowestSeries, highestSeries, returnFloor: _text, ...limits } = draft.fields
  const odds = Object.entries(tableOf(draft)).flatMap(([playType, prizes]) =>
    Object.entries(prizes).map(([prize, rate]) => ({ playType, prize, odds: rate })),
  )
  return {
    id,
    odds,
    withheld: [...draft.withheld],
    lowestSeries: Number(lowestSeries),
    highestSeries: Number(highestSeries),
    returnFloor: floorOf(draft),
    ...limits,
  }
}
