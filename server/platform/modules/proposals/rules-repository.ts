import type { Transaction } from '../../db/connection.ts'
import type { BrandDeed } from './deeds.ts'

type Query = Transaction['query']

/** What a brand says of its deeds, as far as it ever said something. */
export const listRules = (query: Query, merchantId: string) =>
  query.selectFrom('four_eyes_rules').selectAll().where('merchant_id', '=', merchantId).execute()

export type FourEyesRuleRow = Awaited<ReturnType<typeof listRules>>[number]

/** What a brand says of one deed, if it ever did. */
export const findRule = (query: Query, merchantId: string, deed: BrandDeed): Promise<FourEyesRuleRow | undefined> =>
  query
    .selectFrom('four_eyes_rules')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('deed', '=', deed)
    .executeTakeFirst()

export async function writeRule(query: Query, row: FourEyesRuleRow): Promise<void> {
  await query
    .insertInto('four_eyes_rules')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'deed']).doUpdateSet(row))
    .execute()
}
