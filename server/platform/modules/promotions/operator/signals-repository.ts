import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import type { PromotionClaimSignals, Tables } from '../../../db/tables.ts'

/** Something that was found of a claim, and the account of who else has it. */
export interface SignalRow extends Selectable<PromotionClaimSignals> {
  readonly other_account: string | null
}

/** Of some claims, by their ids; the most telling first. */
export async function listSignals(
  query: Kysely<Tables>,
  merchantId: string,
  claimIds: readonly string[],
): Promise<Map<string, SignalRow[]>> {
  const byClaim = new Map<string, SignalRow[]>()
  if (claimIds.length === 0) return byClaim
  const rows = await query
    .selectFrom('promotion_claim_signals as s')
    .leftJoin('members as other', (join) =>
      join.onRef('other.merchant_id', '=', 's.merchant_id').onRef('other.id', '=', 's.other_id'),
    )
    .selectAll('s')
    .select('other.account as other_account')
    .where('s.merchant_id', '=', merchantId)
    .where('s.claim_id', 'in', claimIds)
    .orderBy('s.claim_id')
    .orderBy('s.place')
    .execute()
  for (const row of rows) byClaim.set(row.claim_id, [...(byClaim.get(row.claim_id) ?? []), row])
  return byClaim
}

/** Whether something was found of a claim `c`; by the key of what was found. */
export const hasSignals = (build: ExpressionBuilder<Tables & { c: Tables['promotion_claims'] }, 'c'>) =>
  build.exists(
    build
      .selectFrom('promotion_claim_signals as s')
      .select(sql.lit(1).as('found'))
      .whereRef('s.merchant_id', '=', 'c.merchant_id')
      .whereRef('s.claim_id', '=', 'c.id'),
  )
