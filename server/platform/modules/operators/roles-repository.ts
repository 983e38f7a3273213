import { type Kysely, type Selectable, sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { OperatorRoles, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type RoleRow = Selectable<OperatorRoles>

/** The roles that a brand made, by name. */
export const listOfBrand = (query: Query, merchantId: string): Promise<RoleRow[]> =>
  query.selectFrom('operator_roles').selectAll().where('merchant_id', '=', merchantId).orderBy('name').execute()

/** One of them. */
export const findOne = (query: Query, merchantId: string, id: string): Promise<RoleRow | undefined> =>
  query
    .selectFrom('operator_roles')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()

/** Holds a role until the transaction ends: nobody is given it, and nobody changes it meanwhile. */
export const lockOne = (query: Query, merchantId: string, id: string): Promise<RoleRow | undefined> =>
  query
    .selectFrom('operator_roles')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst()

/** How many operators have each role at a brand, by the word of a role of the house or the id of another. */
export async function countHolders(query: Query, merchantId: string): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('operator_merchants')
    .innerJoin('operators', 'operators.id', 'operator_merchants.operator_id')
    .where('operators.active', '=', true)
    .where('operator_merchants.merchant_id', '=', merchantId)
    .select([
      sql<string>`coalesce(operator_merchants.house_role, operator_merchants.role_id::text)`.as('role'),
      sql<number>`count(*)::int`.as('operators'),
    ])
    .groupBy('role')
    .execute()
  return new Map(rows.map(({ role, operators }) => [role, operators]))
}

/** Ids of everybody who has a role that the brand made, also of closed accounts. */
export async function listHolders(query: Query, id: string): Promise<string[]> {
  const rows = await query.selectFrom('operator_merchants').select('operator_id').where('role_id', '=', id).execute()
  return rows.map(({ operator_id }) => operator_id)
}

export const insertOne = (query: Query, role: RoleRow) => query.insertInto('operator_roles').values(role).execute()

export const updateOne = (query: Query, { id, name, rights, changed_at }: RoleRow) =>
  query.updateTable('operator_roles').set({ name, rights, changed_at }).where('id', '=', id).execute()

export const deleteOne = (query: Query, id: string) => query.deleteFrom('operator_roles').where('id', '=', id).execute()

/** One at a time changes the roles of a brand, so that of two with one name the second is refused and not broken. */
export const lockBrand = ({ raw }: Pick<Transaction, 'raw'>, merchantId: string) =>
  raw(`select pg_advisory_xact_lock(hashtextextended('operator roles ' || $1, 0))`, [merchantId])
