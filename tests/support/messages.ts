import type { Database } from '../../server/platform/db/connection.ts'

/** What a member was told of one event (`payments.late`), oldest first. */
export function messagesAbout(database: Database, member: { readonly id: string }, event: string) {
  return database.query
    .selectFrom('member_messages')
    .select(['title', 'content'])
    .where('member_id', '=', member.id)
    .where('event', '=', event)
    .orderBy('id')
    .execute()
}
