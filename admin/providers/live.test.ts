// @vitest-environment jsdom
import type { AddressInfo } from 'node:net'
import { parse } from 'graphql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { listen, listenAnew } from './live.ts'

const document = parse('subscription { waitingDesksChanged { desk } }') as Parameters<typeof listen>[0]
let server: WebSocketServer
/** The brand that each socket said when it began. */
let said: unknown[]

beforeEach(async () => {
  said = []
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('connection', (socket) =>
    socket.on('message', (text) => {
      const { type, payload } = JSON.parse(String(text))
      if (type !== 'connection_init') return
      said.push(payload.merchant)
      socket.send(JSON.stringify({ type: 'connection_ack' }))
    }),
  )
  const { port } = server.address() as AddressInfo
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(_: string, protocol: string) {
        super(`ws://127.0.0.1:${port}/graphql`, protocol)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

it('listens for the brand in view, also after another one is chosen', async () => {
  sessionStorage.setItem('operator.merchant', 'SENVANG')
  const stop = listen(document, {}, () => undefined)
  await expect.poll(() => said).toEqual(['SENVANG'])
  sessionStorage.setItem('operator.merchant', 'SAKURA')
  listenAnew()
  await expect.poll(() => said, { timeout: 10_000 }).toEqual(['SENVANG', 'SAKURA'])
  stop()
})
