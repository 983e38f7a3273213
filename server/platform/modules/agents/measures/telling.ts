import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { addFigures, differenceOf, type Figures, NO_FIGURES } from '../../games/service.ts'
import type { OpeningListener } from '../../members/service.ts'
import type { CountListener } from '../../turnover/service.ts'
import { insertChanges } from './changes-repository.ts'

/** As finely as pay is settled (section 9 of the specification: real-time salary every five minutes). */
const SLOT = 5 * 60_000

/** What was played. */
interface PlayedGame {
  readonly category: string
  readonly gameId: string
  readonly vendorCode: string
}

const slotOf = (at: Date): Date => new Date(Math.floor(at.getTime() / SLOT) * SLOT)

/**
 * Writes down what counted bets change, for the figures to take: a bet belongs to the time at which it was placed, which never
 * changes, whenever it is settled, taken back or settled anew (decision 0032).
 */
export const tellCounted: CountListener = async (tx: Transaction, { merchantId, memberId }, bets) => {
  const slots = new Map<string, { currency: string; at: Date } & PlayedGame & Figures>()
  for (const bet of bets) {
    const at = slotOf(bet.placed_at)
    const key = [bet.currency, at.getTime(), bet.game_type, bet.game_id, bet.vendor_code].join('\n')
    const figures = addFigures(slots.get(key) ?? NO_FIGURES, differenceOf(bet))
    const played = { category: bet.game_type, gameId: bet.game_id, vendorCode: bet.vendor_code }
    slots.set(key, { currency: bet.currency, at, ...played, ...figures })
  }
  const changes = [...slots.values()].map((slot) => ({ id: newId(), memberId, registrations: 0, ...slot }))
  await insertChanges(tx, merchantId, changes)
}

/** Writes a new account down, for the figures of those above it. */
export const tellOpened: OpeningListener = async (tx, member) => {
  const { id: memberId, currency, registered_at: at } = member
  await insertChanges(tx, member.merchant_id, [
    {
      id: newId(),
      memberId,
      currency,
      at,
      category: null,
      gameId: null,
      vendorCode: null,
      registrations: 1,
      ...NO_FIGURES,
    },
  ])
}
