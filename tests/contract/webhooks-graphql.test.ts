import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCashier } from '../support/deposits.ts'
import { need } from '../support/need.ts'
import { type Graph, startGraph } from './support/graph.ts'

const receiver = createServer((_request, response) => response.end('thanks'))
let origin: string
let graph: Graph
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  graph = await startGraph({ config: { webhookOrigins: [origin] } })
}, 90_000)
afterAll(async () => {
  await graph.stop()
  receiver.close()
})

const CREATE = `mutation Create($input: WebhookInput!) {
  createWebhook(input: $input) { webhook { id name events isOn waiting } secret userErrors { code field } }
}`
const TEST = `mutation Test($id: ID!) {
  testWebhook(input: { id: $id }) { test { isDelivered status excerpt } userErrors { code } }
}`
const LOG = `query Log($id: ID!) {
  webhooks { items { id givenUp } }
  webhookDeliveries(filter: { endpointId: $id, kind: DEPOSIT_CHANGED }) {
    items { id endpointName kind recordId state attempts nextTryAt data }
  }
}`
const REPLAY = `mutation Replay($one: ID!, $id: ID!, $since: DateTime!) {
  replayWebhookDelivery(input: { id: $one }) { delivery { state } userErrors { code } }
  replayWebhookDeliveries(input: { id: $id, since: $since }) { replayed isAll userErrors { code } }
  deleteWebhook(id: $id, reason: "Không dùng nữa") { webhook { id } userErrors { code } }
}`

it('operators add a webhook, try it out, read what it was told, and have it told again', async () => {
  const { platform, ask } = graph
  const token = await platform.operator()
  const input = { name: 'CRM', url: `${origin}/`, events: ['DEPOSIT_CHANGED'], isOn: true }
  const refused = await ask(CREATE, { input: { ...input, url: 'https://10.0.0.1/' } }, token)
  expect(refused.data.createWebhook).toMatchObject({
    webhook: null,
    secret: null,
    userErrors: [{ code: 'WEBHOOK_URL_REFUSED', field: ['input', 'url'] }],
  })
  const { webhook, secret } = (await ask(CREATE, { input }, token)).data.createWebhook
  expect(webhook).toMatchObject({ name: 'CRM', events: ['DEPOSIT_CHANGED'], isOn: true, waiting: 0 })
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { id } = need(webhook)
  expect((await ask(TEST, { id }, token)).data.testWebhook).toMatchObject({
    test: { isDelivered: true, status: 200, excerpt: 'thanks' },
  })

  const { deposit } = await createCashier(platform).started()
  await platform.context.webhooks.deliverDue(new AbortController().signal)
  const { webhookDeliveries, webhooks } = (await ask(LOG, { id }, token)).data
  expect(webhooks?.items).toMatchObject([{ id, givenUp: 0 }])
  expect(webhookDeliveries?.items).toMatchObject([
    {
      endpointName: 'CRM',
      kind: 'DEPOSIT_CHANGED',
      recordId: deposit.id,
      state: 'DELIVERED',
      attempts: 1,
      nextTryAt: null,
      data: { id: deposit.id, state: 'PENDING' },
    },
  ])
  const one = need(webhookDeliveries?.items[0]).id
  const again = await ask(REPLAY, { one, id, since: '2026-01-01T00:00:00.000Z' }, token)
  expect(again.data).toMatchObject({
    replayWebhookDelivery: { delivery: { state: 'WAITING' } },
    replayWebhookDeliveries: { replayed: 0, isAll: true },
    deleteWebhook: { webhook: { id } },
  })
})
