import type { Transaction } from '../../db/connection.ts'
import type { OperatorSession } from '../../http/session.ts'
import { findMerchants } from './repository.ts'
import { type Right, type RightName, rightNamed, rightsAt } from './rights.ts'

/** Ids of the brands at which an operator has a right, as they stand now. */
export async function findMerchantsWhere(
  query: Transaction['query'],
  { operatorId }: Pick<OperatorSession, 'operatorId'>,
  right: Right | RightName,
): Promise<string[]> {
  const { name } = rightNamed(right)
  return (await findMerchants(query, operatorId)).filter((place) => rightsAt(place).has(name)).map(({ id }) => id)
}
