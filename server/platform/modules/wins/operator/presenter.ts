import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import type { WinRow } from '../repository.ts'
import type { GreatWin } from './schema.ts'

type Shape = Static<typeof GreatWin>

export function presentWin(row: WinRow): Shape {
  return {
    id: row.id,
    memberId: row.member_id,
    memberAccount: row.member_account,
    betId: row.bet_id,
    vassalage: row.vendor_code,
    gameType: row.game_type as Shape['gameType'],
    currency: row.currency,
    amount: formatMoney(row.amount),
    state: row.seen_at === null ? 'NEW' : 'SEEN',
    alarmFrom: formatMoney(row.alarm_from),
    foundAt: row.found_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    seenBy: row.seen_account,
    seenReason: row.seen_reason,
  }
}
