import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Tables, TicketMessages } from '../../../db/tables.ts'
import type { TicketKey } from './tickets.ts'

export type MessageRow = Selectable<TicketMessages>

/** What is said in one ticket at most; nobody reads more, and a page shows it as a whole. */
export const MOST_MESSAGES = 300

/** What was said after the first text, the oldest first; notes of operators only where asked for. */
export function listMessages(
  query: Kysely<Tables>,
  { merchantId, id }: TicketKey,
  { withNotes }: { readonly withNotes: boolean },
): Promise<MessageRow[]> {
  const all = query
    .selectFrom('ticket_messages')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('ticket_id', '=', id)
  const wanted = withNotes ? all : all.where('author', '!=', 'NOTE')
  return wanted.orderBy('created_at').orderBy('id').limit(MOST_MESSAGES).execute()
}

/** Says something, unless it was said with that key before: then undefined. */
export const insertMessage = (
  query: Kysely<Tables>,
  message: Insertable<TicketMessages>,
): Promise<MessageRow | undefined> =>
  query
    .insertInto('ticket_messages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'ticket_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst()

export async function countMessages(query: Kysely<Tables>, { merchantId, id }: TicketKey): Promise<number> {
  const { total } = await query
    .selectFrom('ticket_messages')
    .select((count) => count.fn.countAll<bigint>().as('total'))
    .where('merchant_id', '=', merchantId)
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(total)
}
