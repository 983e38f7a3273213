import { SENVANG, type TestPlatform } from '../../support/platform.ts'

/** Code of a vendor of the house. */
export async function vendorOf({ database }: TestPlatform): Promise<string> {
  const row = await database.query.selectFrom('vendors').select('code').orderBy('code').executeTakeFirstOrThrow()
  return row.code
}

/** Code of a lottery of the brand SENVANG. */
export async function lotteryOf({ database }: TestPlatform): Promise<string> {
  const row = await database.query
    .selectFrom('lotteries')
    .select('code')
    .where('merchant_id', '=', SENVANG)
    .orderBy('code')
    .executeTakeFirstOrThrow()
  return row.code
}
