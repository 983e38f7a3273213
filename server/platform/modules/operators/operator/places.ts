import type { Transaction } from '../../../db/connection.ts'
import { operatorsErrors } from '../errors.ts'
import type { NewPlace } from '../repository.ts'
import { isNotAbove, type Place, rightsAt } from '../rights.ts'
import { isHouseRole } from '../roles.ts'
import * as roles from '../roles-repository.ts'
import type { StaffPlace } from '../staff-repository.ts'
import type { Reach } from './reach.ts'

/**
 * The rights that places would give, by brand. Nobody gives a brand that they do not reach, or more than they may do there
 * themselves; the role is held, so that it stays what was looked at. Throws OPERATOR_BRAND_UNKNOWN, ROLE_UNKNOWN, ROLE_BEYOND_RIGHTS.
 */
export async function checkPlaces(tx: Transaction, reach: Reach, wanted: readonly NewPlace[]) {
  const given = new Map<string, ReadonlySet<string>>()
  for (const { merchantId, role } of wanted) {
    const own = reach.get(merchantId)
    if (own === undefined) throw operatorsErrors.OPERATOR_BRAND_UNKNOWN({ field: 'places' })
    if (given.has(merchantId)) throw operatorsErrors.OPERATOR_BRAND_TWICE({ field: 'places' })
    const rights = rightsAt(await placeOf(tx, merchantId, role))
    if (!isNotAbove(own, rights)) throw beyond(own, rights, 'places')
    given.set(merchantId, rights)
  }
  return given
}

/** What somebody would give without having it. */
export const beyond = (own: ReadonlySet<string>, rights: ReadonlySet<string>, field: string) =>
  operatorsErrors.ROLE_BEYOND_RIGHTS({ field, extras: { rights: [...rights].filter((name) => !own.has(name)) } })

async function placeOf(tx: Transaction, merchantId: string, role: string): Promise<Place> {
  if (isHouseRole(role)) return { house_role: role, role_rights: null }
  const row = await roles.lockOne(tx.query, merchantId, role)
  if (row === undefined) throw operatorsErrors.ROLE_UNKNOWN({ field: 'places' })
  return { house_role: null, role_rights: row.rights }
}

/** Whether places give somebody a right at a brand that was not had there before. */
export const givesMore = (before: readonly StaffPlace[], given: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
  [...given].some(([merchantId, rights]) => {
    const known = before.find((place) => place.merchantId === merchantId)
    return known === undefined || !isNotAbove(rightsAt(known), rights)
  })

/** Whether somebody would be something else at a brand where he works already. */
export const isOtherRole = (before: readonly StaffPlace[], wanted: readonly NewPlace[]): boolean =>
  before.some(({ merchantId, house_role, role_id }) => {
    const place = wanted.find((one) => one.merchantId === merchantId)
    return place !== undefined && place.role !== (house_role ?? role_id)
  })
