import type { Transaction } from '../../../db/connection.ts'
import * as repository from '../factors-repository.ts'
import type { Dependencies } from './dependencies.ts'
import { holdTries, wrongCode } from './hold-tries.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './steps.ts'

/** Takes a code of the app, or a recovery code, once. Throws SECOND_FACTOR_WRONG; a wrong one counts despite a rollback. */
export async function demandSecondFactor(
  dependencies: Dependencies,
  tx: Transaction,
  owner: repository.Owner,
  code: string,
  kinds: readonly ('TOTP' | 'RECOVERY')[] = ['TOTP', 'RECOVERY'],
): Promise<void> {
  const held = await holdTries(dependencies, tx, owner)
  const isRight =
    (kinds.includes('TOTP') && (await takeCode(dependencies, tx, owner, code))) ||
    (kinds.includes('RECOVERY') && (await takeRecoveryCode(dependencies, tx, owner, code)))
  if (!isRight) {
    held.fail()
    throw wrongCode()
  }
  await held.succeed()
}

/** Whether it was the app's code of now; its step is used up. */
async function takeCode(
  dependencies: Dependencies,
  tx: Transaction,
  owner: repository.Owner,
  code: string,
): Promise<boolean> {
  const factor = await repository.selectTotp(tx.query, owner)
  if (factor === undefined || factor.confirmed_at === null) return false
  const step = stepOf(dependencies, owner, factor, code.replace(/\s/g, ''))
  return step !== undefined && (await repository.takeTotpStep(tx.query, factor, step))
}
