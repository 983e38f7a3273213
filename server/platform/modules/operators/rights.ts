import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { operatorsErrors } from './errors.ts'
import { governsAll, grants, type HouseRole, isHouseRole } from './roles.ts'

/** How far a right goes: it looks, it changes something, or it decides what somebody else asked for. */
export type RightLevel = 'READ' | 'ACT' | 'APPROVE'

/** What an operator may or may not do, by the name that the console, the documents and the matrix of policies know it by. */
export interface Right {
  readonly name: string
  readonly level: RightLevel
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
/** The rights of each role of the house, as far as somebody asked. */
const ofHouseRole = new Map<HouseRole, ReadonlySet<string>>()

/** Names the rights of one module, with how far each goes. They stand in its `operator/policy.ts`. */
export function defineRights<const Name extends string>(
  levels: Readonly<Record<Name, RightLevel>>,
): { readonly [Each in Name]: Right } {
  const rights = Object.entries<RightLevel>(levels).map(([name, level]): Right => ({ name, level }))
  for (const right of rights) {
    if (known.has(right.name)) throw new Error(`The right ${right.name} is defined twice`)
    known.set(right.name, right)
  }
  ofHouseRole.clear()
  return Object.fromEntries(rights.map((right) => [right.name, right])) as { readonly [Each in Name]: Right }
}

/** All rights there are, in the order of the alphabet. */
export const listRights = (): Right[] => [...known.values()].sort((one, other) => (one.name < other.name ? -1 : 1))

/**
 * Refuses an operator who has not the right at the brand in view, or not yet the authenticator app that the brand wants. Every
 * service of the operators' side asks this before anything else, or has `perform` ask it. Throws OPERATOR_TOTP_REQUIRED, FORBIDDEN.
 */
export function demand(session: OperatorSession, right: Right | RightName): void {
  if (session.mustEnrol) throw operatorsErrors.OPERATOR_TOTP_REQUIRED()
  const { name } = rightNamed(right)
  if (!session.rights.has(name)) throw httpErrors.FORBIDDEN({ extras: { right: name, reason: 'FORBIDDEN_RIGHT' } })
}

/** Refuses what would reach a brand that is not among the operator's own. Throws OPERATOR_BEYOND_BRANDS. */
export function demandAll(own: readonly string[], brands: readonly string[], field?: string): void {
  if (!governsAll(own, brands)) throw operatorsErrors.OPERATOR_BEYOND_BRANDS(field === undefined ? {} : { field })
}

/** A right by its name, also of a module above. Throws where no module that defines it is loaded. */
export function rightNamed(right: Right | RightName): Right {
  const found = typeof right === 'string' ? known.get(right) : right
  if (found === undefined) throw new Error(`The module that defines the right ${String(right)} is not loaded`)
  return found
}

/** What an operator is at one brand: a role of the house, or the rights of one that the brand made. */
export interface Place {
  readonly house_role: string | null
  readonly role_rights: readonly string[] | null
}

/** The names of all rights of a role of the house. */
export function rightsOf(role: HouseRole): ReadonlySet<string> {
  const kept = ofHouseRole.get(role)
  if (kept !== undefined) return kept
  const rights = new Set(
    listRights()
      .filter((right) => grants(role, right))
      .map(({ name }) => name),
  )
  ofHouseRole.set(role, rights)
  return rights
}

/** The names of all rights that somebody has at one brand. */
export function rightsAt({ house_role, role_rights }: Place): ReadonlySet<string> {
  if (house_role === null) return new Set(role_rights?.filter((name) => known.has(name)))
  return isHouseRole(house_role) ? rightsOf(house_role) : new Set()
}

/** Nobody deals with an account that may do what they may not, nor makes one. */
export const isNotAbove = (own: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...other].every((name) => own.has(name))

/** Who acts or decides has to see what about: the rights with those to read the same. */
export function withReads(names: readonly string[]): string[] {
  const reads = names.map((name) => `${name.slice(0, name.indexOf('.'))}.read`).filter((name) => known.has(name))
  return [...new Set([...names, ...reads])].sort()
}
