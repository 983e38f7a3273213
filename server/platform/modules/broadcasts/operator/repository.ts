import type { Insertable, Kysely } from 'kysely'
import type { Rows } from '../../../db/search.ts'
import type { Broadcasts, Tables } from '../../../db/tables.ts'
import type { BroadcastRow } from '../repository.ts'
import type { BroadcastState } from '../states.ts'

type Query = Kysely<Tables>

/** A page of a brand's broadcasts, the newest first. */
export async function listBroadcasts(
  query: Query,
  merchantId: string,
  { state }: { readonly state?: BroadcastState | undefined },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<BroadcastRow>> {
  let wanted = query.selectFrom('broadcasts').where('merchant_id', '=', merchantId)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  const rows = await wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export async function insertBroadcast(query: Query, row: Insertable<Broadcasts>): Promise<void> {
  await query.insertInto('broadcasts').values(row).execute()
}
