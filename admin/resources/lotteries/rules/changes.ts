import type { Family } from '@croupier/lottery/core/family.ts'
import { oddsOf } from '@croupier/lottery/core/odds.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { type Draft, floorOf, LIMITS, SERIES, seriesOf, tableOf } from './draft.ts'
import { percentText } from './percent-text.ts'

/** One thing that differs between two sets of rules. */
export type RulesChange =
  | { readonly kind: 'FIELD'; readonly field: string; readonly before: string; readonly after: string }
  | {
      readonly kind: 'ODDS'
      readonly playType: string
      readonly prize: string
      /** In 1/10,000. */
      readonly before: number
      readonly after: number
    }
  | { readonly kind: 'OFFER'; readonly playType: string; readonly isOffered: boolean }

/**
 * What differs: limits, the prize groups, play types offered, and odds that somebody set or gave up. Odds that only follow
 * another prize group are not listed one by one.
 */
export function changesOf(family: Family, before: Draft, after: Draft, language: string): readonly RulesChange[] {
  const texts = [...LIMITS, ...SERIES].map((field) => ({
    field,
    before: plainAmount(before.fields[field]),
    after: plainAmount(after.fields[field]),
  }))
  const floor = {
    field: 'returnFloor',
    before: percentText(floorOf(before), language),
    after: percentText(floorOf(after), language),
  }
  const fields = [...texts, floor]
    .filter((field) => field.before !== field.after)
    .map((field) => ({ kind: 'FIELD', ...field }) as const)
  const offers = family.playTypes
    .map(({ code }) => ({ code, was: !before.withheld.includes(code), is: !after.withheld.includes(code) }))
    .filter(({ was, is }) => was !== is)
    .map(({ code, is }) => ({ kind: 'OFFER', playType: code, isOffered: is }) as const)
  return [...fields, ...offers, ...oddsChanges(family, before, after)]
}

function oddsChanges(family: Family, before: Draft, after: Draft): RulesChange[] {
  const [left, right] = [tableOf(before), tableOf(after)]
  return family.playTypes.flatMap((playType) => {
    const set = playType.prizes.filter(({ code }) => left[playType.code]?.[code] !== right[playType.code]?.[code])
    if (set.length === 0) return []
    const old = oddsOf(family, playType, { series: seriesOf(before), table: left })
    const next = oddsOf(family, playType, { series: seriesOf(after), table: right })
    return set.map(({ code }) => ({
      kind: 'ODDS' as const,
      playType: playType.code,
      prize: code,
      before: old[code] ?? 0,
      after: next[code] ?? 0,
    }))
  })
}
