import type { Family } from '@croupier/lottery/core/family.ts'
import { greatestReturns, isMore, oddsOf } from '@croupier/lottery/core/odds.ts'
import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import type { RulesRow } from '../lotteries-repository.ts'

/** What of rules decides how much can be lost by them. */
export type ExposedRules = Pick<
  RulesRow,
  | 'odds'
  | 'withheld'
  | 'lowest_series'
  | 'highest_series'
  | 'return_floor'
  | 'number_payout_limit'
  | 'play_type_stake_limit'
  | 'draw_stake_limit'
  | 'member_stake_limit'
  | 'single_win_limit'
>

const LIMITS = [
  'number_payout_limit',
  'play_type_stake_limit',
  'draw_stake_limit',
  'member_stake_limit',
  'single_win_limit',
] as const

/** The prize groups and odds of rules, as the odds are judged by. */
export const rangeOf = ({ lowest_series, highest_series, odds }: ExposedRules) => ({
  lowestSeries: lowest_series,
  highestSeries: highest_series,
  table: odds,
})

/**
 * Whether the house may lose more by the next rules than by those before: a prize or a ticket pays more, a limit is higher, the
 * floor that odds are held to is lower, or a play type is let in again. Also of play types that are withheld, else one operator
 * would raise them out of sight. The smallest unit is none of it: what is rounded is rounded in favour of the house.
 */
export function raisesExposure(family: Family, before: ExposedRules, next: ExposedRules): boolean {
  return (
    LIMITS.some((limit) => next[limit] > before[limit]) ||
    next.return_floor < before.return_floor ||
    before.withheld.some((code) => !next.withheld.includes(code)) ||
    family.playTypes.some((playType) => paysMore(family, playType, before, next))
  )
}

function paysMore(family: Family, playType: PlayType, before: ExposedRules, next: ExposedRules): boolean {
  const oddsBefore = oddsOf(family, playType, { series: before.highest_series, table: before.odds })
  const oddsNext = oddsOf(family, playType, { series: next.highest_series, table: next.odds })
  if (playType.prizes.some(({ code }) => (oddsNext[code] ?? 0) > (oddsBefore[code] ?? 0))) return true
  const returnsBefore = greatestReturns(family, playType, rangeOf(before))
  return greatestReturns(family, playType, rangeOf(next)).some(({ share }, index) => {
    const known = returnsBefore[index]
    return known === undefined || isMore(share, known.share)
  })
}
