import { type Family, findPlayType } from '@croupier/lottery/core/family.ts'
import { payoutOf } from '@croupier/lottery/core/price.ts'
import { formatMoney } from '../../../lib/money.ts'
import { lotteryErrors } from '../errors.ts'
import type { DrawRow, RulesRow } from '../lotteries-repository.ts'
import type { CheckedLine, Exposure } from './slip.ts'

/** Lines as they were counted and priced, and the draws they are for, each with what the lines are multiplied by on it. */
export interface Largest {
  readonly family: Family
  readonly rules: RulesRow
  readonly lines: readonly CheckedLine[]
  /** Of the lines on a draw with the multiple 1. */
  readonly exposures: readonly Exposure[]
  readonly draws: readonly DrawRow[]
  readonly multiples: readonly bigint[]
}

/**
 * Refuses what crosses a limit all alone, on the draw with the largest multiple. That needs no question to the database, and may
 * be larger than an amount can be there. Throws LOTTERY_LIMIT_NUMBER, LOTTERY_LIMIT_MEMBER, LOTTERY_LIMIT_WIN.
 */
export function checkLargest({ family, rules, lines, exposures, draws, multiples }: Largest): void {
  const [most = 1n] = [...multiples].sort((left, right) => (left < right ? 1 : -1))
  const draw = draws[multiples.indexOf(most)]?.number ?? ''
  for (const { playType, number, stake, payout } of exposures) {
    const limit = rules.number_payout_limit
    if (payout * most > limit)
      throw lotteryErrors.LOTTERY_LIMIT_NUMBER({
        extras: { number, playType, draw, rest: formatMoney((limit * stake) / payout) },
      })
    if (playType === '' && stake * most > rules.member_stake_limit)
      throw lotteryErrors.LOTTERY_LIMIT_MEMBER({ extras: { draw, rest: formatMoney(rules.member_stake_limit) } })
  }
  for (const [index, line] of lines.entries()) checkWin(family, rules, line, { index, draw, most })
}

/** The most that a bet can win is what its member was shown; nothing is cut from it afterwards, so it is refused before. */
function checkWin(
  family: Family,
  { single_win_limit: limit }: RulesRow,
  { playType: code, picks, odds, unit, multiple }: CheckedLine,
  { index, draw, most }: { readonly index: number; readonly draw: string; readonly most: bigint },
): void {
  const playType = findPlayType(family, code)
  if (playType === undefined) return
  const win = payoutOf(playType.bestHits(picks, odds), odds, { unit, multiple: multiple * Number(most) })
  if (win > limit)
    throw lotteryErrors.LOTTERY_LIMIT_WIN({
      field: `lines.${index}`,
      extras: { line: index, playType: code, draw, win: formatMoney(win), limit: formatMoney(limit) },
    })
}
