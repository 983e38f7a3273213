import type { Transaction } from '../../../../db/connection.ts'
import { demandIndependence, listTouching, TOUCH_HOURS } from '../../../operators/service.ts'
import { withdrawalsErrors } from '../../errors.ts'
import type { WithdrawalRow } from '../../repository/withdrawals.ts'
import type { Reviewer } from './decide.ts'

/**
 * Refuses to let an operator pay a member whom he let himself into, or gave money alone, within 72 hours, or whom somebody
 * did so to who is not independent of him (decision 0027). Throws WITHDRAWAL_TOUCHED_MEMBER, FOUR_EYES_DEPENDENT.
 */
export async function demandUntouched(
  tx: Transaction,
  { merchant_id: merchantId, member_id: memberId }: WithdrawalRow,
  by: Reviewer,
  now: Date,
): Promise<void> {
  const touching = await listTouching(tx.query, { merchantId, memberId }, now)
  if (touching.includes(by.id)) throw withdrawalsErrors.WITHDRAWAL_TOUCHED_MEMBER({ extras: { hours: TOUCH_HOURS } })
  await demandIndependence(tx.query, by.id, touching, now)
}
