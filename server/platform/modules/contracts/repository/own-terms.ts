import type { Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { STATES_IN_FORCE } from '../states.ts'

/** What somebody is paid by, each kind with whether the brand makes agents of members who sign one; null where the brand has no rule. */
export const findOwnTerms = (
  query: Kysely<Tables>,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
) =>
  query
    .selectFrom('contracts as contract')
    .innerJoin('contract_versions as signed', (join) =>
      join
        .onRef('signed.merchant_id', '=', 'contract.merchant_id')
        .onRef('signed.contract_id', '=', 'contract.id')
        .onRef('signed.version', '=', 'contract.version'),
    )
    .leftJoin('contract_templates as template', (join) =>
      join.onRef('template.merchant_id', '=', 'contract.merchant_id').onRef('template.kind', '=', 'contract.kind'),
    )
    .select([
      'contract.kind',
      'contract.period',
      'signed.tiers',
      'signed.pick',
      'signed.carry',
      'template.makes_agents',
    ])
    .where('contract.merchant_id', '=', merchantId)
    .where('contract.payee_id', '=', memberId)
    .where('contract.state', 'in', STATES_IN_FORCE)
    .orderBy('contract.kind')
    .execute()
