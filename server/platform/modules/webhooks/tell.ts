import type { Transaction } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'
import type { WebhookKind } from './kinds.ts'

/** Something that happened, for the brand's own systems. */
export interface WebhookEvent {
  readonly merchantId: string
  readonly kind: WebhookKind
  /** The document or member that changed, under whose lock the caller is: events of one record are told in this order. */
  readonly recordId: string
  readonly at: Date
  /** The document as operators see it: no secret, and no number of a bank account in full. */
  readonly data: Readonly<Record<string, unknown>>
}

/** An event and its deliveries, where an endpoint wants it; one statement, which writes nothing where none does. */
const TELL = `
  with wanting as (
    select id from webhook_endpoints where merchant_id = $1 and is_on and $2 = any(events)
  ), event as (
    insert into webhook_events (id, merchant_id, kind, record_id, payload, created_at)
    select $3::uuid, $1, $2, $4::uuid, $5::jsonb, $6::timestamptz where exists (select 1 from wanting)
    returning sequence
  )
  insert into webhook_deliveries (merchant_id, endpoint_id, event_id, kind, record_id, sequence, created_at, next_try_at)
  select $1, wanting.id, $3::uuid, $2, $4::uuid, event.sequence, $6::timestamptz, $6::timestamptz from wanting, event`

/** Tells the brand's own systems of a change, if and only if its transaction commits (decision 0066). */
export async function tellWebhooks(
  tx: Pick<Transaction, 'prepared'>,
  { merchantId, kind, recordId, at, data }: WebhookEvent,
): Promise<void> {
  await tx.prepared('tell-webhooks', TELL, [merchantId, kind, newId(at.getTime()), recordId, JSON.stringify(data), at])
}
