import type { Transaction } from '../../../db/connection.ts'
import { verificationErrors } from '../errors.ts'
import type * as repository from '../factors-repository.ts'
import type { Dependencies } from './dependencies.ts'

/** A code that is wrong, and one that nobody looks at because there were too many. */
export const wrongCode = () => verificationErrors.SECOND_FACTOR_WRONG({ field: 'code' })

/** Five wrong codes in half an hour close this way for half an hour; closed and wrong answer alike. Throws SECOND_FACTOR_WRONG. */
export async function holdTries({ tries }: Pick<Dependencies, 'tries'>, tx: Transaction, owner: repository.Owner) {
  const held = await tries.hold(tx, owner, 'SECOND_FACTOR')
  if (held.lockedSeconds > 0) throw wrongCode()
  return held
}
