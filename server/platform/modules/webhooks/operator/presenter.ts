import type { Static } from 'typebox'
import type { Outcome } from '../send.ts'
import type { DeliveryView, EndpointView } from './repository.ts'
import type { Webhook, WebhookDelivery, WebhookTest } from './schema.ts'

export const presentWebhook = (row: EndpointView): Static<typeof Webhook> => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events as Static<typeof Webhook>['events'],
  isOn: row.is_on,
  previousSecretUntil: row.previous_until?.toISOString() ?? null,
  waiting: Number(row.waiting),
  givenUp: Number(row.given_up),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  changedAt: row.changed_at.toISOString(),
  changedBy: row.changed_by,
})

export const presentTest = ({
  isDelivered,
  status,
  error,
  milliseconds,
  excerpt,
}: Outcome): Static<typeof WebhookTest> => ({ isDelivered, status, error, milliseconds, excerpt })

export const presentDelivery = (row: DeliveryView): Static<typeof WebhookDelivery> => ({
  id: row.id,
  endpointId: row.endpoint_id,
  endpointName: row.endpoint_name,
  eventId: row.event_id,
  kind: row.kind as Static<typeof WebhookDelivery>['kind'],
  recordId: row.record_id,
  sequence: Number(row.sequence),
  createdAt: row.created_at.toISOString(),
  state: row.state as Static<typeof WebhookDelivery>['state'],
  attempts: row.attempts,
  nextTryAt: row.state === 'WAITING' ? row.next_try_at.toISOString() : null,
  lastStatus: row.last_status,
  lastError: row.last_error,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
})
