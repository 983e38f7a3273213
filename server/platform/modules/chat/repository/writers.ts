import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey } from '../service/dependencies.ts'
import type { MessageRow } from './messages.ts'

type Query = Transaction['query']

/** What the chat asks of a member. */
export const findWriter = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('members')
    .select(['account', 'nickname', 'avatar_url', 'status', 'currency', 'play_blocked_until'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirst()

export type WriterRow = NonNullable<Awaited<ReturnType<typeof findWriter>>>

/** Makes what one member writes at once happen one after the other, and mutes come between; until the transaction ends. */
export const lockWriter = (tx: Pick<Transaction, 'raw'>, { merchantId, memberId }: MemberKey) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'chat', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

const ofWriter = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('chat_messages')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('client_id', 'is not', null)

/** The message that a member's browser sent under an id. */
export const findByClientId = (query: Query, member: MemberKey, clientId: string): Promise<MessageRow | undefined> =>
  ofWriter(query, member).selectAll().where('client_id', '=', clientId).executeTakeFirst()

/** When a member wrote last in a room. */
export async function lastWrittenAt(query: Query, member: MemberKey, roomId: string): Promise<Date | undefined> {
  const row = await ofWriter(query, member)
    .select('written_at')
    .where('room_id', '=', roomId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.written_at
}

/** The mute in force that ends last. */
export const findMute = (query: Query, { merchantId, memberId }: MemberKey, now: Date) =>
  query
    .selectFrom('chat_mutes')
    .select(['until', 'reason'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()

export type MuteInForce = NonNullable<Awaited<ReturnType<typeof findMute>>>

/** What all credited deposits of a member come to. */
export async function depositsOf(query: Query, { merchantId, memberId }: MemberKey): Promise<bigint> {
  const row = await query
    .selectFrom('deposits')
    .select((sum) => sum.fn.sum<string | null>('credited_amount').as('total'))
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'CREDITED')
    .executeTakeFirstOrThrow()
  return BigInt(row.total ?? 0)
}

/** The words of a brand's list, as they are compared. */
export async function listComparedWords(query: Query, merchantId: string): Promise<string[]> {
  const rows = await query.selectFrom('chat_words').select('word').where('merchant_id', '=', merchantId).execute()
  return rows.map(({ word }) => word)
}
