import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>

/** What contracts ask of whoever is to be paid, and who is directly above at a moment (null: nobody). Undefined where there is no such member. */
export const findPayee = (query: Query, merchantId: string, memberId: string, at: Date) =>
  query
    .selectFrom('members')
    .leftJoin('member_tree as above', (join) =>
      join
        .onRef('above.merchant_id', '=', 'members.merchant_id')
        .onRef('above.descendant_id', '=', 'members.id')
        .on('above.depth', '=', 1)
        .on(sql<boolean>`above.from_day <= merchant_day(${merchantId}, ${at})`)
        .on(sql<boolean>`merchant_day(${merchantId}, ${at}) < above.until_day`),
    )
    .select(['members.id', 'members.type', 'members.status', 'above.ancestor_id as upline_id'])
    .where('members.merchant_id', '=', merchantId)
    .where('members.id', '=', memberId)
    .executeTakeFirst()

export type Payee = NonNullable<Awaited<ReturnType<typeof findPayee>>>

/** The accounts of members, for those who read of them. */
export async function findAccounts(
  query: Query,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .selectFrom('members')
    .select(['id', 'account'])
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}

/** The id of an account, however its letters are written. */
export async function findIdOfAccount(query: Query, merchantId: string, account: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('members')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('account_key', '=', account.trim().toLowerCase())
    .executeTakeFirst()
  return row?.id
}
