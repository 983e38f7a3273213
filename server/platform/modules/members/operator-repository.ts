import type { Insertable, Kysely, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { MemberNotes, Members, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
const MOST_NOTES = 200

/** The line above a member, the highest first. */
export const selectUplines = (query: Query, merchantId: string, id: string) =>
  query
    .selectFrom('member_tree')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'member_tree.merchant_id')
        .onRef('members.id', '=', 'member_tree.ancestor_id'),
    )
    .select(['members.id', 'members.account'])
    .where('member_tree.merchant_id', '=', merchantId)
    .where('member_tree.descendant_id', '=', id)
    .where('member_tree.depth', '>', 0)
    .orderBy('member_tree.depth', 'desc')
    .execute()

export async function countDownlines(query: Query, merchantId: string, id: string): Promise<number> {
  const { count } = await query
    .selectFrom('member_tree')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('ancestor_id', '=', id)
    .where('depth', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Failed sign-ins under an account name, from wherever, since a moment. */
export async function selectFailures(query: Query, merchantId: string, account: string, since: Date): Promise<number> {
  const { failures } = await query
    .selectFrom('sign_in_failures')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('failures'), sql<string>`0`).as('failures'))
    .where('merchant_id', '=', merchantId)
    .where(sql`starts_with(subject, ${`pair:${account.toLowerCase()}|`})`, '=', true)
    .where('started_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(failures)
}

export const lockMember = (query: Query, merchantId: string, id: string) =>
  query
    .selectFrom('members')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateMember = (query: Query, merchantId: string, id: string, change: Updateable<Members>) =>
  query.updateTable('members').set(change).where('merchant_id', '=', merchantId).where('id', '=', id).execute()

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

export const selectTags = (query: Query, merchantId: string) =>
  query
    .selectFrom('tags')
    .select(['id', 'name', 'colour'])
    .where('merchant_id', '=', merchantId)
    .orderBy('name_key')
    .execute()

/** Adds a tag; undefined when its name is taken. */
export const insertTag = (query: Query, merchantId: string, tag: { id: string; name: string; colour: string }) =>
  query
    .insertInto('tags')
    .values({ ...tag, merchant_id: merchantId, name_key: sql<string>`fold_text(${tag.name})` })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'colour'])
    .executeTakeFirst()

export async function deleteTag(query: Query, merchantId: string, id: string) {
  await query.deleteFrom('member_tags').where('merchant_id', '=', merchantId).where('tag_id', '=', id).execute()
  return query
    .deleteFrom('tags')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .returning(['id', 'name', 'colour'])
    .executeTakeFirst()
}

export const selectTagsOf = (query: Query, merchantId: string, memberId: string) =>
  query
    .selectFrom('member_tags')
    .innerJoin('tags', (join) =>
      join.onRef('tags.merchant_id', '=', 'member_tags.merchant_id').onRef('tags.id', '=', 'member_tags.tag_id'),
    )
    .select(['tags.id', 'tags.name', 'tags.colour'])
    .where('member_tags.merchant_id', '=', merchantId)
    .where('member_tags.member_id', '=', memberId)
    .orderBy('tags.name_key')
    .execute()

/** Gives a member exactly these tags of the merchant; ids of other tags are left out. */
export async function replaceTags(
  query: Query,
  owner: { merchantId: string; memberId: string },
  tagIds: readonly string[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const { merchantId, memberId } = owner
  const worn = query.deleteFrom('member_tags').where('merchant_id', '=', merchantId).where('member_id', '=', memberId)
  if (tagIds.length === 0) return void (await worn.execute())
  await worn.where('tag_id', 'not in', [...tagIds]).execute()
  await query
    .insertInto('member_tags')
    .columns(['merchant_id', 'member_id', 'tag_id', 'tagged_at', 'operator_account'])
    .expression((expression) =>
      expression
        .selectFrom('tags')
        .select((select) => [
          'merchant_id',
          select.val(memberId).$castTo<string>().as('member_id'),
          'id as tag_id',
          select.val(at).$castTo<Date>().as('tagged_at'),
          select.val(by).$castTo<string>().as('operator_account'),
        ])
        .where('merchant_id', '=', merchantId)
        .where('id', 'in', [...tagIds]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
