import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import WebSocket from 'ws'
import { startGateway } from '../../server/gateway/testing/gateway.ts'
import type { Section } from './report.ts'
import { median, percentile } from './statistics.ts'

const LISTENERS = 2_000
const MESSAGES = 30
/** Sockets that are opened at once. */
const AT_ONCE = 100
const QUERY = `subscription ($roomId: ID!, $afterSequence: Int) { chatMessages(roomId: $roomId, afterSequence: $afterSequence) { listeners messages {
  sequence kind clientId author { key name rank avatarUrl } content bet { lotteryCode } isRemoved removes writtenAt } } }`

const room = { code: 'bench', name: 'Bench', slowSeconds: 0, leastRank: 0, leastDeposits: '0.00', refusal: null }
const entry = (sequence: number) => ({
  sequence,
  kind: 'TEXT',
  clientId: randomUUID(),
  author: { key: '0123456789abcdef', name: 'de***1', rank: 3, avatarUrl: null },
  content: 'Chúc cả nhà tối nay may mắn nhé, mình theo 23 45 kỳ tới.',
  bet: null,
  isRemoved: false,
  removes: null,
  writtenAt: '2026-11-26T08:00:00.000Z',
})

/** One message to two thousand listeners of a room at one node of the gateway, over their WebSockets. */
export async function benchChat(): Promise<Section> {
  const roomId = randomUUID()
  const gateway = await startGateway({
    // Each listener comes from a network of its own, as the proxy tells: one network has two hundred places.
    edge: { trustedProxies: 1, countryHeader: undefined },
    logger: pino({ level: 'silent' }),
    answers: {
      listChatRooms: () => ({ rooms: [{ id: roomId, ...room }], authorKey: null, mute: null, hidden: [] }),
      listChatMessages: () => ({ content: [], lastSequence: 0 }),
    },
  })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as AddressInfo
  const before = memory()
  let heard = 0
  let onAll = () => {}
  const sockets: WebSocket[] = []
  const onMessage = () => {
    heard += 1
    if (heard === LISTENERS) onAll()
  }
  while (sockets.length < LISTENERS) {
    const first = sockets.length
    const addresses = Array.from(
      { length: AT_ONCE },
      (_, index) => `10.${(first + index) >> 8}.${(first + index) & 255}.1`,
    )
    sockets.push(...(await Promise.all(addresses.map((address) => listen({ port, address, roomId, onMessage })))))
  }
  const perListener = (memory() - before) / LISTENERS
  const readsBefore = gateway.wps.countOf('listChatMessages')
  const times: number[] = []
  for (let sequence = 1; sequence <= MESSAGES; sequence += 1) {
    heard = 0
    const all = new Promise<void>((resolve) => {
      onAll = resolve
    })
    const begun = performance.now()
    gateway.wps.publish({ type: 'chat', roomId, message: entry(sequence) })
    await all
    times.push(performance.now() - begun)
  }
  const reads = gateway.wps.countOf('listChatMessages') - readsBefore
  for (const socket of sockets) socket.terminate()
  await gateway.close()
  return {
    title: 'A message in the chat room',
    method: `${LISTENERS} listeners of one room at one node of the gateway, each over a WebSocket of its own; from the platform's event to the last listener, ${MESSAGES} messages one after the other. Gateway and listeners share one process, so memory counts both ends of each socket.`,
    columns: ['measured', 'median', '95 %', 'ratio', 'reads of the platform', 'memory per listener'],
    best: { column: 'median', better: 'less' },
    rows: [
      [
        'one message to all',
        `${median(times).toFixed(0)} ms`,
        `${percentile(times, 95).toFixed(0)} ms`,
        `${(percentile(times, 95) / median(times)).toFixed(2)} ×`,
        String(reads),
        `${(perListener / 1024).toFixed(0)} KiB`,
      ],
    ],
  }
}

function memory(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

interface Listener {
  readonly port: number
  readonly address: string
  readonly roomId: string
  readonly onMessage: () => void
}

/** A listener by the graphql-ws protocol, as lean as it can be: the gateway is measured, not a client. */
function listen({ port, address, roomId, onMessage }: Listener): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': address }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers })
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`The gateway closed a socket: ${code}`)))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })))
    socket.on('message', (data) => {
      const text = data.toString()
      if (text.includes('"connection_ack"'))
        socket.send(
          JSON.stringify({
            id: '1',
            type: 'subscribe',
            payload: { query: QUERY, variables: { roomId, afterSequence: 0 } },
          }),
        )
      // The first news are how many listen.
      else if (text.includes('"messages":[]')) resolve(socket)
      else if (text.includes('"next"')) onMessage()
      else if (text.includes('"error"')) reject(new Error(text))
    })
  })
}
