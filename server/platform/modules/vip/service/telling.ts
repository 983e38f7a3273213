import type { Clock } from '../../../lib/clock.ts'
import { differenceOf } from '../../games/service.ts'
import type { DepositListener, ReversalListener } from '../../payments/service.ts'
import type { CountListener } from '../../turnover/service.ts'
import { addDeposits, addPlay } from '../repository/sums.ts'

const HOUR = 3_600_000

/** Adds what counted bets change to the sums of their member, by the month in which they were placed; voids take back. */
export const tellCounted =
  ({ clock }: { readonly clock: Clock }): CountListener =>
  async (tx, member, bets) => {
    const plays = new Map<string, { at: Date; currency: string; validBet: bigint }>()
    for (const bet of bets) {
      // Months begin with an hour in every zone there is, or with a half or quarter of one.
      const at = new Date(Math.floor(bet.placed_at.getTime() / (HOUR / 4)) * (HOUR / 4))
      const key = `${bet.currency}\n${at.getTime()}`
      const validBet = (plays.get(key)?.validBet ?? 0n) + differenceOf(bet).validBet
      plays.set(key, { at, currency: bet.currency, validBet })
    }
    const changed = [...plays.values()].filter(({ validBet }) => validBet !== 0n)
    if (changed.length > 0) await addPlay(tx, member, changed, clock.now())
  }

/** Adds deposits to the sums of their members: to each one's own row, so that nothing of it fails or waits. */
export const tellCredited: DepositListener = addDeposits

/** Takes a deposit from the sum of its member: a level that it carried falls when the month is judged. */
export const tellReversed: ReversalListener = (tx, { amount, ...deposit }) =>
  addDeposits(tx, [{ ...deposit, amount: -amount }])
