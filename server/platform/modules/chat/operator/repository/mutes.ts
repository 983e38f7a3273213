import type { Insertable } from 'kysely'
import type { Transaction } from '../../../../db/connection.ts'
import { contains, type Rows } from '../../../../db/search.ts'
import type { ChatMutes } from '../../../../db/tables.ts'

type Query = Transaction['query']

const mutes = (query: Query, merchantId: string) =>
  query
    .selectFrom('chat_mutes')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'chat_mutes.merchant_id').onRef('members.id', '=', 'chat_mutes.member_id'),
    )
    .where('chat_mutes.merchant_id', '=', merchantId)

const whole = (query: Query, merchantId: string) =>
  mutes(query, merchantId).selectAll('chat_mutes').select('members.account')

export interface MuteFilter {
  readonly account?: string | undefined
  /** Those in force at `now`, or those that are over. */
  readonly isActive?: boolean | undefined
}

/** A page of a brand's mutes, the last one first. */
export async function listMutes(
  query: Query,
  merchantId: string,
  { account, isActive }: MuteFilter,
  now: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<MuteRow>> {
  let wanted = mutes(query, merchantId)
  if (account) wanted = wanted.where('members.account', 'ilike', contains(account))
  if (isActive !== undefined)
    wanted = wanted.where((build) => {
      const holds = build.and([build('ended_at', 'is', null), build('until', '>', now)])
      return isActive ? holds : build.not(holds)
    })
  const rows = await wanted
    .selectAll('chat_mutes')
    .select('members.account')
    .orderBy('made_at', 'desc')
    .orderBy('chat_mutes.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findMuteById = (query: Query, merchantId: string, id: string) =>
  whole(query, merchantId).where('chat_mutes.id', '=', id).executeTakeFirst()

export type MuteRow = NonNullable<Awaited<ReturnType<typeof findMuteById>>>

/** The mute of a member in force that ends last. */
export const findMuteOf = (query: Query, merchantId: string, memberId: string, now: Date) =>
  whole(query, merchantId)
    .where('chat_mutes.member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function insertMute(query: Query, mute: Insertable<ChatMutes>): Promise<void> {
  await query.insertInto('chat_mutes').values(mute).execute()
}

/** Ends the mutes of a member that are in force; how many. */
export async function endMutes(
  query: Query,
  merchantId: string,
  memberId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<number> {
  const rows = await query
    .updateTable('chat_mutes')
    .set({ ended_by: by, ended_at: at })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .returning('id')
    .execute()
  return rows.length
}

export async function isMember(query: Query, merchantId: string, memberId: string): Promise<boolean> {
  const row = await query
    .selectFrom('members')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}
