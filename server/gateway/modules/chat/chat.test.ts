import type { AddressInfo } from 'node:net'
import { type Client, createClient } from 'graphql-ws'
import { afterEach, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { failWith } from '../../testing/fake-wps.ts'
import { startGateway, type TestGateway } from '../../testing/gateway.ts'

const ROOM = '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'
const query = `subscription ($afterSequence: Int) { chatMessages(roomId: "${ROOM}", afterSequence: $afterSequence) { messages { sequence content } listeners } }`

let gateway: TestGateway
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose()
  await gateway.close()
})

const entry = (sequence: number) => ({
  sequence,
  kind: 'TEXT',
  clientId: null,
  author: { key: 'a', name: 'An', rank: null, avatarUrl: null },
  content: `số ${sequence}`,
  bet: null,
  isRemoved: false,
  removes: null,
  writtenAt: '2026-11-26T08:00:00.000Z',
})
const room = { id: ROOM, code: 'r', name: 'R', slowSeconds: 0, leastRank: 0, leastDeposits: '0.00', refusal: null }

/** A house whose room has so many entries. */
async function start(last: number) {
  const log = { last }
  gateway = await startGateway({
    answers: {
      listChatRooms: () => ({ rooms: [room], authorKey: null, mute: null, hidden: [] }),
      listChatMessages: ({ query: asked }) => {
        const { after = 0 } = asked as { after?: string }
        const numbers = Array.from({ length: log.last }, (_, at) => at + 1).filter((one) => one > Number(after))
        return { content: numbers.map(entry), lastSequence: log.last }
      },
      getMember: () => ({ id: 'member-1', type: 0 }),
    },
  })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  return log
}

function listen(after: number | undefined, token?: string) {
  const { port } = gateway.app.server.address() as AddressInfo
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    retryAttempts: 0,
  })
  clients.push(client)
  const seen: number[] = []
  const ends: unknown[] = []
  const counts: number[] = []
  client.subscribe(
    { query, variables: { afterSequence: after } },
    {
      next: ({ data, errors }) => {
        if (errors) return void ends.push(errors)
        const { messages, listeners } = (
          data as { chatMessages: { messages: { sequence: number }[]; listeners: number } }
        ).chatMessages
        counts.push(listeners)
        seen.push(...messages.map(({ sequence }) => sequence))
      },
      error: (error) => void ends.push(error),
      complete: () => void ends.push('complete'),
    },
  )
  return { seen, ends, counts }
}

/** On a busy machine too. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 })
const tell = (sequence: number) => gateway.wps.publish({ type: 'chat', roomId: ROOM, message: entry(sequence) })
const reads = () => gateway.wps.countOf('listChatMessages')

it('tells who comes back what he missed, and everybody each message without a read of his own', async () => {
  const log = await start(5)
  const first = listen(5)
  await soon(() => expect(reads()).toBe(1))
  const others = [listen(3), listen(5), listen(0)]
  await soon(() => expect(others[0]?.seen).toEqual([4, 5]))
  await soon(() => expect(others[2]?.seen).toEqual([1, 2, 3, 4, 5]))
  log.last = 6
  tell(6)
  for (const one of [first, ...others]) await soon(() => expect(one.seen.at(-1)).toBe(6))
  expect(first.seen).toEqual([6])
  expect(reads()).toBe(1)
})

it('counts a person once, however many windows he opens', async () => {
  await start(1)
  const windows = [listen(1), listen(1), listen(1)]
  for (const { counts } of windows) await soon(() => expect(counts.length).toBeGreaterThan(0))
  const member = listen(1, 'token-of-a-member')
  await soon(() => expect(member.counts).toEqual([2]))
})

it('reads what an event was lost of once for all, and tells it in order', async () => {
  const log = await start(2)
  const listeners = [listen(2), listen(2), listen(2)]
  await soon(() => expect(reads()).toBe(1))
  log.last = 3
  tell(3)
  for (const { seen } of listeners) await soon(() => expect(seen).toEqual([3]))
  log.last = 6
  tell(6)
  tell(6)
  for (const { seen } of listeners) await soon(() => expect(seen).toEqual([3, 4, 5, 6]))
  expect(reads()).toBe(2)
})

it('reads again after the stream of the platform was interrupted', async () => {
  const log = await start(1)
  const { seen } = listen(1)
  await soon(() => expect(reads()).toBe(1))
  log.last = 2
  gateway.wps.cutStreams()
  await soon(() => expect(seen).toEqual([2]))
})

it('is not for who takes a break, and ends when one begins', async () => {
  await start(1)
  const { ends } = listen(1, 'token-of-a-member')
  await soon(() => expect(reads()).toBe(1))
  gateway.wps.answers.listChatRooms = failWith(403, 'CHAT_PAUSED')
  gateway.wps.publish({ type: 'protection', memberId: 'member-1' })
  await soon(() => expect(ends).toEqual(['complete']))
  const late = listen(1, 'token-of-a-member')
  await soon(() => expect(late.ends).not.toEqual([]))
  expect(late.ends[0]).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})
