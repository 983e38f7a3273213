import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey } from './claims.ts'

interface CodeKey {
  readonly merchantId: string
  readonly code: string
}

/** Whether a member has used a code before. */
export async function hasUsed(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  code: string,
): Promise<boolean> {
  const rows = await raw(
    'select 1 as found from promotion_code_uses where merchant_id = $1 and code = $2 and member_id = $3',
    [merchantId, code, memberId],
  )
  return rows.length > 0
}

/**
 * Takes one use of a code, held until the transaction ends; the promotion that it is for. Undefined where there is no such code, its batch is
 * void or over, or all its uses are taken: of two who want the last one the second waits and gets nothing.
 */
export async function takeUse(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, code }: CodeKey,
  now: Date,
): Promise<string | undefined> {
  const [row] = await raw<{ promotion_id: string }>(
    `update promotion_codes c set used = c.used + 1
       from promotion_code_batches b
      where c.merchant_id = $1 and c.code = $2 and b.merchant_id = c.merchant_id and b.id = c.batch_id
        and c.used < b.uses_per_code and b.voided_at is null and (b.expires_at is null or b.expires_at > $3)
      returning b.promotion_id`,
    [merchantId, code, now],
  )
  return row?.promotion_id
}

/** Notes who used a code. The caller took the use, so nobody notes the same beside him. */
export async function insertUse(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  use: { readonly code: string; readonly claimId: string; readonly at: Date },
): Promise<void> {
  await raw(
    'insert into promotion_code_uses (merchant_id, code, member_id, claim_id, used_at) values ($1, $2, $3, $4, $5)',
    [merchantId, use.code, memberId, use.claimId, use.at],
  )
}
