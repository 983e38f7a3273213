import { newId } from '../../../server/platform/lib/id.ts'
import type { Owner } from '../../../server/platform/modules/ledger/movement.ts'
import type { TestPlatform } from '../../support/platform.ts'

/** A webhook of the brand, and something that it was told of its member. */
export async function webhooksOf(
  { database: { query } }: TestPlatform,
  { merchantId: merchant_id, memberId: record_id }: Owner,
): Promise<{ readonly webhook: string; readonly webhookDelivery: string }> {
  const [webhook, event, webhookDelivery, at] = [newId(), newId(), newId(), new Date()]
  const made = { created_at: at, created_by: 'operator', changed_at: at, changed_by: 'operator' }
  const told = { merchant_id, kind: 'MEMBER_REGISTERED', record_id, created_at: at }
  await query
    .insertInto('webhook_endpoints')
    .values({
      ...{ merchant_id, id: webhook, name: 'CRM', url: 'https://8.8.8.8/', events: [], secret: 'sealed', is_on: false },
      ...made,
    })
    .execute()
  const { sequence } = await query
    .insertInto('webhook_events')
    .values({ ...told, id: event, payload: '{}' })
    .returning('sequence')
    .executeTakeFirstOrThrow()
  await query
    .insertInto('webhook_deliveries')
    .values({ ...told, id: webhookDelivery, endpoint_id: webhook, event_id: event, sequence, next_try_at: at })
    .execute()
  return { webhook, webhookDelivery }
}
