import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Page, PageQuery, Reason, SpanQuery, Url } from '../../../http/call.ts'
import { DELIVERY_STATES, WEBHOOK_KINDS } from '../kinds.ts'
import { webhooksRights } from './policy.ts'

export const WebhookKindName = Type.Enum([...WEBHOOK_KINDS], { description: 'What happened' })

export const WebhookDeliveryState = Type.Enum([...DELIVERY_STATES], {
  description: 'WAITING for its next try; DELIVERED: answered with 2xx; GIVEN_UP after three days',
})

export const Webhook = Type.Object({
  id: Id,
  name: Type.String(),
  url: Url,
  events: Type.Array(WebhookKindName),
  isOn: Type.Boolean({ description: 'Off: nothing is told, and what waits waits on' }),
  previousSecretUntil: Nullable(
    Type.Intersect([DateTime], { description: 'Until when the secret before signs as well' }),
  ),
  waiting: Type.Integer({ description: 'Deliveries that wait' }),
  givenUp: Type.Integer({ description: 'Deliveries that were given up, of the last 30 days' }),
  createdAt: DateTime,
  createdBy: Type.String({ description: 'Account of the operator' }),
  changedAt: DateTime,
  changedBy: Type.String({ description: 'Account of the operator' }),
})

export const WebhookWithSecret = Type.Object({
  ...Webhook.properties,
  secret: Type.String({ description: 'Shown this once', examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] }),
})

export const WebhookTest = Type.Object({
  isDelivered: Type.Boolean(),
  status: Nullable(Type.Integer({ description: 'Of HTTP; null where no answer came' })),
  error: Nullable(Type.String({ examples: ['TIMEOUT'] })),
  milliseconds: Type.Integer(),
  excerpt: Type.String({ description: 'The first 1024 bytes of the answer' }),
})

export const WebhookDelivery = Type.Object({
  id: Id,
  endpointId: Id,
  endpointName: Type.String(),
  eventId: Type.Intersect([Id], { description: 'The `webhook-id` of every try' }),
  kind: WebhookKindName,
  recordId: Type.Intersect([Id], { description: 'The deposit, withdrawal or member that it is about' }),
  sequence: Type.Integer({ description: 'Grows with each event' }),
  createdAt: DateTime,
  state: WebhookDeliveryState,
  attempts: Type.Integer(),
  nextTryAt: Nullable(DateTime),
  lastStatus: Nullable(Type.Integer({ description: 'Of HTTP' })),
  lastError: Nullable(Type.String({ examples: ['HTTP_503', 'ECONNREFUSED'] })),
  deliveredAt: Nullable(DateTime),
})

const body = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    url: Type.String({ minLength: 1, maxLength: 2048 }),
    events: Type.Array(WebhookKindName, { minItems: 1, maxItems: WEBHOOK_KINDS.length, uniqueItems: true }),
    isOn: Type.Boolean(),
    reason: Type.Optional(Reason),
  },
  { additionalProperties: false },
)
const example = { name: 'CRM', url: 'https://crm.example.com/hooks', events: ['DEPOSIT_CHANGED'], isOn: true }

const byId = Type.Object({ id: Id })
const why = Type.Object({ reason: Type.Optional(Reason) }, { additionalProperties: false })
const read = { access: 'operator', right: webhooksRights['webhooks.read'] } as const
const change = { access: 'operator', right: webhooksRights['webhooks.change'] } as const

export const webhooksOperatorCalls = defineCalls({
  listWebhooks: {
    ...read,
    method: 'GET',
    path: '/wps/admin/webhooks',
    summary: 'Systems of the brand in view that are told of what happens, by name',
    query: Type.Object(PageQuery),
    value: Page(Webhook),
  },
  getWebhook: {
    ...read,
    method: 'GET',
    path: '/wps/admin/webhooks/:id',
    summary: 'One of them',
    params: byId,
    value: Webhook,
  },
  createWebhook: {
    ...change,
    method: 'POST',
    path: '/wps/admin/webhooks',
    summary: 'Adds one, ten a brand at most; the answer shows its secret, this once',
    description: 'The address is https and leads to the internet at large, now and at every delivery.',
    body,
    value: WebhookWithSecret,
    example,
  },
  updateWebhook: {
    ...change,
    method: 'PUT',
    path: '/wps/admin/webhooks/:id',
    summary: 'Changes one; its secret stays',
    params: byId,
    body,
    value: Webhook,
    example,
  },
  deleteWebhook: {
    ...change,
    method: 'DELETE',
    path: '/wps/admin/webhooks/:id',
    summary: 'Takes one away, with what waits for it and its log',
    params: byId,
    query: why,
    value: Webhook,
  },
  rotateWebhookSecret: {
    ...change,
    method: 'POST',
    path: '/wps/admin/webhooks/:id/secret',
    summary: 'Gives one another secret, which is shown this once; the one before signs beside it for 24 hours',
    params: byId,
    body: why,
    value: WebhookWithSecret,
  },
  testWebhook: {
    ...change,
    method: 'POST',
    path: '/wps/admin/webhooks/:id/test',
    summary: 'Sends a PING now, and tells what was answered',
    params: byId,
    body: why,
    value: WebhookTest,
  },
  listWebhookDeliveries: {
    ...read,
    method: 'GET',
    path: '/wps/admin/webhook-deliveries',
    summary: 'What was told to whom and what became of it, of the last 30 days, the newest first',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      endpointId: Type.Optional(Id),
      state: Type.Optional(WebhookDeliveryState),
      kind: Type.Optional(WebhookKindName),
      recordId: Type.Optional(Id),
    }),
    value: Page(WebhookDelivery),
  },
  getWebhookDelivery: {
    ...read,
    method: 'GET',
    path: '/wps/admin/webhook-deliveries/:id',
    summary: 'One of them with what it tells',
    params: byId,
    value: Type.Object({ ...WebhookDelivery.properties, data: Type.Record(Type.String(), Type.Unknown()) }),
  },
  replayWebhookDelivery: {
    ...change,
    method: 'POST',
    path: '/wps/admin/webhook-deliveries/:id/replay',
    summary: 'Makes a delivery again, whatever became of it; one that waits is tried at once',
    params: byId,
    body: why,
    value: WebhookDelivery,
  },
  replayWebhookDeliveries: {
    ...change,
    method: 'POST',
    path: '/wps/admin/webhooks/:id/replay',
    summary: 'Makes again what was given up since a moment, the oldest first, a thousand at most',
    params: byId,
    body: Type.Object({ since: DateTime, reason: Type.Optional(Reason) }, { additionalProperties: false }),
    value: Type.Object({ replayed: Type.Integer(), isAll: Type.Boolean({ description: 'False: ask once more' }) }),
  },
})
