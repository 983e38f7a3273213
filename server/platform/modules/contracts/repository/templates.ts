import type { Insertable, Kysely, Selectable } from 'kysely'
import type { ContractTemplates, Tables } from '../../../db/tables.ts'
import type { ContractKind } from '../pay/terms.ts'

/** What a brand offers of a kind; undefined where it offers nothing of its own. */
export const findTemplate = (
  query: Kysely<Tables>,
  merchantId: string,
  kind: ContractKind,
): Promise<Selectable<ContractTemplates> | undefined> =>
  query
    .selectFrom('contract_templates')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** All that a brand offers. */
export const findTemplates = (query: Kysely<Tables>, merchantId: string): Promise<Selectable<ContractTemplates>[]> =>
  query.selectFrom('contract_templates').selectAll().where('merchant_id', '=', merchantId).execute()

export async function saveTemplate(query: Kysely<Tables>, template: Insertable<ContractTemplates>): Promise<void> {
  const { merchant_id: _merchantId, kind: _kind, ...change } = template
  await query
    .insertInto('contract_templates')
    .values(template)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'kind']).doUpdateSet(change))
    .execute()
}
