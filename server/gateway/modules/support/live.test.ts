import { afterEach, expect, it, vi } from 'vitest'
import { failWith } from '../../testing/fake-wps.ts'
import type { startGateway, TestGateway } from '../../testing/gateway.ts'
import { type Listener, startListener } from '../../testing/listener.ts'

let listener: Listener
let gateway: TestGateway
afterEach(async () => {
  vi.restoreAllMocks()
  await listener.stop()
})

const chat = { id: 'chat-1', state: 'ACTIVE', place: null, lastNumber: 3, startedAt: '2030-01-01T00:00:00.000Z' }
const readAs = (value: object | null) => () => value && { ...chat, closedAt: null, messages: [], ...value }
const operator = { id: 'operator-1', account: 'support', rights: ['support.read'], brands: [] }
const presence = { merchantId: 'merchant-1', isAvailable: true, operators: [], desk: { state: 'OPEN' } }
const said = {
  type: 'support',
  merchantId: 'merchant-1',
  conversationId: 'chat-1',
  change: 'CHANGED',
  author: null,
}
const ofMember = 'subscription { supportChatChanged }'
const ofDesk = 'subscription { supportDeskChanged { conversationId change } }'

/** Listens, hears the first word, and lets the platform's word that it may grow old. */
async function listen(query: string, answers: Parameters<typeof startGateway>[0]) {
  listener = await startListener(answers)
  gateway = listener.gateway
  const words = listener.client.iterate({ query })
  expect((await words.next()).value).not.toHaveProperty('errors')
  let minutes = 0
  const now = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000)
  return {
    words,
    later: () => {
      minutes += 1
    },
  }
}

it('a member hears of the own conversation, and nothing more once signed out', async () => {
  const { words, later } = await listen(ofMember, { answers: { readSupportConversation: readAs({}) } })
  later()
  gateway.wps.publish(said)
  expect((await words.next()).value).toEqual({ data: { supportChatChanged: 'CHANGED' } })
  gateway.wps.answers.readSupportConversation = readAs(null)
  later()
  gateway.wps.publish(said)
  expect(await words.next()).toMatchObject({ done: true })
})

it.each([
  ['signed out', failWith(401, 'UNAUTHENTICATED')],
  ['without the right', failWith(403, 'FORBIDDEN')],
])('an operator who is %s hears nothing more of the desk', async (_, refusal) => {
  const answers = { getOperator: () => operator, getSupportPresence: () => presence }
  const { words, later } = await listen(ofDesk, { answers })
  later()
  gateway.wps.publish(said)
  const heard = { supportDeskChanged: { conversationId: 'chat-1', change: 'CHANGED' } }
  expect((await words.next()).value).toEqual({ data: heard })
  gateway.wps.answers.getSupportPresence = refusal
  later()
  gateway.wps.publish(said)
  expect(await words.next()).toMatchObject({ done: true })
})

it('what comes while the platform cannot say whether one may listen is told later', async () => {
  const { words, later } = await listen(ofMember, { answers: { readSupportConversation: readAs({}) } })
  const before = gateway.wps.countOf('readSupportConversation')
  gateway.wps.answers.readSupportConversation = failWith(423, 'SESSION_LOCKED')
  later()
  gateway.wps.publish(said)
  await vi.waitFor(() => expect(gateway.wps.countOf('readSupportConversation')).toBe(before + 1))
  gateway.wps.answers.readSupportConversation = readAs({})
  const heard = words.next()
  await vi.waitFor(async () => {
    gateway.wps.publish(said)
    expect(gateway.wps.countOf('readSupportConversation')).toBeGreaterThan(before + 1)
  })
  expect((await heard).value).toEqual({ data: { supportChatChanged: 'CHANGED' } })
})
