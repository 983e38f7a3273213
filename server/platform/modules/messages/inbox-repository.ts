import { type Kysely, type Selectable, sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { contains, type Rows } from '../../db/search.ts'
import type { MemberMessages, Tables } from '../../db/tables.ts'
import { foldText } from '../../lib/fold-text.ts'
import type { MessageKind } from './kinds.ts'

type Query = Kysely<Tables>
export type MessageRow = Selectable<MemberMessages>

/** Whose inbox it is. */
export interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

/** Which messages are wanted; without anything all. */
export interface MessageFilter {
  readonly kind?: MessageKind | undefined
  readonly isUnread?: boolean | undefined
  /** Part of title or content, with or without accents. */
  readonly search?: string | undefined
}

const ofOwner = (query: Query, { merchantId, memberId }: Owner) =>
  query.selectFrom('member_messages').where('merchant_id', '=', merchantId).where('member_id', '=', memberId)

/** A page of an inbox, the newest first: ids grow with time. */
export async function listMessages(
  query: Query,
  owner: Owner,
  { kind, isUnread, search }: MessageFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<MessageRow>> {
  let wanted = ofOwner(query, owner)
  if (kind !== undefined) wanted = wanted.where('kind', '=', kind)
  if (isUnread !== undefined) wanted = wanted.where('read_at', isUnread ? 'is' : 'is not', null)
  if (search) {
    const part = contains(foldText(search).toLowerCase())
    wanted = wanted.where(sql<boolean>`fold_text(title || ' ' || content) like ${part}`)
  }
  const rows = await wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findMessage = (query: Query, owner: Owner, id: string): Promise<MessageRow | undefined> =>
  ofOwner(query, owner).selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Locks messages of an inbox, all unread ones where none are named, and answers their ids. In the order of ids: who marks and who deletes
 * at once wait for one another instead of blocking each other.
 */
async function lockMessages(query: Query, owner: Owner, ids?: readonly string[]): Promise<string[]> {
  const wanted =
    ids === undefined
      ? ofOwner(query, owner).where('read_at', 'is', null)
      : ofOwner(query, owner).where('id', 'in', ids)
  const rows = await wanted.select('id').orderBy('id').forUpdate().execute()
  return rows.map(({ id }) => id)
}

/** Marks unread messages as read, all where none are named; answers how many were marked. Those of others are left out. */
export async function markRead(
  { query }: Pick<Transaction, 'query'>,
  owner: Owner,
  at: Date,
  ids?: readonly string[],
): Promise<number> {
  const locked = await lockMessages(query, owner, ids)
  if (locked.length === 0) return 0
  const { numUpdatedRows } = await query
    .updateTable('member_messages')
    .set({ read_at: at })
    .where('merchant_id', '=', owner.merchantId)
    .where('member_id', '=', owner.memberId)
    .where('id', 'in', locked)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Deletes messages; answers how many there were. Those of others are left out. */
export async function deleteMessages(
  { query }: Pick<Transaction, 'query'>,
  owner: Owner,
  ids: readonly string[],
): Promise<number> {
  const locked = await lockMessages(query, owner, ids)
  if (locked.length === 0) return 0
  const { numDeletedRows } = await query
    .deleteFrom('member_messages')
    .where('merchant_id', '=', owner.merchantId)
    .where('member_id', '=', owner.memberId)
    .where('id', 'in', locked)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes some of what came before a moment, of one kind or of all; answers how many. */
export async function deleteOld(query: Query, before: Date, most: number, kind?: MessageKind): Promise<number> {
  let old = query
    .selectFrom('member_messages')
    .select(['merchant_id', 'member_id', 'id'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
  if (kind !== undefined) old = old.where('kind', '=', kind)
  const { numDeletedRows } = await query
    .deleteFrom('member_messages')
    .using(old.as('old'))
    .whereRef('member_messages.merchant_id', '=', 'old.merchant_id')
    .whereRef('member_messages.member_id', '=', 'old.member_id')
    .whereRef('member_messages.id', '=', 'old.id')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
