import type { Transaction } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { operatorsErrors } from '../errors.ts'
import { findMerchants } from '../repository.ts'
import { isNotAbove, type RightName, rightsAt } from '../rights.ts'
import * as staff from '../staff-repository.ts'

type Query = Transaction['query']

/** The brands at which somebody may deal with operators, with all that they may do there. */
export type Reach = ReadonlyMap<string, ReadonlySet<string>>

/** How far somebody reaches with a right, as it stands in the transaction. */
export async function reachOf(query: Query, { operatorId }: OperatorSession, right: RightName): Promise<Reach> {
  const places = (await findMerchants(query, operatorId)).map((place) => [place.id, rightsAt(place)] as const)
  return new Map(places.filter(([, rights]) => rights.has(right)))
}

/** An account that works for one of the brands. Throws NOT_FOUND. */
export async function needAccount(query: Query, reach: Reach, id: string): Promise<staff.StaffRow> {
  const row = await staff.selectOne(query, [...reach.keys()], id)
  if (row === undefined) throw httpErrors.NOT_FOUND()
  return row
}

/** Held first, looked at then: nobody gives the account another brand or role between the look and the act. */
export async function holdAccount(tx: Transaction, session: OperatorSession, id: string) {
  await staff.lockOne(tx.query, id)
  const reach = await reachOf(tx.query, session, 'operators.change')
  const before = await needAccount(tx.query, reach, id)
  demandNotAbove(reach, before)
  return { reach, before }
}

/** The same for who will change the person behind it. Throws NOT_FOUND, FORBIDDEN, OPERATOR_BEYOND_BRANDS. */
export async function holdPerson(tx: Transaction, session: OperatorSession, id: string) {
  const held = await holdAccount(tx, session, id)
  demandWhole(held.before)
  return held
}

/** Nobody deals with who may do, at any brand, what they may not do there. Throws FORBIDDEN. */
function demandNotAbove(reach: Reach, { places }: staff.StaffRow): void {
  const isBelow = places.every((place) => isNotAbove(reach.get(place.merchantId) ?? new Set(), rightsAt(place)))
  if (!isBelow) throw httpErrors.FORBIDDEN()
}

/**
 * The person behind an account (name, password, second factor, addresses, whether it is open) is changed only by who reaches every
 * brand of it: what is done to the person is done at all of them. What it is at one brand is that brand's own. Throws
 * OPERATOR_BEYOND_BRANDS.
 */
export function demandWhole({ reaches_beyond }: staff.StaffRow): void {
  if (reaches_beyond) throw operatorsErrors.OPERATOR_BEYOND_BRANDS()
}
