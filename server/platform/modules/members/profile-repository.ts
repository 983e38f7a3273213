import { type Kysely, sql, type Updateable } from 'kysely'
import type { Members, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>

interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

/** Changes what is named of a member. */
export const updateMember = (query: Query, { merchantId, memberId }: Owner, values: Updateable<Members>) =>
  query.updateTable('members').set(values).where('merchant_id', '=', merchantId).where('id', '=', memberId).execute()

/** Sets a birthday where there is none, told at a moment; false when there was one. */
export async function setBirthday(
  query: Query,
  { merchantId, memberId }: Owner,
  birthday: string,
  toldAt: Date,
): Promise<boolean> {
  const set = await query
    .updateTable('members')
    .set({ birthday, birthday_told_at: toldAt })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where('birthday', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return set !== undefined
}

/** Tells a further contact where it is not told yet; false when it was. */
export async function setContact(
  query: Query,
  { merchantId, memberId }: Owner,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<boolean> {
  const set = await query
    .updateTable('members')
    .set({ details: sql`details || jsonb_build_object(${name}::text, ${text}::text)` })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where(sql<string | null>`details ->> ${name}::text`, 'is', null)
    .returning('id')
    .executeTakeFirst()
  return set !== undefined
}

export function writeAvatar(
  query: Query,
  { merchantId, memberId }: Owner,
  picture: { id: string; bytes: Uint8Array; type: string },
  at: Date,
) {
  const values = { id: picture.id, content_type: picture.type, bytes: picture.bytes, uploaded_at: at }
  return query
    .insertInto('member_avatars')
    .values({ merchant_id: merchantId, member_id: memberId, ...values })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doUpdateSet(values))
    .execute()
}

/** Takes the picture of a member away with its address. */
export async function dropAvatar(query: Query, { merchantId, memberId }: Owner): Promise<void> {
  await query
    .deleteFrom('member_avatars')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute()
  await updateMember(query, { merchantId, memberId }, { avatar_url: null })
}

export const findAvatar = (query: Query, merchantId: string, id: string) =>
  query
    .selectFrom('member_avatars')
    .select(['bytes', 'content_type'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()
