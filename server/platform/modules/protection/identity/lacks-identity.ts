import type { Database, Transaction } from '../../../db/connection.ts'
import type { MemberKey } from '../dependencies.ts'
import { passesIdentity } from './repository.ts'

/**
 * Whether a withdrawal waits for the member's identity (regulator-rules.md M5): where the merchant asks for it (LIVE
 * unless set otherwise), money leaves only to a member whose identity is verified.
 */
export const lacksIdentity = async (
  connection: Pick<Database | Transaction, 'raw'>,
  member: MemberKey,
): Promise<boolean> => !(await passesIdentity(connection, member))
