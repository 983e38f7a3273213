import { withdrawalsErrors } from '../errors.ts'
import { findSlots } from '../withdrawals-repository.ts'
import type { Check } from './check.ts'

/** Only so many on their way at once; the place taken afterwards makes it true for parallel requests too. */
export const checkOpenCount: Check = async (tx, { session, settings: { openAtOnce } }) => {
  const taken = await findSlots(tx.query, session)
  if (taken.length >= openAtOnce) throw withdrawalsErrors.WITHDRAWAL_TOO_MANY_OPEN({ extras: { limit: openAtOnce } })
}
