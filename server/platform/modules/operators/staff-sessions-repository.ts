import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>

/** Sessions of an operator used since a moment, the last one first; at most 100. */
export const listOpen = (query: Query, operatorId: string, since: Date) =>
  query
    .selectFrom('operator_sessions')
    .select(['id', 'token_hash', 'ip', 'started_at', 'seen_at'])
    .where('operator_id', '=', operatorId)
    .where('seen_at', '>', since)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute()

/** Ends one session, or all, but never the one with this hash of its token; gives how many. */
export async function end(query: Query, operatorId: string, id: string | undefined, ownHash: string): Promise<number> {
  let wanted = query
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('token_hash', '<>', ownHash)
  if (id !== undefined) wanted = wanted.where('id', '=', id)
  return Number((await wanted.executeTakeFirst()).numDeletedRows)
}
