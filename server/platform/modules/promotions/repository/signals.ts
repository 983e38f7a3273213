import type { Transaction } from '../../../db/connection.ts'
import type { Signal } from '../../suspicion/service.ts'
import type { ClaimRow } from './claims.ts'

type ClaimKey = Pick<ClaimRow, 'merchant_id' | 'member_id' | 'id'>

/** So many others are looked at closely, those who claimed last. */
const MOST_OTHERS = 20

/** Which of these members have claimed a promotion, whatever became of it. */
export async function listClaimants(
  { raw }: Pick<Transaction, 'raw'>,
  merchantId: string,
  promotionId: string,
  memberIds: readonly string[],
): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await raw<{ id: string }>(
    `select member.id from unnest($3::uuid[]) member (id) cross join lateral (
       select created_at from promotion_claims
        where merchant_id = $1 and member_id = member.id and promotion_id = $2 order by created_at desc, id desc limit 1) claim
      order by claim.created_at desc limit ${MOST_OTHERS}`,
    [merchantId, promotionId, memberIds],
  )
  return rows.map(({ id }) => id)
}

export async function insertSignals(
  { query }: Pick<Transaction, 'query'>,
  { merchant_id, member_id, id: claim_id }: ClaimKey,
  signals: readonly Signal[],
  found_at: Date,
): Promise<void> {
  if (signals.length === 0) return
  const rows = signals.map(({ kind, otherId: other_id, detail }, place) => ({
    ...{ merchant_id, member_id, claim_id, place, kind, other_id, detail, found_at },
  }))
  await query.insertInto('promotion_claim_signals').values(rows).execute()
}
