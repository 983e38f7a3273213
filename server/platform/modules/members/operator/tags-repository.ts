import { type Kysely, sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>

export interface TagRow {
  readonly id: string
  readonly name: string
  readonly colour: string
}

/** How many tags a brand may have. */
export const MOST_TAGS = 200

/** Makes tags of a brand one after the other, until the transaction ends: with what is counted none comes beside. */
export const lockTags = (tx: Pick<Transaction, 'raw'>, merchantId: string) =>
  tx.raw(`select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'tags', current_schema(), $1::text), 0))`, [
    merchantId,
  ])

/** The vocabulary of a brand. */
export const selectTags = (query: Query, merchantId: string): Promise<TagRow[]> =>
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
