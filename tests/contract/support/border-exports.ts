import { newId } from '../../../server/platform/lib/id.ts'
import type { TestPlatform } from '../../support/platform.ts'

/** A file that the head of the brand's operators asked for: nobody else of them reads it. */
export async function exportOf(
  platform: TestPlatform,
  { merchantId }: { readonly merchantId: string },
): Promise<{ readonly export: string }> {
  const { query } = platform.database
  const { id: asker } = await query
    .selectFrom('operators')
    .select('id')
    .where('account', '=', 'operator')
    .executeTakeFirstOrThrow()
  const id = newId()
  await query
    .insertInto('exports')
    .values({
      ...{ id, merchant_id: merchantId, operator_id: asker, operator_account: 'operator', asked_at: new Date() },
      ...{ source: 'DEPOSITS', filter: '{}', format: 'CSV', language: 'vi', time_zone: 'UTC' },
    })
    .execute()
  return { export: id }
}
