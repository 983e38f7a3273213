import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { operatorsErrors } from './errors.ts'
import { type Actor, governsAll, type OperatorRole } from './roles.ts'

/** What an operator may or may not do, by the name that the console, the documents and the matrix of policies know it by. */
export interface Right {
  readonly name: string
  readonly may: (actor: Actor) => boolean
}

/**
 * The names of all rights. Each `operator/policy.ts` adds its own beside their definition, so that a module below may name a
 * right which is defined above it, and the compiler knows whether there is one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by those who define rights
export interface Rights {}
export type RightName = keyof Rights

/** Every right of the modules loaded so far. */
const known = new Map<string, Right>()

/** Names the rights of one module: one sentence about the actor for each. They stand in its `operator/policy.ts`. */
export function defineRights<const Name extends string>(
  policy: Readonly<Record<Name, (actor: Actor) => boolean>>,
): { readonly [Each in Name]: Right } {
  const rights = Object.entries<(actor: Actor) => boolean>(policy).map(([name, may]): Right => ({ name, may }))
  for (const right of rights) {
    if (known.has(right.name)) throw new Error(`The right ${right.name} is defined twice`)
    known.set(right.name, right)
  }
  return Object.fromEntries(rights.map((right) => [right.name, right])) as { readonly [Each in Name]: Right }
}

/**
 * Refuses an operator who has not the right, or not yet the authenticator app that the brand wants. Every service of the
 * operators' side asks this before anything else, or has `perform` ask it. Throws OPERATOR_TOTP_REQUIRED, FORBIDDEN.
 */
export function demand(session: OperatorSession, right: Right | RightName): void {
  if (session.mustEnrol) throw operatorsErrors.OPERATOR_TOTP_REQUIRED()
  const { name, may } = rightNamed(right)
  if (!may({ role: session.role as OperatorRole }))
    throw httpErrors.FORBIDDEN({ extras: { right: name, reason: 'FORBIDDEN_RIGHT' } })
}

/** Refuses what would reach a brand that is not among the operator's own. Throws OPERATOR_BEYOND_BRANDS. */
export function demandAll(own: readonly string[], brands: readonly string[], field?: string): void {
  if (!governsAll(own, brands)) throw operatorsErrors.OPERATOR_BEYOND_BRANDS(field === undefined ? {} : { field })
}

/** Whether operators of a role have the right, whoever they are. A module below those that define rights names it. */
export const mayByRole = (role: string, right: Right | RightName): boolean =>
  rightNamed(right).may({ role: role as OperatorRole })

function rightNamed(right: Right | RightName): Right {
  const found = typeof right === 'string' ? known.get(right) : right
  if (found === undefined) throw new Error(`The module that defines the right ${String(right)} is not loaded`)
  return found
}

/** The names of all rights of a role, in the order of the alphabet. */
export const rightsOf = (role: OperatorRole): string[] =>
  [...known.values()]
    .filter(({ may }) => may({ role }))
    .map(({ name }) => name)
    .sort()

/** The account of an operator as another one meets it. */
interface Account extends Actor {
  /** Whether it works for a brand too that the other one does not work for. */
  readonly reachesBeyond: boolean
}

/** Nobody deals with an account that may do what they may not, nor makes one. */
export const isNotAbove = (actor: Actor, { role }: Actor): boolean =>
  [...known.values()].every(({ may }) => !may({ role }) || may(actor))

/**
 * The person behind an account (name, role, password, second factor, addresses, whether it is open) is changed only by who
 * works for every brand of it: what is done to the person is done at all of them. Its place at one brand is that
 * brand's own, and asks for `isNotAbove` alone.
 */
export const mayChangePerson = (actor: Actor, account: Account): boolean =>
  isNotAbove(actor, account) && !account.reachesBeyond
