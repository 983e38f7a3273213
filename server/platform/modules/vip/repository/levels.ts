import type { Insertable, Kysely } from 'kysely'
import type { Tables, VipLevels } from '../../../db/tables.ts'
import type { LevelRow } from '../levels.ts'

type Query = Kysely<Tables>

/** The levels of a brand, the lowest first; there are twenty at most. */
export const listLevels = (query: Query, merchantId: string): Promise<LevelRow[]> =>
  query.selectFrom('vip_levels').selectAll().where('merchant_id', '=', merchantId).orderBy('rank').execute()

/** Writes a level in the place of the one of its rank. */
export async function saveLevel(query: Query, level: Insertable<VipLevels>): Promise<void> {
  await query
    .insertInto('vip_levels')
    .values(level)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'rank']).doUpdateSet(level))
    .execute()
}

export async function deleteLevel(query: Query, { merchant_id, rank }: LevelRow): Promise<void> {
  await query.deleteFrom('vip_levels').where('merchant_id', '=', merchant_id).where('rank', '=', rank).execute()
}

/** The brands that have levels. */
export async function listBrandsWithLevels(query: Query): Promise<string[]> {
  const rows = await query.selectFrom('vip_levels').select('merchant_id').distinct().orderBy('merchant_id').execute()
  return rows.map(({ merchant_id }) => merchant_id)
}

/** Whether anybody stands at a level, or stood higher and may come back to it by a month's play. */
export async function isHeld(query: Query, { merchant_id, rank }: LevelRow): Promise<boolean> {
  const row = await query
    .selectFrom('vip_standings')
    .select('rank')
    .where('merchant_id', '=', merchant_id)
    .where('rank', '>=', rank)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
