import type { AddressInfo } from 'node:net'
import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { startGateway, type TestGateway } from './gateway.ts'

/** A gateway that listens, with one client of its subscriptions who is signed in. */
export interface Listener {
  readonly gateway: TestGateway
  readonly client: Client
  stop(): Promise<void>
}

/** Starts a gateway over the given answers of the platform, and a client of it over WebSocket. */
export async function startListener(options: Parameters<typeof startGateway>[0]): Promise<Listener> {
  const gateway = await startGateway(options)
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as AddressInfo
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: 'Bearer token-of-somebody' },
    retryAttempts: 0,
  })
  return {
    gateway,
    client,
    async stop() {
      await client.dispose()
      await gateway.close()
    },
  }
}
