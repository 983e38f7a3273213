import { Secret } from 'otpauth'
import type { Transaction } from '../../../db/connection.ts'
import { verificationErrors } from '../errors.ts'
import * as repository from '../factors-repository.ts'
import type { Dependencies } from './dependencies.ts'
import { holdTries, wrongCode } from './hold-tries.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { contextOf, stepOf, totpOf } from './steps.ts'

const SECRET_BYTES = 20

/** Makes a secret, to be confirmed with a first code. Told once. Throws TOTP_ALREADY_ON. */
export async function beginTotp(
  { database, clock, box }: Dependencies,
  owner: repository.Owner,
  names: { issuer: string; account: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES })
  const isWritten = await repository.replaceUnconfirmedTotp(database.query, {
    merchant_id: owner.merchantId,
    member_id: owner.memberId,
    sealed_secret: box.seal(secret.base32, contextOf(owner)),
    created_at: clock.now(),
  })
  if (!isWritten) throw verificationErrors.TOTP_ALREADY_ON()
  return { secret: secret.base32, uri: totpOf(secret, names).toString() }
}

/** Turns the factor on with a first code and returns the recovery codes, told once. Throws SECOND_FACTOR_WRONG, TOTP_ALREADY_ON, TOTP_NOT_BEGUN. */
export async function confirmTotp(
  dependencies: Dependencies,
  tx: Transaction,
  owner: repository.Owner,
  code: string,
): Promise<string[]> {
  const held = await holdTries(dependencies, tx, owner)
  const factor = await repository.selectTotp(tx.query, owner)
  if (factor === undefined) throw verificationErrors.TOTP_NOT_BEGUN()
  if (factor.confirmed_at !== null) throw verificationErrors.TOTP_ALREADY_ON()
  const step = stepOf(dependencies, owner, factor, code.replace(/\s/g, ''))
  if (step === undefined) {
    held.fail()
    throw wrongCode()
  }
  if (!(await repository.confirmTotp(tx.query, factor, step, dependencies.clock.now())))
    throw verificationErrors.TOTP_ALREADY_ON()
  await held.succeed()
  return newRecoveryCodes(tx, owner)
}
