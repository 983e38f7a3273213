import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { type OperatorRight, type OperatorRole, operatorPolicy } from './policy.ts'

/** Refuses an operator who has not the right. */
export function demand(session: OperatorSession, right: OperatorRight): void {
  if (!operatorPolicy[right]({ role: session.role as OperatorRole })) throw httpErrors.FORBIDDEN()
}
