import type { Logger } from 'pino'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { formatMoney } from '../../lib/money.ts'
import type { ChangedBet } from '../games/service.ts'
import type { CountListener } from '../turnover/service.ts'
import { readWinAlarm } from '../withdrawals/service.ts'
import { greatWins } from './metrics.ts'
import * as repository from './repository.ts'

/**
 * Raises the alarm about great wins as bets are counted: never later than the member's next withdrawal is asked for, which counts
 * them first, and otherwise by the job of every minute. The win itself is paid and stays so; somebody is told to look.
 */
export function createWinAlarm({ clock, logger }: { readonly clock: Clock; readonly logger: Logger }): CountListener {
  return async (tx, member, bets) => {
    const paid = bets.filter(({ state, payout, counted_payout }) => state !== 'OPEN' && payout > counted_payout)
    if (paid.length === 0) return
    const alarmFrom = await readWinAlarm(tx.query, member.merchantId)
    const great = paid.filter(({ payout }) => payout >= alarmFrom)
    if (great.length === 0) return
    const now = clock.now()
    const wins = great.map((bet) => winOf(bet, now))
    const found = await repository.insertWins(tx, member, wins, alarmFrom, now)
    tx.onCommit(() => found.forEach(tell))

    function tell({ bet_id: betId, vendor_code: vendor, currency, amount }: repository.FoundWin): void {
      greatWins.inc({ merchant: member.merchantId, vendor })
      logger.error({ ...member, betId, vendor, currency, amount: formatMoney(amount) }, 'a win reached the alarm')
    }
  }
}

const winOf = (bet: ChangedBet, at: Date): repository.FoundWin => ({
  id: newId(at.getTime()),
  bet_id: bet.id,
  vendor_code: bet.vendor_code,
  game_type: bet.game_type,
  currency: bet.currency,
  amount: bet.payout,
})
