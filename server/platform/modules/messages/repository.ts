import type { Insertable, Kysely } from 'kysely'
import type { Feedback, MemberMessages, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>

export async function countUnread(query: Query, merchantId: string, memberId: string): Promise<number> {
  const row = await query
    .selectFrom('member_messages')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const insertMessage = (query: Query, message: Insertable<MemberMessages>) =>
  query.insertInto('member_messages').values(message).execute()

export const insertFeedback = (query: Query, feedback: Insertable<Feedback>) =>
  query.insertInto('feedback').values(feedback).execute()
