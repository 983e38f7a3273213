import { findProposals } from '../../proposals/service.ts'
import { findIdleReviews, lockReview } from '../repository/deposit-locks.ts'
import type { DepositRow } from '../repository/deposits.ts'
import { DEFAULT_REVIEW_HOURS } from '../settings.ts'
import { changeState } from './change-state.ts'
import type { Dependencies } from './dependencies.ts'
import { hasMoneyWaiting } from './money-waiting.ts'

const ENDED_AT_A_TIME = 200

/**
 * Ends deposits that were in review for the merchant's time without any money: a claim that nobody can confirm must not
 * take up the member's open deposits for good. Money that comes later goes to suspense. Returns how many ended.
 */
export async function endReviews(dependencies: Dependencies): Promise<number> {
  const { database, clock } = dependencies
  const idle = await findIdleReviews(database.query, clock.now(), DEFAULT_REVIEW_HOURS, ENDED_AT_A_TIME)
  let ended = 0
  for (const deposit of idle) if (await end(dependencies, deposit)) ended += 1
  return ended
}

/** Looks again under the lock: money may have come since, or an operator may have proposed to confirm it. */
function end(dependencies: Dependencies, { merchant_id, id }: DepositRow): Promise<boolean> {
  const { database, clock } = dependencies
  return database.transaction(async (tx) => {
    const deposit = await lockReview(tx.query, merchant_id, id)
    if (deposit === undefined || (await hasMoneyWaiting(tx, deposit))) return false
    if ((await findProposals(tx.query, [merchant_id], 'deposit', [id], clock.now())).length > 0) return false
    await changeState(dependencies, tx, deposit, 'FAILED')
    return true
  })
}
