import type { Kysely, Selectable } from 'kysely'
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
