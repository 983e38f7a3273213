import type { Kysely, Selectable } from 'kysely'
import type { ContentFiles, Tables } from '../../db/tables.ts'

export type StoredFile = Selectable<ContentFiles>

export async function insertFile(query: Kysely<Tables>, file: StoredFile): Promise<void> {
  await query.insertInto('content_files').values(file).execute()
}

export async function selectFile(query: Kysely<Tables>, id: string): Promise<StoredFile | undefined> {
  return await query.selectFrom('content_files').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Which of these files operators of the brand uploaded. */
export async function selectOperatorFiles(
  query: Kysely<Tables>,
  merchantId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await query
    .selectFrom('content_files')
    .select('id')
    .where('id', 'in', [...ids])
    .where('merchant_id', '=', merchantId)
    .where('owner_kind', '=', 'OPERATOR')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many files the owner has stored since a moment. */
export async function countFilesSince(query: Kysely<Tables>, ownerId: string, since: Date): Promise<number> {
  const { total } = await query
    .selectFrom('content_files')
    .select((count) => count.fn.countAll<bigint>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** How many of these files operators of the brand uploaded. */
export async function countOperatorFiles(
  query: Kysely<Tables>,
  merchantId: string,
  ids: readonly string[],
): Promise<number> {
  const rows = await query
    .selectFrom('content_files')
    .select('id')
    .where('id', 'in', [...ids])
    .where('merchant_id', '=', merchantId)
    .where('owner_kind', '=', 'OPERATOR')
    .execute()
  return rows.length
}

/** The size of a picture that operators of the brand uploaded. */
export const selectOperatorPicture = (query: Kysely<Tables>, merchantId: string, id: string) =>
  query
    .selectFrom('content_files')
    .select(['width', 'height'])
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where('owner_kind', '=', 'OPERATOR')
    .executeTakeFirst()
