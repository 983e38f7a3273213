import { differenceOf } from '../../games/service.ts'
import type { DepositListener, ReversalListener } from '../../payments/service.ts'
import type { CountListener } from '../../turnover/service.ts'
import { addDays, addDeposits, addPlay, addScores, listDays, type Play, setDone } from '../counting-repository.ts'
import { longestRun } from '../terms.ts'

/**
 * Adds what counted bets change to missions and leaderboards, a bet to the window in which it was placed, so that one taken back leaves the
 * window that it was in. The one who counts holds the member's counter: nobody writes the same rows.
 */
export const tellPlay: CountListener = async (tx, member, bets) => {
  const play: Play[] = bets.flatMap((bet) => {
    const { bets: number, validBet } = differenceOf(bet)
    if (number === 0n && validBet === 0n) return []
    return [{ at: bet.placed_at, currency: bet.currency, category: bet.game_type, bets: number, validBet }]
  })
  if (play.length === 0) return
  await addPlay(tx, member, play)
  for (const window of await addDays(tx, member, play))
    await setDone(tx, member, window, longestRun(await listDays(tx, member, window)))
  await addScores(tx, member, play)
}

/** Adds deposits to the missions that ask for deposits. */
export const tellDeposits: DepositListener = async (tx, deposits) => {
  await addDeposits(tx, deposits)
}

/** Takes a deposit from the window that it was in; what was claimed for it is worked off by later ones, as with bets. */
export const tellReversed: ReversalListener = async (tx, { amount, ...deposit }) => {
  await addDeposits(tx, [{ ...deposit, amount: -amount }])
}
