import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { operatorsErrors } from './errors.ts'
import { type OperatorRight, type OperatorRole, operatorPolicy } from './policy.ts'

/** Refuses an operator who has not the right, or not yet the authenticator app that the brand wants. */
export function demand(session: OperatorSession, right: OperatorRight): void {
  if (session.mustEnrol) throw operatorsErrors.OPERATOR_TOTP_REQUIRED()
  if (!operatorPolicy[right]({ role: session.role as OperatorRole })) throw httpErrors.FORBIDDEN()
}
