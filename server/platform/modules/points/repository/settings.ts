import type { Transaction } from '../../../db/connection.ts'
import { givenArray } from '../../../db/given-rows.ts'
import { MONEY_SCALE } from '../../../lib/money.ts'
import type { PointSettings, PointStep } from '../ratio.ts'

type Query = Transaction['query']

/** The ratio table of a brand, the least amount first. */
const listSteps = (query: Query, merchantId: string): Promise<PointStep[]> =>
  query
    .selectFrom('point_steps')
    .select(['from_amount as from', 'points'])
    .where('merchant_id', '=', merchantId)
    .orderBy('from_amount')
    .execute()

/** The ratio tables of some brands, the least amount of each first. */
export const listStepsOf = (
  { prepared }: Pick<Transaction, 'prepared'>,
  merchantIds: readonly string[],
): Promise<(PointStep & { readonly merchant_id: string })[]> =>
  prepared(
    'points_steps_of',
    `select merchant_id, from_amount as from, points from point_steps where merchant_id = any${givenArray(1, 'text[]')}
      order by merchant_id, from_amount`,
    [merchantIds],
  )

/** A brand that settled nothing earns its members no points and exchanges none. */
export async function readSettings(query: Query, merchantId: string): Promise<PointSettings> {
  const row = await query
    .selectFrom('point_settings')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return {
    steps: await listSteps(query, merchantId),
    exchangeAmount: row?.exchange_amount ?? 0n,
    minimumPoints: row?.minimum_points ?? MONEY_SCALE,
  }
}

export async function saveSettings(
  query: Query,
  merchantId: string,
  { steps, exchangeAmount, minimumPoints }: PointSettings,
): Promise<void> {
  const values = { exchange_amount: exchangeAmount, minimum_points: minimumPoints }
  await query
    .insertInto('point_settings')
    .values({ merchant_id: merchantId, ...values })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(values))
    .execute()
  await query.deleteFrom('point_steps').where('merchant_id', '=', merchantId).execute()
  if (steps.length === 0) return
  await query
    .insertInto('point_steps')
    .values(steps.map(({ from, points }) => ({ merchant_id: merchantId, from_amount: from, points })))
    .execute()
}
