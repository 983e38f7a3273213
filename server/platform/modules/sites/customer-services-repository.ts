import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { CustomerServices, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type CustomerServiceRow = Selectable<CustomerServices>

/** All of a brand, in their order: some at most. */
export const selectCustomerServices = (query: Query, merchantId: string): Promise<CustomerServiceRow[]> =>
  query
    .selectFrom('customer_services')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const insertCustomerService = (query: Query, row: Insertable<CustomerServices>): Promise<CustomerServiceRow> =>
  query.insertInto('customer_services').values(row).returningAll().executeTakeFirstOrThrow()

export const updateCustomerService = (
  query: Query,
  merchantId: string,
  id: string,
  change: Updateable<CustomerServices>,
): Promise<CustomerServiceRow> =>
  query
    .updateTable('customer_services')
    .set(change)
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteCustomerService(query: Query, merchantId: string, id: string): Promise<void> {
  await query.deleteFrom('customer_services').where('merchant_id', '=', merchantId).where('id', '=', id).execute()
}
