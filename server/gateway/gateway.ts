import { fastifyApolloHandler } from '@as-integrations/fastify'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createArrivalReader } from '../edge/arrival.ts'
import { createApollo } from './apollo.ts'
import { arrivalOf, callerOf, noteArrival } from './caller.ts'
import { createContext, type GatewayServices } from './context.ts'
import { commonHeaders } from './headers.ts'
import { followEvents } from './live/event-stream.ts'
import { createEventHub, topicsOf } from './live/events.ts'
import { createSocketHandler } from './live/sockets.ts'
import { deviceCookieOf } from './modules/sessions/device-cookie.ts'
import type { GatewayOptions } from './options.ts'
import { presentError } from './plugins/errors.ts'
import { createMetrics } from './plugins/metrics.ts'
import { committedManifest, createPersistedOperations, type RawOperation } from './plugins/persisted-operations.ts'
import { registerSandbox } from './sandbox/route.ts'
import { buildSchema } from './schema.ts'
import { languageOf } from './words.ts'
import { createWpsClient } from './wps/client.ts'
import { createPublicCache } from './wps/public-cache.ts'

/** Greatest size of a request, in bytes: pictures travel over REST. */
const mostBytes = 128 * 1024
const mostSocketBytes = 32 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the operation stands in the manifest. */
    isPersistedOperation: boolean
  }
}

/**
 * Mounts the GraphQL gateway: `/graphql` over HTTP and WebSocket, `/sandbox`. Everything it shows it asks of the REST platform at
 * `wpsUrl`, in the caller's name. Ends with the app.
 */
export async function registerGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const metrics = createMetrics(options.metrics)
  const events = createEventHub()
  const services: GatewayServices = {
    logger: options.logger,
    events,
    cache: createPublicCache({ onResult: (result) => metrics.cacheReads.inc({ result }) }),
    wps: createWpsClient({
      url: options.wpsUrl,
      serviceKey: options.serviceKey,
      ...(options.deadlines && { deadlines: options.deadlines }),
      onCall(form, outcome, milliseconds) {
        metrics.restCalls.inc({ call: form.name, outcome })
        metrics.restSeconds.observe({ call: form.name }, milliseconds / 1000)
      },
    }),
  }
  events.subscribe((event) => {
    for (const topic of topicsOf(event)) services.cache.invalidate(topic)
  })
  const stream = followEvents({
    url: options.wpsUrl,
    serviceKey: options.serviceKey,
    logger: options.logger,
    onEvent: events.publish,
  })
  const readArrival = createArrivalReader(options.edge)
  const schema = buildSchema()
  const operations = createPersistedOperations({
    manifest: options.persistedOperations ?? committedManifest,
    allowAdHoc: options.allowAdHocOperations,
  })
  const apollo = createApollo(schema, options, metrics)
  await apollo.start()

  if (!app.hasDecorator('websocketServer')) await app.register(websocket, { options: { maxPayload: mostSocketBytes } })
  app.register(async (scope) => {
    const nothing = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], upgradeInsecureRequests: null }
    await scope.register(helmet, { contentSecurityPolicy: { directives: nothing }, ...commonHeaders })
    scope.decorateRequest('isPersistedOperation', false)
    const answer = fastifyApolloHandler(apollo, {
      context: async (request, reply) =>
        createContext(
          services,
          callerOf(request),
          request.isPersistedOperation,
          deviceCookieOf(request, reply, options.publicUrl),
        ),
    })
    const socketHandler = createSocketHandler({
      schema,
      operations,
      contextOf: (request, words, isPersisted) => createContext(services, callerOf(request, words), isPersisted),
    })
    scope.addHook('onRequest', async (request, reply) => {
      const { requestId } = noteArrival(request, readArrival)
      reply.header('x-request-id', requestId).header('cache-control', 'private, no-store')
    })
    scope.addHook('preHandler', admitOperation)
    scope.route({ method: 'POST', url: '/graphql', bodyLimit: mostBytes, handler: answer })
    scope.route({
      method: 'GET',
      url: '/graphql',
      preValidation: refuseForeignSockets,
      handler: answer,
      wsHandler(socket, request) {
        metrics.sockets.inc()
        socket.once('close', () => metrics.sockets.dec())
        socketHandler.call(this, socket, request)
      },
    })
  })
  // A LIVE brand takes no operations but our own: there is nothing to try.
  if (options.mode === 'DEMO') registerSandbox(app, options)

  // Sockets first: fastify waits for connections before it runs onClose.
  app.addHook('preClose', async () => stream.stop())
  app.addHook('onClose', async () => {
    await apollo.stop()
    await services.wps.close()
  })

  /** Puts the text of a persisted operation in the place of its id, and refuses what is not on the list. */
  async function admitOperation(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const target = (request.method === 'GET' ? request.query : request.body) as
      | RawOperation
      | RawOperation[]
      | undefined
    // A batch, or nothing at all, is Apollo's to refuse.
    if (request.ws || typeof target !== 'object' || target === null || Array.isArray(target)) return
    const admitted = operations.admit(target)
    if ('refused' in admitted) {
      if (admitted.refused !== 'EMPTY') await refuse(request, reply)
      return
    }
    target.query = admitted.query
    delete target.documentId
    delete target.extensions
    request.isPersistedOperation = admitted.isPersisted
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  const context = { language: languageOf(request.headers['accept-language']), requestId: arrivalOf(request).requestId }
  const error = presentError({ message: '', extensions: { code: 'OPERATION_REFUSED' } }, undefined, context)
  return reply.code(400).send({ errors: [error] })
}

/** A browser tells where a socket was opened from; another site must not speak with the reader's cookies or address. */
async function refuseForeignSockets(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers
  if (!request.ws || origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== arrivalOf(request).host)
    await reply.code(403).send({ errors: [{ message: 'Forbidden origin' }] })
}
