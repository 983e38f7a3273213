import type { Insertable, Kysely } from 'kysely'
import type { MemberNotes, Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>
const MOST_NOTES = 200

export const selectNotes = (query: Query, merchantId: string, memberId: string) =>
  query
    .selectFrom('member_notes')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('is_pinned', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NOTES)
    .execute()

export const insertNote = (query: Query, note: Insertable<MemberNotes>) =>
  query.insertInto('member_notes').values(note).returningAll().executeTakeFirstOrThrow()

export const selectNote = (query: Query, merchantId: string, memberId: string, id: string) =>
  query
    .selectFrom('member_notes')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const pinNote = (query: Query, merchantId: string, memberId: string, id: string, isPinned: boolean) =>
  query
    .updateTable('member_notes')
    .set({ is_pinned: isPinned })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export type NoteRow = Awaited<ReturnType<typeof insertNote>>
