import { type Kysely, sql } from 'kysely'
import { deleteBefore } from '../../db/delete-before.ts'
import type { Tables } from '../../db/tables.ts'
import type { ConversationKey } from './repository.ts'

type Query = Kysely<Tables>

const keys = (query: Query) => query.selectFrom('support_conversations').select(['merchant_id', 'id'])

/** Open ones in which nobody wrote since a moment, some at most. */
export const listSilent = (query: Query, before: Date, limit: number): Promise<ConversationKey[]> =>
  keys(query)
    .where('state', '<>', 'CLOSED')
    .where('last_message_at', '<', before)
    .orderBy('last_message_at')
    .limit(limit)
    .execute()

/** Waiting ones whose window was closed before a moment. */
export const listLeft = (query: Query, before: Date, limit: number): Promise<ConversationKey[]> =>
  keys(query).where('state', '=', 'WAITING').where('person_seen_at', '<', before).limit(limit).execute()

/** Those whose operator has not been at the desk since a moment. */
export const listAbandoned = (query: Query, before: Date, limit: number): Promise<ConversationKey[]> =>
  keys(query)
    .where('state', '=', 'ACTIVE')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('support_operators')
            .select('operator_id')
            .whereRef('support_operators.merchant_id', '=', 'support_conversations.merchant_id')
            .whereRef('support_operators.operator_id', '=', 'support_conversations.operator_id')
            .where('seen_at', '>=', before),
        ),
      ),
    )
    .limit(limit)
    .execute()

/** Deletes those that ended before a moment, with what was said and shown, some at most; answers how many. */
export async function deleteOld(query: Query, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('support_conversations')
    .where(
      sql<boolean>`(merchant_id, id) in (select merchant_id, id from support_conversations
        where state = 'CLOSED' and closed_at < ${before} order by closed_at limit ${limit})`,
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Forgets when operators were at the desk who have not been for long. */
export const deleteAway = (query: Query, before: Date): Promise<void> =>
  deleteBefore(query, 'support_operators', 'seen_at', before)
