import type { FastifyRequest } from 'fastify'
import type { ExecutionArgs, GraphQLSchema } from 'graphql'
import { CloseCode, type Context, type SubscribePayload } from 'graphql-ws'
import { type Extra, makeHandler } from 'graphql-ws/use/@fastify/websocket'
import type { GatewayContext } from '../context.ts'
import { gatewayError } from '../errors.ts'
import type { PersistedOperations } from '../plugins/persisted-operations.ts'
import { asGraphQLError, createPreparation, present, subscribeAlone } from './prepare.ts'

/** Subscriptions one socket may hold. */
export const mostSubscriptions = 10
/** A socket that subscribes to nothing is closed after so many milliseconds. */
export const longestIdle = 60_000

export interface SocketOptions {
  readonly schema: GraphQLSchema
  readonly operations: PersistedOperations
  readonly contextOf: (request: FastifyRequest, words: Record<string, unknown>, isPersisted: boolean) => GatewayContext
  readonly longestIdle?: number
}

type SocketContext = Context<Record<string, unknown> | undefined, Extra & Partial<Record<PropertyKey, never>>>

/** Subscriptions over WebSocket (graphql-ws protocol), under the same limits and allow list as HTTP. Nothing else runs here. */
export function createSocketHandler({ schema, operations, contextOf, longestIdle: idle = longestIdle }: SocketOptions) {
  const prepare = createPreparation(schema)
  /** The context of a subscription, by its own message. */
  const contexts = new WeakMap<SubscribePayload, GatewayContext>()
  const idleTimers = new WeakMap<object, NodeJS.Timeout>()

  /** Starts the countdown when the last subscription is gone, stops it when one comes. */
  function watchIdle({ extra, subscriptions }: SocketContext): void {
    clearTimeout(idleTimers.get(extra))
    if (Object.keys(subscriptions).length > 0) return
    const timer = setTimeout(() => extra.socket.close(CloseCode.BadRequest, 'idle'), idle)
    timer.unref()
    idleTimers.set(extra, timer)
  }

  /** What to execute for a subscription; throws GraphQLErrors. */
  function begin(socket: SocketContext, payload: SubscribePayload): ExecutionArgs {
    const admitted = operations.admit({ ...payload })
    const isPersisted = 'isPersisted' in admitted && admitted.isPersisted
    const context = contextOf(socket.extra.request, socket.connectionParams ?? {}, isPersisted)
    contexts.set(payload, context)
    if ('refused' in admitted) throw gatewayError('OPERATION_REFUSED')
    if (Object.keys(socket.subscriptions).length > mostSubscriptions) throw gatewayError('TOO_MANY_SUBSCRIPTIONS')
    return prepare({ ...payload, query: admitted.query }, context)
  }

  return makeHandler({
    isProd: true,
    subscribe: subscribeAlone,
    connectionInitWaitTimeout: 5_000,
    onConnect: (socket) => watchIdle(socket),
    onDisconnect: ({ extra }) => clearTimeout(idleTimers.get(extra)),
    onSubscribe(socket, _id, payload) {
      watchIdle(socket)
      try {
        return begin(socket, payload)
      } catch (error) {
        return [asGraphQLError(error)]
      }
    },
    onError: (_socket, _id, payload, errors) => present(errors, contexts.get(payload)),
    onNext: (_socket, _id, payload, _args, result) =>
      result.errors === undefined ? undefined : { ...result, errors: present(result.errors, contexts.get(payload)) },
    onComplete: (socket) => watchIdle(socket),
  })
}
