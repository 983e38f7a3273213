import type { Transaction } from '../../../db/connection.ts'
import type { Rows } from '../../../db/search.ts'
import type { BucketRow, MemberKey } from '../repository.ts'

/** A page of all buckets of a member, the newest first. */
export async function listBucketsOf(
  query: Transaction['query'],
  { merchantId, memberId }: MemberKey,
  documentId: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<BucketRow>> {
  let wanted = query
    .selectFrom('turnover_buckets')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
  if (documentId !== undefined) wanted = wanted.where('document_id', '=', documentId)
  const rows = await wanted
    .selectAll()
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
