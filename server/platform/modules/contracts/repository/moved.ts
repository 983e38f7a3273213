import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { STATES_IN_FORCE } from '../states.ts'
import type { ContractRow } from './contracts.ts'

/** The contracts in force by which a member is paid by anybody but the one (null: the platform), locked until the transaction ends. */
export const selectMoved = (
  query: Kysely<Tables>,
  {
    merchantId,
    memberId,
    uplineId,
  }: { readonly merchantId: string; readonly memberId: string; readonly uplineId: string | null },
): Promise<ContractRow[]> =>
  query
    .selectFrom('contracts')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('payee_id', '=', memberId)
    .where('state', 'in', STATES_IN_FORCE)
    .where(sql<boolean>`payer_id is distinct from ${uplineId}::uuid`)
    .orderBy('id')
    .forUpdate()
    .execute()
