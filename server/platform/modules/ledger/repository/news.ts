import type { Database } from '../../../db/connection.ts'

/** When the oldest movement was made that the figures of a brand have not taken; null when they took all. */
export async function oldestNews(database: Pick<Database, 'raw'>, merchantId: string): Promise<Date | null> {
  const [row] = await database.raw<{ at: Date | null }>(
    'select min(created_at) as at from ledger_news where merchant_id = $1',
    [merchantId],
  )
  return row?.at ?? null
}
