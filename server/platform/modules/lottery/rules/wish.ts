import { type Family, findPlayType } from '@croupier/lottery/core/family.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { Money } from '../../../lib/money.ts'
import { lotteryErrors } from '../errors.ts'
import type { RulesRow } from '../lotteries-repository.ts'

/** Rules as an operator wants them. */
export interface RulesWish {
  readonly odds: readonly { readonly playType: string; readonly prize: string; readonly odds: number }[]
  readonly withheld: readonly string[]
  readonly lowestSeries: number
  readonly highestSeries: number
  /** Least return of any ticket, in 1/10,000. */
  readonly returnFloor: number
  readonly smallestUnit: Money
  readonly numberPayoutLimit: Money
  readonly playTypeStakeLimit: Money
  readonly drawStakeLimit: Money
  readonly memberStakeLimit: Money
  readonly singleWinLimit: Money
}

/** The rules that a wish amounts to, in place of those before. Throws LOTTERY_ODDS_UNKNOWN, INVALID_INPUT. */
export function rulesOf<Rules extends RulesRow>(family: Family, before: Rules, wish: RulesWish): Rules {
  if (wish.lowestSeries > wish.highestSeries) throw httpErrors.INVALID_INPUT({ field: 'lowestSeries' })
  if (wish.smallestUnit <= 0n) throw httpErrors.INVALID_INPUT({ field: 'smallestUnit' })
  const unknown = wish.withheld.find((code) => findPlayType(family, code) === undefined)
  if (unknown !== undefined)
    throw lotteryErrors.LOTTERY_ODDS_UNKNOWN({ field: 'withheld', extras: { playType: unknown, prize: '' } })
  return {
    ...before,
    odds: tableOf(family, wish.odds),
    withheld: [...new Set(wish.withheld)].sort(),
    lowest_series: wish.lowestSeries,
    highest_series: wish.highestSeries,
    return_floor: wish.returnFloor,
    smallest_unit: wish.smallestUnit,
    number_payout_limit: wish.numberPayoutLimit,
    play_type_stake_limit: wish.playTypeStakeLimit,
    draw_stake_limit: wish.drawStakeLimit,
    member_stake_limit: wish.memberStakeLimit,
    single_win_limit: wish.singleWinLimit,
  }
}

function tableOf(family: Family, entries: RulesWish['odds']): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {}
  for (const { playType, prize, odds } of entries) {
    const known = findPlayType(family, playType)?.prizes.find(({ code }) => code === prize)
    if (known === undefined || known.returnsStake)
      throw lotteryErrors.LOTTERY_ODDS_UNKNOWN({ field: 'odds', extras: { playType, prize } })
    table[playType] = { ...table[playType], [prize]: odds }
  }
  return table
}
