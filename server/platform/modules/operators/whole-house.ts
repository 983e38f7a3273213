import type { Transaction } from '../../db/connection.ts'
import { operatorsErrors } from './errors.ts'
import { admitWholeHouse } from './repository.ts'

/**
 * Lets whoever works for the whole house work for a new brand too, in the same role, within the caller's transaction: a brand that some
 * of them have not would take from the others what takes all brands.
 */
export async function letWholeHouseIn(tx: Transaction, merchantId: string): Promise<void> {
  await admitWholeHouse(tx, merchantId)
}

/** The same for a brand that an operator opens, who is among its administrators, or nobody opens it. Throws OPERATOR_BEYOND_BRANDS. */
export async function letOpenerIn(tx: Transaction, operatorId: string, merchantId: string): Promise<void> {
  const admitted = await admitWholeHouse(tx, merchantId)
  const isIn = admitted.some(({ operator_id, house_role }) => operator_id === operatorId && house_role === 'ADMIN')
  if (!isIn) throw operatorsErrors.OPERATOR_BEYOND_BRANDS()
}
