import { afterAll, beforeAll, expect, it } from 'vitest'
import webPush from 'web-push'
import type { OutboxMessage } from '../messages/outbox.ts'
import { type FakeOperator, type RunningSimulator, startOperator, startSimulator } from '../support/fake-operator.ts'

let operator: FakeOperator
let simulator: RunningSimulator
const vapid = webPush.generateVAPIDKeys()

beforeAll(async () => {
  operator = await startOperator()
  simulator = await startSimulator(operator)
})
afterAll(async () => {
  await simulator.close()
  await operator.close()
})

interface Browser {
  readonly id: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

async function subscribe(): Promise<Browser> {
  const { status, body } = await simulator.send('/push/subscriptions', { applicationServerKey: vapid.publicKey })
  expect(status).toBe(201)
  return body as unknown as Browser
}

/** Sends as a library does that others wrote, so that both sides are not wrong alike. */
async function notify({ endpoint, keys }: Browser, payload: object, signer = vapid): Promise<number> {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
    vapidDetails: { subject: 'mailto:push@house.example', ...signer },
  })
  const answer = await fetch(endpoint.replace('http://games.test/simulator', simulator.url), {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
  })
  return answer.status
}

async function arrived({ id }: Browser) {
  const { text } = await simulator.get(`/outbox/messages?to=${id}`)
  return (JSON.parse(text) as { messages: OutboxMessage[] }).messages
}

it('takes a notification, and shows in the outbox what the browser can read of it', async () => {
  const browser = await subscribe()
  expect(await notify(browser, { title: 'Xin chào', text: 'Có thiết bị mới', path: '/member' })).toBe(201)
  expect(await arrived(browser)).toMatchObject([
    { kind: 'push', subject: 'Xin chào', text: 'Có thiết bị mới\n/member', from: 'mailto:push@house.example' },
  ])
})

it.each([404, 410, 429, 500])('answers %i once it was told to, and delivers nothing', async (answer) => {
  const browser = await subscribe()
  const told = await fetch(`${simulator.url}/push/${browser.id}/answer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
  })
  expect(told.status).toBe(200)
  expect(await notify(browser, { title: 'x', text: 'x', path: '/' })).toBe(answer)
  expect(await arrived(browser)).toEqual([])
})

it('takes nothing of who signs with another key, nor for somebody it does not know', async () => {
  const browser = await subscribe()
  const payload = { title: 'x', text: 'x', path: '/' }
  expect(await notify(browser, payload, webPush.generateVAPIDKeys())).toBe(403)
  expect(await notify({ ...browser, endpoint: `${browser.endpoint}x` }, payload)).toBe(404)
  expect(await arrived(browser)).toEqual([])
})
