import type { Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Rows } from '../../../db/search.ts'
import type { PromotionCodeBatches } from '../../../db/tables.ts'

type Query = Transaction['query']
type Page = { readonly limit: number; readonly offset: number }

/** A batch with how often its codes were used. */
export interface CodeBatchRow extends Selectable<PromotionCodeBatches> {
  readonly used: bigint
}

const batchesOf = (query: Query, merchantId: string) =>
  query.selectFrom('promotion_code_batches as b').where('b.merchant_id', '=', merchantId)

const shown = (query: ReturnType<typeof batchesOf>) =>
  query.selectAll('b').select((build) =>
    build
      .selectFrom('promotion_codes as c')
      .select((sum) => sum.fn.coalesce(sum.fn.sum<bigint>('c.used'), sum.lit(0)).as('used'))
      .whereRef('c.merchant_id', '=', 'b.merchant_id')
      .whereRef('c.batch_id', '=', 'b.id')
      .$asScalar()
      .$castTo<bigint>()
      .$notNull()
      .as('used'),
  )

export async function listBatches(
  query: Query,
  merchantId: string,
  promotionId: string,
  { limit, offset }: Page,
): Promise<Rows<CodeBatchRow>> {
  const wanted = batchesOf(query, merchantId).where('b.promotion_id', '=', promotionId)
  const rows = await shown(wanted)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findBatch = (query: Query, merchantId: string, id: string): Promise<CodeBatchRow | undefined> =>
  shown(batchesOf(query, merchantId)).where('b.id', '=', id).executeTakeFirst()

/** Writes a batch and all of its codes in one statement each; false where a code is another batch's. */
export async function insertBatch(
  { query, raw }: Pick<Transaction, 'query' | 'raw'>,
  batch: {
    readonly merchantId: string
    readonly id: string
    readonly promotionId: string
    readonly name: string
    readonly codes: readonly string[]
    readonly usesPerCode: number
    readonly expiresAt: Date | null
    readonly at: Date
    readonly by: string
  },
): Promise<boolean> {
  const { merchantId: merchant_id, id, codes } = batch
  await query
    .insertInto('promotion_code_batches')
    .values({
      merchant_id,
      id,
      promotion_id: batch.promotionId,
      name: batch.name,
      number: codes.length,
      uses_per_code: batch.usesPerCode,
      expires_at: batch.expiresAt,
      created_at: batch.at,
      created_by: batch.by,
    })
    .execute()
  const written = await raw(
    `insert into promotion_codes (merchant_id, code, batch_id) select $1, code, $2 from unnest($3::text[]) code
     on conflict do nothing returning 1 as done`,
    [merchant_id, id, codes],
  )
  return written.length === codes.length
}

/** Ends a batch; the first who does is kept. */
export async function voidBatch(
  query: Query,
  merchantId: string,
  id: string,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await query
    .updateTable('promotion_code_batches')
    .set({ voided_at: at, voided_by: by })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .execute()
}

export async function listCodes(
  query: Query,
  merchantId: string,
  batchId: string,
  { limit, offset }: Page,
): Promise<{ code: string; used: number }[]> {
  return query
    .selectFrom('promotion_codes')
    .select(['code', 'used'])
    .where('merchant_id', '=', merchantId)
    .where('batch_id', '=', batchId)
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute()
}
