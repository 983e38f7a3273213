import type { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { ReadArrival } from '../edge/arrival.ts'
import { commonHeaders, registerHeaders } from '../edge/headers.ts'
import { admitOperation, asAdmitted, refuse, refuseForeignSockets, refuseMalformed } from './admission.ts'
import { createAnswerer } from './answers/handler.ts'
import { arrivalOf, callerOf, noteArrival, wordsOf } from './caller.ts'
import { createContext, type GatewayContext, type GatewayServices } from './context.ts'
import { createSocketPlaces } from './live/socket-places.ts'
import { createSocketHandler } from './live/sockets.ts'
import { asksForStream, createStreamHandler } from './live/streams.ts'
import { deviceCookieOf } from './modules/sessions/device-cookie.ts'
import type { GatewayMetrics } from './plugins/metrics.ts'
import type { PersistedOperations } from './plugins/persisted-operations.ts'

/** Greatest size of a request, in bytes: pictures travel over REST. */
export const mostBytes = 128 * 1024

/** RFC 6455: whoever is refused comes back after a while. */
const TRY_LATER = 1013

const nothing = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], upgradeInsecureRequests: null }

/** What answers an operation. */
export interface RouteParts {
  readonly schema: GraphQLSchema
  /** Started already. */
  readonly apollo: ApolloServer<GatewayContext>
  readonly operations: PersistedOperations
  readonly services: GatewayServices
  readonly metrics: GatewayMetrics
  readonly readArrival: ReadArrival
  readonly publicUrl: string
}

/** Answers one operation: with what is kept for everybody, or by Apollo in a context of its own. */
function createOperationHandler(scope: FastifyInstance, { apollo, services, publicUrl }: RouteParts) {
  scope.decorateRequest('isPersistedOperation', false)
  scope.decorateRequest('operationHash', undefined)
  scope.decorateRequest('reading', undefined)
  const handler = fastifyApolloHandler(apollo, {
    context: async (request, reply) =>
      createContext(
        services,
        callerOf(request),
        request.isPersistedOperation,
        deviceCookieOf(request, reply, publicUrl),
        request.reading,
      ),
  })
  return createAnswerer(
    services.answers,
    async (request, reply) => handler.call(scope, asAdmitted(request), reply) as Promise<unknown>,
  )
}

/**
 * Mounts `/graphql` in a scope of its own: Apollo answers over HTTP; subscriptions go over the WebSocket of the same address, or as events
 * of an answer that stays open.
 */
export async function registerRoutes(scope: FastifyInstance, parts: RouteParts): Promise<void> {
  const { schema, operations, services, metrics, readArrival } = parts
  await registerHeaders(scope, { contentSecurityPolicy: { directives: nothing }, ...commonHeaders })
  const answer = createOperationHandler(scope, parts)
  const socketHandler = createSocketHandler({
    schema,
    operations,
    contextOf: (request, words, isPersisted) => createContext(services, callerOf(request, wordsOf(words)), isPersisted),
  })
  const streams = createStreamHandler({
    schema,
    contextOf: (request) => createContext(services, callerOf(request), request.isPersistedOperation),
  })
  scope.addHook('preClose', async () => streams.close())
  const places = createSocketPlaces()
  scope.addHook('onRequest', (request, reply, done) => {
    const { requestId } = noteArrival(request, readArrival)
    reply.header('x-request-id', requestId).header('cache-control', 'private, no-store')
    done()
  })
  scope.setErrorHandler<FastifyError>((error, request, reply) =>
    refuseMalformed(error, request, reply, services.logger),
  )
  scope.addHook('preHandler', async (request, reply) => admitOperation(operations, request, reply))
  scope.route({
    method: 'POST',
    url: '/graphql',
    bodyLimit: mostBytes,
    async handler(request, reply) {
      if (!asksForStream(request)) return answer(request, reply)
      // The allow list saw JSON alone; the library would read it in other types too.
      if (typeof request.body !== 'object' || request.body === null) return refuse(request, reply, 'BAD_INPUT')
      // A stream takes a place as a socket does: both stay open.
      const leave = places.take(arrivalOf(request).address)
      if (leave === undefined) return refuse(request, reply, 'RATE_LIMITED', 429)
      metrics.sockets.inc()
      return streams.answer(request, reply, () => {
        leave()
        metrics.sockets.dec()
      })
    },
  })
  scope.route({
    method: 'GET',
    url: '/graphql',
    preValidation: refuseForeignSockets,
    handler: answer,
    wsHandler(socket, request) {
      const leave = places.take(arrivalOf(request).address)
      if (leave === undefined) return socket.close(TRY_LATER, 'too many sockets')
      socket.once('close', leave)
      metrics.sockets.inc()
      socket.once('close', () => metrics.sockets.dec())
      const listening = socket.listeners('error')
      socketHandler.call(this, socket, request)
      // The library writes whatever breaks a socket to stderr, with its stack; that is logged already, as the mishap of a caller that it is.
      for (const listener of socket.listeners('error'))
        if (!listening.includes(listener)) socket.off('error', listener as () => void)
    },
  })
}
