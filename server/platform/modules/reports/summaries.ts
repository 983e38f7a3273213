import type { Transaction } from '../../db/connection.ts'
import { addFigures, differenceOf, type Figures, NO_FIGURES } from '../games/service.ts'
import type { CountListener } from '../turnover/service.ts'
import * as repository from './summaries-repository.ts'

/** Adds bets to the hourly summaries as they are counted. */
export const addToSummaries: CountListener = async (tx: Transaction, member, bets) => {
  const hours = new Map<string, repository.HourKey & Figures>()
  for (const bet of bets) {
    const hour = new Date(Math.floor(bet.placed_at.getTime() / 3_600_000) * 3_600_000)
    const key = [bet.currency, hour.getTime(), bet.game_type, bet.vendor_code].join('\n')
    hours.set(key, {
      currency: bet.currency,
      hour,
      gameType: bet.game_type,
      vendorCode: bet.vendor_code,
      ...addFigures(hours.get(key) ?? NO_FIGURES, differenceOf(bet)),
    })
  }
  await repository.addFigures(tx, member, [...hours.values()])
}
