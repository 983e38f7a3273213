import type { Database, Transaction } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/id.ts'
import { operatorsErrors } from '../errors.ts'
import { noteGrant } from '../independence-repository.ts'
import { isNotAbove, listRights, rightsAt, rightsOf, withReads } from '../rights.ts'
import { HOUSE_ROLES, type HouseRole, isHouseRole } from '../roles.ts'
import * as roles from '../roles-repository.ts'
import { type By, demand, type OperatorsService } from '../service.ts'
import { beyond } from './places.ts'
import { operatorsRights } from './policy.ts'
import { reachOf } from './reach.ts'
import { MOST_ROLES } from './role-schema.ts'

export interface RolesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: OperatorsService
}

/** A role of the house, or one of a brand, with how many have it there. */
export interface Role {
  readonly id: string
  readonly name: string | null
  readonly merchantId: string | null
  readonly rights: readonly string[]
  readonly operators: number
  readonly changedAt: Date | null
}

export interface RoleWish {
  readonly name: string
  readonly rights: readonly string[]
}

const deedOf = (verb: string) => ({
  right: operatorsRights['operators.change'],
  action: `roles.${verb}`,
  subjectKind: 'roles',
  subjectId: ({ id }: roles.RoleRow) => id,
  present: ({ name, rights }: roles.RoleRow) => ({ name, rights }),
})

type Holders = ReadonlyMap<string, number>

const ofHouse = (role: HouseRole, holders: Holders): Role => ({
  id: role,
  name: null,
  merchantId: null,
  rights: [...rightsOf(role)],
  operators: holders.get(role) ?? 0,
  changedAt: null,
})

const ofBrand = (row: roles.RoleRow, holders: Holders): Role => ({
  id: row.id,
  name: row.name,
  merchantId: row.merchant_id,
  rights: [...rightsAt({ house_role: null, role_rights: row.rights })].sort(),
  operators: holders.get(row.id) ?? 0,
  changedAt: row.changed_at,
})

/** Roles of the house, then those of a brand at which the asker sees operators. Throws NOT_FOUND. */
export async function listRoles(
  { database: { query } }: RolesDependencies,
  session: OperatorSession,
  merchantId = session.merchantId,
): Promise<Role[]> {
  demand(session, operatorsRights['operators.read'])
  if (!(await reachOf(query, session, 'operators.read')).has(merchantId)) throw httpErrors.NOT_FOUND()
  const holders = await roles.countHolders(query, merchantId)
  const own = await roles.listOfBrand(query, merchantId)
  return [...HOUSE_ROLES.map((role) => ofHouse(role, holders)), ...own.map((row) => ofBrand(row, holders))]
}

/** Throws NOT_FOUND. */
export async function getRole({ database: { query } }: RolesDependencies, session: OperatorSession, id: string) {
  demand(session, operatorsRights['operators.read'])
  const holders = await roles.countHolders(query, session.merchantId)
  if (isHouseRole(id)) return ofHouse(id, holders)
  const row = await roles.findOne(query, session.merchantId, id)
  if (row === undefined) throw httpErrors.NOT_FOUND()
  return ofBrand(row, holders)
}

/** Everything there is to be allowed, in the order of the alphabet. */
export function rightsOfHouse(session: OperatorSession) {
  demand(session, operatorsRights['operators.read'])
  return listRights()
}

/** Makes a role of the brand in view. Throws ROLE_NAME_TAKEN, ROLES_FULL, ROLE_RIGHT_UNKNOWN, ROLE_BEYOND_RIGHTS. */
export async function createRole({ clock, operators }: RolesDependencies, by: By, { name, rights }: RoleWish) {
  const { merchantId: merchant_id } = by.session
  const row = await operators.perform(by, deedOf('create'), async (tx) => {
    const others = await namesOf(tx, merchant_id)
    if (others.length >= MOST_ROLES) throw operatorsErrors.ROLES_FULL({ extras: { most: MOST_ROLES } })
    const now = clock.now()
    const id = newId(now.getTime())
    const role = {
      id,
      merchant_id,
      name: name.trim(),
      rights: checkedRights(by, rights),
      created_at: now,
      changed_at: now,
    }
    checkName(others, role)
    await roles.insertOne(tx.query, role)
    return { before: null, after: role }
  })
  return ofBrand(row, new Map())
}

