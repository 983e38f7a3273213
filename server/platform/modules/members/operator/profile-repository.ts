import type { Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>

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

export const lockMember = (query: Query, merchantId: string, id: string) =>
  query
    .selectFrom('members')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
