import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { OPEN_STATES } from '../states.ts'
import type { ContractRow } from './contracts.ts'

/** The open contracts by which a member is paid, or would be, by anybody but the one (null: the platform), locked until the transaction ends. */
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
    .where('state', 'in', OPEN_STATES)
    .where(sql<boolean>`payer_id is distinct from ${uplineId}::uuid`)
    .orderBy('id')
    .forUpdate()
    .execute()
