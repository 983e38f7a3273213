import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { operatorsErrors } from './errors.ts'
import { governsAll, type OperatorRight, type OperatorRole, operatorPolicy } from './policy.ts'

/** Refuses an operator who has not the right, or not yet the authenticator app that the brand wants. */
export function demand(session: OperatorSession, right: OperatorRight): void {
  if (session.mustEnrol) throw operatorsErrors.OPERATOR_TOTP_REQUIRED()
  if (!mayByRole(session.role, right)) throw httpErrors.FORBIDDEN()
}

/** Refuses what would reach a brand that is not among the operator's own. Throws OPERATOR_BEYOND_BRANDS. */
export function demandAll(own: readonly string[], brands: readonly string[], field?: string): void {
  if (!governsAll(own, brands)) throw operatorsErrors.OPERATOR_BEYOND_BRANDS(field === undefined ? {} : { field })
}

/** Whether operators of a role have the right, whoever they are. */
export const mayByRole = (role: string, right: OperatorRight): boolean =>
  operatorPolicy[right]({ role: role as OperatorRole })
