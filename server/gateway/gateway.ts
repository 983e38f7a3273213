import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { createArrivalReader } from '../edge/arrival.ts'
import { createApollo } from './apollo.ts'
import type { GatewayOptions } from './options.ts'
import { createMetrics } from './plugins/metrics.ts'
import { committedManifest, createPersistedOperations } from './plugins/persisted-operations.ts'
import { registerRoutes } from './routes.ts'
import { registerReference } from './sandbox/reference/route.ts'
import { registerSandbox } from './sandbox/route.ts'
import { buildSchema } from './schema.ts'
import { createServices, followPlatform } from './services.ts'

/** Greatest size of a message over a socket, in bytes. */
export const mostSocketBytes = 32 * 1024

/**
 * Mounts the GraphQL gateway: `/graphql` over HTTP and WebSocket, `/sandbox`. Everything it shows it asks of the REST platform at
 * `wpsUrl`, in the caller's name. Ends with the app.
 */
export async function registerGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const metrics = createMetrics(options.metrics)
  const services = createServices(options, metrics)
  const stream = followPlatform(options, services)
  const readArrival = createArrivalReader(options.edge)
  const schema = buildSchema()
  const operations = createPersistedOperations({
    manifest: options.persistedOperations ?? committedManifest,
    allowAdHoc: options.allowAdHocOperations,
  })
  const apollo = createApollo(schema, options, metrics)
  await apollo.start()

  if (!app.hasDecorator('websocketServer'))
    await app.register(websocket, {
      options: { maxPayload: mostSocketBytes },
      errorHandler(error, socket) {
        // A frame that is too large or none at all: of what the caller did wrong there is no stack to read.
        options.logger.warn({ reason: error.message }, 'a socket was broken off')
        socket.terminate()
      },
    })
  const { publicUrl } = options
  app.register((scope) =>
    registerRoutes(scope, { schema, apollo, operations, services, metrics, readArrival, publicUrl }),
  )
  // A LIVE brand takes no operations but our own: there is nothing to try.
  if (options.mode === 'DEMO') registerSandbox(app, options)
  // It spells the schema as introspection does.
  if (options.mode === 'DEMO' && options.introspection)
    app.register((scope) => registerReference(scope, schema, options.publicUrl))

  // Sockets first: fastify waits for connections before it runs onClose.
  app.addHook('preClose', async () => stream.stop())
  app.addHook('onClose', async () => {
    await apollo.stop()
    await services.wps.close()
  })
}
