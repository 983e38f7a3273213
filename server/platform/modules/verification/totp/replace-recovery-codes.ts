import type { Transaction } from '../../../db/connection.ts'
import type * as repository from '../factors-repository.ts'
import { demandSecondFactor } from './demand-second-factor.ts'
import type { Dependencies } from './dependencies.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

/** New recovery codes in the place of all old ones, against a code of the app. Throws SECOND_FACTOR_WRONG. */
export async function replaceRecoveryCodes(
  dependencies: Dependencies,
  tx: Transaction,
  owner: repository.Owner,
  code: string,
): Promise<string[]> {
  await demandSecondFactor(dependencies, tx, owner, code, ['TOTP'])
  return newRecoveryCodes(tx, owner)
}
