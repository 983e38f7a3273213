import type { Transaction } from '../../../db/connection.ts'
import * as repository from '../factors-repository.ts'
import { demandSecondFactor } from './demand-second-factor.ts'
import type { Dependencies } from './dependencies.ts'

/** Turns the factor off against a code of the app or a recovery code. Throws SECOND_FACTOR_WRONG. */
export async function removeTotp(
  dependencies: Dependencies,
  tx: Transaction,
  owner: repository.Owner,
  code: string,
): Promise<void> {
  await demandSecondFactor(dependencies, tx, owner, code)
  await repository.deleteTotp(tx.query, owner)
  await repository.replaceRecoveryCodes(tx.query, owner, [])
}

/** Takes the factor and its codes away without a code, for who lost both; wrong tries are forgotten too. */
export async function forgetTotp(
  { tries }: Pick<Dependencies, 'tries'>,
  tx: Transaction,
  owner: repository.Owner,
): Promise<void> {
  await repository.deleteTotp(tx.query, owner)
  await repository.replaceRecoveryCodes(tx.query, owner, [])
  await tries.clear(tx, owner, 'SECOND_FACTOR')
}
