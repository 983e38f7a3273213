import type { AddressInfo } from 'node:net'
import websocket from '@fastify/websocket'
import fastify from 'fastify'
import { buildSchema } from 'graphql'
import { createClient } from 'graphql-ws'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { startGateway } from '../testing/gateway.ts'
import { createSocketHandler } from './sockets.ts'

it('a subscription that cannot begin is answered with its error, and the others of the socket go on', async () => {
  const schema = buildSchema('type Query { x: Int } type Subscription { good: Int bad: Int }')
  const fields = schema.getSubscriptionType()?.getFields() ?? {}
  let go: (() => void) | undefined
  Object.assign(fields.good ?? {}, {
    subscribe: async function* () {
      yield { good: 1 }
      await new Promise<void>((resolve) => {
        go = resolve
      })
      yield { good: 2 }
    },
  })
  Object.assign(fields.bad ?? {}, { subscribe: async () => 'no iterator' })
  const app = fastify()
  await app.register(websocket)
  const handler = createSocketHandler({
    schema,
    operations: { admit: ({ query }: { query: string }) => ({ query, isPersisted: true }) } as never,
    contextOf: () => ({ language: 'en', requestId: 'r', logger: pino({ level: 'silent' }) }) as never,
  })
  app.register(async (scope) => scope.get('/graphql', { websocket: true }, handler))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`
  const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 })
  const good = client.iterate({ query: 'subscription { good }' })
  expect((await good.next()).value).toEqual({ data: { good: 1 } })
  const bad = await client.iterate({ query: 'subscription { bad }' }).next()
  expect(bad.value).toMatchObject({ errors: [{ extensions: { code: 'SYSTEM_ERROR' } }] })
  const next = good.next()
  go?.()
  expect((await next).value).toEqual({ data: { good: 2 } })
  await client.dispose()
  await app.close()
})

it('a frame that is too large ends its socket and is logged without a stack', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const gateway = await startGateway()
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws')
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.on('error', () => undefined)
  socket.on('open', () => socket.send('x'.repeat(40_000)))
  await closed
  const [line = ''] = gateway.logs.filter((one) => one.includes('a socket was broken off'))
  expect(JSON.parse(line)).toMatchObject({ level: 40, reason: expect.stringContaining('Max payload') })
  expect(line).not.toContain('stack')
  expect(told).not.toHaveBeenCalled()
  await gateway.close()
})
