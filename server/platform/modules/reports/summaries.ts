import type { Transaction } from '../../db/connection.ts'
import type { ChangedBet } from '../games/service.ts'
import type { CountListener } from '../turnover/service.ts'
import * as repository from './summaries-repository.ts'

/** What a bet adds to its hour. One taken back cost nothing, but a win paid before stays paid. */
function worthOf(state: ChangedBet['state'], stake: bigint, validBet: bigint, payout: bigint): repository.Figures {
  if (state === 'OPEN') return { bets: 0n, stake: 0n, validBet: 0n, payout: 0n }
  return state === 'SETTLED' ? { bets: 1n, stake, validBet, payout } : { bets: 0n, stake: 0n, validBet: 0n, payout }
}

/** Adds bets to the hourly summaries as they are counted: what they are now less what was counted of them before. */
export const addToSummaries: CountListener = async (tx: Transaction, member, bets) => {
  const hours = new Map<string, repository.HourKey & repository.Figures>()
  for (const bet of bets) {
    const now = worthOf(bet.state, bet.stake, bet.valid_bet, bet.payout)
    const before = worthOf(bet.counted_state, bet.stake, bet.counted_valid, bet.counted_payout)
    const hour = new Date(Math.floor(bet.placed_at.getTime() / 3_600_000) * 3_600_000)
    const key = [bet.currency, hour.getTime(), bet.game_type, bet.vendor_code].join('\n')
    const known = hours.get(key)
    hours.set(key, {
      currency: bet.currency,
      hour,
      gameType: bet.game_type,
      vendorCode: bet.vendor_code,
      bets: (known?.bets ?? 0n) + now.bets - before.bets,
      stake: (known?.stake ?? 0n) + now.stake - before.stake,
      validBet: (known?.validBet ?? 0n) + now.validBet - before.validBet,
      payout: (known?.payout ?? 0n) + now.payout - before.payout,
    })
  }
  await repository.addFigures(tx, member, [...hours.values()])
}
