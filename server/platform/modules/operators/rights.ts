import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { operatorsErrors } from './errors.ts'
import { type Actor, governsAll, type OperatorRight, type OperatorRole, operatorPolicy } from './policy.ts'

/** What an operator may or may not do, by the name that the console, the documents and the matrix of policies know it by. */
export interface Right {
  readonly name: string
  readonly may: (actor: Actor) => boolean
}

/** Names the rights of one module: one sentence about the actor for each. They stand in its `operator/policy.ts`. */
export function defineRights<const Name extends string>(
  policy: Readonly<Record<Name, (actor: Actor) => boolean>>,
): { readonly [Each in Name]: Right } {
  const rights = Object.entries<(actor: Actor) => boolean>(policy).map(([name, may]) => [name, { name, may }])
  return Object.fromEntries(rights) as { readonly [Each in Name]: Right }
}

/**
 * Refuses an operator who has not the right, or not yet the authenticator app that the brand wants. Every service of the
 * operators' side asks this before anything else, or has `perform` ask it. Throws OPERATOR_TOTP_REQUIRED, FORBIDDEN.
 */
export function demand(session: OperatorSession, right: Right | OperatorRight): void {
  if (session.mustEnrol) throw operatorsErrors.OPERATOR_TOTP_REQUIRED()
  if (!mayByRole(session.role, right)) throw httpErrors.FORBIDDEN({ extras: { right: nameOf(right) } })
}

/** Refuses what would reach a brand that is not among the operator's own. Throws OPERATOR_BEYOND_BRANDS. */
export function demandAll(own: readonly string[], brands: readonly string[], field?: string): void {
  if (!governsAll(own, brands)) throw operatorsErrors.OPERATOR_BEYOND_BRANDS(field === undefined ? {} : { field })
}

const nameOf = (right: Right | OperatorRight): string => (typeof right === 'string' ? right : right.name)

/** Whether operators of a role have the right, whoever they are. */
export function mayByRole(role: string, right: Right | OperatorRight): boolean {
  const may = typeof right === 'string' ? operatorPolicy[right] : right.may
  return may({ role: role as OperatorRole })
}
