import type { Transaction } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'
import type { WebhookKind } from './kinds.ts'
import { writeEvents } from './repository.ts'

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

/** Tells brands' own systems of changes, in their order, if and only if their transaction commits (decision 0066). */
export async function tellWebhooks(tx: Pick<Transaction, 'prepared'>, events: readonly WebhookEvent[]): Promise<void> {
  if (events.length === 0) return
  const written = events.map(({ data, ...event }) => ({
    ...event,
    id: newId(event.at.getTime()),
    payload: JSON.stringify(data),
  }))
  await writeEvents(tx, written)
}
