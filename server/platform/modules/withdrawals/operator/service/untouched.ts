import type { Transaction } from '../../../../db/connection.ts'
import { demandIndependence, listTouching, TOUCH_HOURS } from '../../../operators/service.ts'
import { listClearing } from '../../../risk/service.ts'
import { withdrawalsErrors } from '../../errors.ts'
import type { WithdrawalRow } from '../../repository/withdrawals.ts'
import type { Reviewer } from './decide.ts'

const HOUR = 3_600_000

/**
 * Refuses to let an operator pay a member whom he let himself into, or gave money alone, within 72 hours, or whose money he let go that a risk
 * case had held; and one who is not independent of who did so (decisions 0027, 0071). Throws WITHDRAWAL_TOUCHED_MEMBER,
 * WITHDRAWAL_HOLD_CLEARED, FOUR_EYES_DEPENDENT.
 */
export async function demandUntouched(
  tx: Transaction,
  { merchant_id: merchantId, member_id: memberId }: WithdrawalRow,
  by: Reviewer,
  now: Date,
): Promise<void> {
  const member = { merchantId, memberId }
  const touching = await listTouching(tx.query, member, now)
  const clearing = await listClearing(tx.query, member, new Date(now.getTime() - TOUCH_HOURS * HOUR))
  const extras = { hours: TOUCH_HOURS }
  if (touching.includes(by.id)) throw withdrawalsErrors.WITHDRAWAL_TOUCHED_MEMBER({ extras })
  if (clearing.includes(by.id)) throw withdrawalsErrors.WITHDRAWAL_HOLD_CLEARED({ extras })
  await demandIndependence(tx.query, by.id, [...new Set([...touching, ...clearing])], now)
}
