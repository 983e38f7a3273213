import type { Database, Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { passwordMatches } from '../../lib/credentials.ts'
import { lookWithPlace, type VerificationService } from '../verification/service.ts'
import { operatorsErrors } from './errors.ts'
import { findById } from './repository.ts'
import type { SignInFailures } from './sign-in-failures.ts'

/** The factors of operators, who belong to no brand, stand beside those of members under this one. */
export const FACTOR_BRAND = 'OPERATORS'
const ISSUER = 'Croupier'

/** Whose factor it is, in the words of the verification. */
export const ownerOf = (operatorId: string) => ({ merchantId: FACTOR_BRAND, memberId: operatorId })

/** Whether the operator signs in with an authenticator app beside the password. */
export const hasFactor = async (verification: VerificationService, operatorId: string): Promise<boolean> =>
  (await verification.readTotp(ownerOf(operatorId))).since !== null

export interface SecondFactorDependencies {
  readonly database: Database
  readonly verification: VerificationService
  readonly failures: SignInFailures
}

/** An operator's own authenticator app (domain.md 9, "Operators"). Each change belongs to the caller's transaction. */
export function createOwnFactor({ database, verification, failures }: SecondFactorDependencies) {
  /**
   * The own password again; three wrong ones in half an hour, wherever they come from, are all. Answers whose it is. Throws OPERATOR_PASSWORD_WRONG,
   * OPERATOR_SIGN_IN_LOCKED.
   */
  const demandPassword = ({ operatorId, account }: OperatorSession, password: string) =>
    failures.ownInTurn(account, async () => {
      const attempt = await failures.beginOwn(account)
      const operator = await findById(database.query, operatorId)
      if (operator === undefined) throw httpErrors.UNAUTHENTICATED()
      if (!(await lookWithPlace(attempt, passwordMatches(operator.password_hash, password))))
        throw operatorsErrors.OPERATOR_PASSWORD_WRONG({ field: 'password' })
      await attempt.giveBack()
      return operator
    })

  return {
    demandPassword,
    read: ({ operatorId }: OperatorSession) => verification.readTotp(ownerOf(operatorId)),

    /** Makes a secret, told once. Throws OPERATOR_PASSWORD_WRONG, TOTP_ALREADY_ON. */
    async begin(session: OperatorSession, password: string) {
      await demandPassword(session, password)
      return verification.beginTotp(ownerOf(session.operatorId), { issuer: ISSUER, account: session.account })
    },
    /** Turns it on; returns the recovery codes, told once. Throws SECOND_FACTOR_WRONG, TOTP_…. */
    confirm: (tx: Transaction, { operatorId }: OperatorSession, code: string) =>
      verification.confirmTotp(tx, ownerOf(operatorId), code),
    /** Throws SECOND_FACTOR_WRONG. */
    replaceRecoveryCodes: (tx: Transaction, { operatorId }: OperatorSession, code: string) =>
      verification.replaceRecoveryCodes(tx, ownerOf(operatorId), code),
    /** Throws SECOND_FACTOR_WRONG. */
    remove: (tx: Transaction, { operatorId }: OperatorSession, code: string) =>
      verification.removeTotp(tx, ownerOf(operatorId), code),
  }
}

export type OwnFactor = ReturnType<typeof createOwnFactor>