/**
 * Changes a role for everybody who has it. Whoever gives it more gives that to each of them, and for a time is no second pair of
 * eyes beside them. Throws NOT_FOUND, ROLE_OF_HOUSE, OPERATOR_SELF and as `createRole`.
 */
export async function updateRole(
  { database, clock, operators }: RolesDependencies,
  by: By,
  id: string,
  wish: Partial<RoleWish>,
): Promise<Role> {
  const { merchantId, operatorId } = by.session
  const row = await operators.perform(by, deedOf('update'), async (tx) => {
    const others = await namesOf(tx, merchantId)
    const before = await holdRole(tx, by, id)
    const holders = await roles.listHolders(tx.query, id)
    if (holders.includes(operatorId)) throw operatorsErrors.OPERATOR_SELF()
    const rights = wish.rights === undefined ? before.rights : checkedRights(by, wish.rights)
    const after = { ...before, name: wish.name?.trim() ?? before.name, rights, changed_at: clock.now() }
    checkName(others, after)
    await roles.updateOne(tx.query, after)
    const isMore = !isNotAbove(new Set(before.rights), new Set(rights))
    if (isMore) for (const holder of holders) await noteGrant(tx.query, holder, operatorId, clock.now())
    return { before, after }
  })
  return ofBrand(row, await roles.countHolders(database.query, merchantId))
}

/** Deletes a role that nobody has. Throws NOT_FOUND, ROLE_OF_HOUSE, ROLE_IN_USE. */
export async function deleteRole({ operators }: RolesDependencies, by: By, id: string): Promise<Role> {
  const row = await operators.perform(by, deedOf('delete'), async (tx) => {
    const before = await holdRole(tx, by, id)
    const { length } = await roles.listHolders(tx.query, id)
    if (length > 0) throw operatorsErrors.ROLE_IN_USE({ extras: { operators: length } })
    await roles.deleteOne(tx.query, id)
    return { before, after: null }
  })
  return ofBrand(row, new Map())
}

/** The roles of a brand, which nobody else changes until the transaction ends. */
async function namesOf(tx: Transaction, merchantId: string) {
  await roles.lockBrand(tx, merchantId)
  return roles.listOfBrand(tx.query, merchantId)
}

/** A role of the brand in view that may not do more than whoever changes it. */
async function holdRole(tx: Transaction, { session }: By, id: string): Promise<roles.RoleRow> {
  if (isHouseRole(id)) throw operatorsErrors.ROLE_OF_HOUSE()
  const row = await roles.lockOne(tx.query, session.merchantId, id)
  if (row === undefined) throw httpErrors.NOT_FOUND()
  const rights = rightsAt({ house_role: null, role_rights: row.rights })
  if (!isNotAbove(session.rights, rights)) throw httpErrors.FORBIDDEN()
  return row
}

function checkedRights({ session }: By, names: readonly string[]): string[] {
  const known = new Set(listRights().map(({ name }) => name))
  const strange = names.find((name) => !known.has(name))
  if (strange !== undefined) throw operatorsErrors.ROLE_RIGHT_UNKNOWN({ field: 'rights', extras: { right: strange } })
  const rights = withReads(names)
  if (!isNotAbove(session.rights, new Set(rights))) throw beyond(session.rights, new Set(rights), 'rights')
  return rights
}

function checkName(others: readonly roles.RoleRow[], { id, name }: roles.RoleRow): void {
  const isTaken = others.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw operatorsErrors.ROLE_NAME_TAKEN({ field: 'name' })
}
