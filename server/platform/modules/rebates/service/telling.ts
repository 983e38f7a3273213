import { differenceOf } from '../../games/service.ts'
import type { CountListener } from '../../turnover/service.ts'
import { addPlay, type Play } from '../repository/accruals.ts'

const QUARTER = 900_000

/**
 * Adds what counted bets change to the accruals of the days on which they were placed, so that one taken back leaves the day that it was in.
 * Bets that also played through a bonus count like others: what a bucket took of a bet is a weighted part that changes whenever bets before it
 * are settled anew, so that to leave it out exactly would need a record of each bet beside the one pass of counting.
 */
export const tellPlay: CountListener = async (tx, member, bets) => {
  const sums = new Map<string, Play>()
  for (const bet of bets) {
    const { validBet } = differenceOf(bet)
    if (validBet === 0n) continue
    // Days begin with an hour in every zone there is, or with a half or quarter of one.
    const at = new Date(Math.floor(bet.placed_at.getTime() / QUARTER) * QUARTER)
    const key = `${at.getTime()} ${bet.currency} ${bet.game_type}`
    const known = sums.get(key)?.validBet ?? 0n
    sums.set(key, { at, currency: bet.currency, category: bet.game_type, validBet: known + validBet })
  }
  const play = [...sums.values()].filter(({ validBet }) => validBet !== 0n)
  if (play.length > 0) await addPlay(tx, member, play)
}
