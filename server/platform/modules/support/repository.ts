import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { SupportConversations, SupportMessages, SupportPictures, Tables } from '../../db/tables.ts'
import type { Person } from './person.ts'

type Query = Kysely<Tables>
export type ConversationRow = Selectable<SupportConversations>
export type MessageRow = Selectable<SupportMessages>
export type PictureRow = Selectable<SupportPictures>
export type ConversationKey = Pick<ConversationRow, 'merchant_id' | 'id'>

const ofKey = (query: Query, { merchant_id, id }: ConversationKey) =>
  query.selectFrom('support_conversations').selectAll().where('merchant_id', '=', merchant_id).where('id', '=', id)

/** A person's conversation: one that is open before those that are over, the last of them first. */
export const findOwn = (
  query: Query,
  { merchantId, memberId, secretHash }: Person,
): Promise<ConversationRow | undefined> =>
  query
    .selectFrom('support_conversations')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where((any) => any.or([any('member_id', '=', memberId), any('secret_hash', '=', secretHash)]))
    .orderBy(sql`state = 'CLOSED'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Holds a conversation until the transaction ends: its numbers are given one after the other. */
export const lock = (query: Query, key: ConversationKey): Promise<ConversationRow | undefined> =>
  ofKey(query, key).forUpdate().executeTakeFirst()

/** Undefined where the member has an open one, or the secret was used. */
export const insert = (query: Query, row: Insertable<SupportConversations>): Promise<ConversationRow | undefined> =>
  query
    .insertInto('support_conversations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const update = (
  query: Query,
  { merchant_id, id }: ConversationKey,
  change: Updateable<SupportConversations>,
): Promise<ConversationRow> =>
  query
    .updateTable('support_conversations')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const findSent = (
  query: Query,
  { merchant_id, id }: ConversationKey,
  clientId: string,
): Promise<MessageRow | undefined> =>
  query
    .selectFrom('support_messages')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('conversation_id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const insertMessage = (query: Query, row: Insertable<SupportMessages>): Promise<MessageRow> =>
  query.insertInto('support_messages').values(row).returningAll().executeTakeFirstOrThrow()

export async function insertPicture(query: Query, row: Insertable<SupportPictures>): Promise<void> {
  await query.insertInto('support_pictures').values(row).execute()
}

/** What was said after a number, in order, with the account of the operator who said it. */
export const listMessages = (
  query: Query,
  { merchant_id, id }: ConversationKey,
  after: number,
  limit: number,
): Promise<(MessageRow & { operator_account: string | null })[]> =>
  query
    .selectFrom('support_messages')
    .leftJoin('operators', 'operators.id', 'support_messages.operator_id')
    .selectAll('support_messages')
    .select('operators.account as operator_account')
    .where('support_messages.merchant_id', '=', merchant_id)
    .where('support_messages.conversation_id', '=', id)
    .where('support_messages.number', '>', after)
    .orderBy('support_messages.number')
    .limit(limit)
    .execute()

export const findPicture = (
  query: Query,
  { merchant_id, id }: ConversationKey,
  number: number,
): Promise<PictureRow | undefined> =>
  query
    .selectFrom('support_pictures')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('conversation_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()

/** How many wait whose window was open since a moment, or wait so before one of them. */
export async function countWaiting(
  query: Query,
  merchantId: string,
  seenSince: Date,
  before?: ConversationRow,
): Promise<number> {
  let waiting = query
    .selectFrom('support_conversations')
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'WAITING')
    .where('person_seen_at', '>=', seenSince)
  if (before !== undefined)
    waiting = waiting.where(sql<boolean>`(waiting_since, id) < (${before.waiting_since}, ${before.id}::uuid)`)
  const { count } = await waiting.select((all) => all.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** How long those waited who were taken last, since a moment. */
export async function listWaits(query: Query, merchantId: string, since: Date, limit: number): Promise<number[]> {
  const rows = await query
    .selectFrom('support_conversations')
    .select(['created_at', 'claimed_at'])
    .where('merchant_id', '=', merchantId)
    .where('claimed_at', '>=', since)
    .orderBy('claimed_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at, claimed_at }) => (claimed_at?.getTime() ?? 0) - created_at.getTime())
}

/** How many operators take conversations, by the last word of their pages. */
export async function countAvailable(query: Query, merchantId: string, seenSince: Date): Promise<number> {
  const { count } = await query
    .selectFrom('support_operators')
    .where('merchant_id', '=', merchantId)
    .where('is_available', '=', true)
    .where('seen_at', '>=', seenSince)
    .select((all) => all.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
