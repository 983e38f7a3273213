import type { Transaction } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'
import type { WebhookKind } from './kinds.ts'
import { writeEvent } from './repository.ts'

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

/** Tells the brand's own systems of a change, if and only if its transaction commits (decision 0066). */
export async function tellWebhooks(
  tx: Pick<Transaction, 'prepared'>,
  { merchantId, kind, recordId, at, data }: WebhookEvent,
): Promise<void> {
  await writeEvent(tx, [merchantId, kind, newId(at.getTime()), recordId, JSON.stringify(data), at])
}
