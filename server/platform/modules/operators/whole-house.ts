import type { Transaction } from '../../db/connection.ts'
import { operatorsErrors } from './errors.ts'
import { admitWholeHouse as admit } from './repository.ts'

/**
 * Lets whoever works for the whole house work for a new brand too, in the same role, within the caller's transaction: a brand that some
 * of them have not would take from the others what takes all brands. The one who opens it is among its administrators, or nobody
 * opens it. Throws OPERATOR_BEYOND_BRANDS.
 */
export async function admitWholeHouse(tx: Transaction, operatorId: string, merchantId: string): Promise<void> {
  const admitted = await admit(tx, merchantId)
  const isIn = admitted.some(({ operator_id, house_role }) => operator_id === operatorId && house_role === 'ADMIN')
  if (!isIn) throw operatorsErrors.OPERATOR_BEYOND_BRANDS()
}
