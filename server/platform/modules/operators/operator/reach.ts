import type { Transaction } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { operatorsErrors } from '../errors.ts'
import { findMerchants } from '../repository.ts'
import { isNotAbove, mayChangePerson } from '../rights.ts'
import type { OperatorRole } from '../roles.ts'
import * as staff from '../staff-repository.ts'

type Query = Transaction['query']
type Ranked = Readonly<Pick<staff.StaffRow, 'role'>>
const roleOf = ({ role }: Ranked) => ({ role: role as OperatorRole })

/** Ids of the brands that an operator may see, as they stand in the transaction. */
export const visibleTo = async (query: Query, { operatorId }: OperatorSession): Promise<string[]> =>
  (await findMerchants(query, operatorId)).map(({ id }) => id)

/** An account that works for one of the brands. Throws NOT_FOUND. */
export async function needAccount(query: Query, visible: readonly string[], id: string): Promise<staff.StaffRow> {
  const row = await staff.selectOne(query, visible, id)
  if (row === undefined) throw httpErrors.NOT_FOUND()
  return row
}

/** Held first, looked at then: nobody gives the account another brand or role between the look and the act. */
export async function holdAccount(tx: Transaction, session: OperatorSession, id: string) {
  await staff.lockOne(tx.query, id)
  const visible = await visibleTo(tx.query, session)
  return { visible, before: await needAccount(tx.query, visible, id) }
}

/** The same for who will change the person behind it. Throws NOT_FOUND, FORBIDDEN, OPERATOR_BEYOND_BRANDS. */
export async function holdPerson(tx: Transaction, session: OperatorSession, id: string) {
  const held = await holdAccount(tx, session, id)
  demandPerson(session, held.before)
  return held
}

/** Nobody deals with who may do what they may not. Throws FORBIDDEN. */
export function demandNotAbove(session: OperatorSession, account: Ranked): void {
  if (!isNotAbove(roleOf(session), roleOf(account))) throw httpErrors.FORBIDDEN()
}

/** Refuses who does not govern the account wholly. Throws FORBIDDEN, OPERATOR_BEYOND_BRANDS. */
export function demandPerson(session: OperatorSession, account: staff.StaffRow): void {
  demandNotAbove(session, account)
  const reachesBeyond = account.reaches_beyond
  if (!mayChangePerson(roleOf(session), { ...roleOf(account), reachesBeyond }))
    throw operatorsErrors.OPERATOR_BEYOND_BRANDS()
}
