import type { Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { DEFAULT_RULES, type TicketRules } from '../deadlines.ts'

/** What a brand promises. */
export async function readRules(query: Kysely<Tables>, merchantId: string): Promise<TicketRules> {
  const row = await query
    .selectFrom('ticket_settings')
    .select(['deadlines', 'silence_days'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  if (row === undefined) return DEFAULT_RULES
  // Written by `writeRules` alone, which takes what the schema of the call allows.
  return { deadlines: row.deadlines as unknown as TicketRules['deadlines'], silenceDays: row.silence_days }
}

export async function writeRules(
  query: Kysely<Tables>,
  merchantId: string,
  { deadlines, silenceDays }: TicketRules,
  now: Date,
): Promise<void> {
  const row = { deadlines: JSON.stringify(deadlines), silence_days: silenceDays, changed_at: now }
  await query
    .insertInto('ticket_settings')
    .values({ ...row, merchant_id: merchantId })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute()
}
