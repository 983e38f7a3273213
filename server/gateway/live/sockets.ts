import type { FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql'
import { CloseCode, type Context, type SubscribePayload } from 'graphql-ws'
import { type Extra, makeHandler } from 'graphql-ws/use/@fastify/websocket'
import type { GatewayContext } from '../context.ts'
import { gatewayError } from '../errors.ts'
import { logError, presentError } from '../plugins/errors.ts'
import { checkOperation, documentLimits, mostTokens } from '../plugins/limits.ts'
import type { PersistedOperations } from '../plugins/persisted-operations.ts'

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
  const rules = [...specifiedRules, ...documentLimits().validationRules]
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
  function prepare(socket: SocketContext, payload: SubscribePayload): ExecutionArgs {
    const admitted = operations.admit({ ...payload })
    const isPersisted = 'isPersisted' in admitted && admitted.isPersisted
    const context = contextOf(socket.extra.request, socket.connectionParams ?? {}, isPersisted)
    contexts.set(payload, context)
    if ('refused' in admitted) throw gatewayError('OPERATION_REFUSED')
    if (Object.keys(socket.subscriptions).length > mostSubscriptions) throw gatewayError('TOO_MANY_SUBSCRIPTIONS')
    const document = parseDocument(admitted.query)
    const [invalid] = validate(schema, document, rules)
    if (invalid !== undefined) throw coded(invalid, 'GRAPHQL_VALIDATION_FAILED')
    const operation = getOperationAST(document, payload.operationName)
    if (operation?.operation !== 'subscription') throw gatewayError('OPERATION_REFUSED')
    const refusal = checkOperation(schema, document, operation, payload.variables)
    if (refusal !== undefined) throw refusal
    const operationName = payload.operationName ?? null
    return { schema, document, operationName, variableValues: payload.variables ?? {}, contextValue: context }
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
        return prepare(socket, payload)
      } catch (error) {
        return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })]
      }
    },
    onError: (_socket, _id, payload, errors) => present(errors, contexts.get(payload)),
    onNext: (_socket, _id, payload, _args, result) =>
      result.errors === undefined ? undefined : { ...result, errors: present(result.errors, contexts.get(payload)) },
    onComplete: (socket) => watchIdle(socket),
  })
}

/** A subscription that cannot begin fails alone: what is thrown here would close the socket under all the others. */
async function subscribeAlone(args: ExecutionArgs): Promise<Awaited<ReturnType<typeof subscribe>>> {
  try {
    return await subscribe(args)
  } catch (error) {
    return { errors: [new GraphQLError('', { originalError: error as Error })] }
  }
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: mostTokens })
  } catch (error) {
    throw coded(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')
  }
}

/** A fault of who wrote the operation, told to them as it is. */
function coded({ message }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

function present(errors: readonly GraphQLError[], context: GatewayContext | undefined): GraphQLError[] {
  return errors.map((error) => {
    if (context === undefined) return gatewayError('SYSTEM_ERROR')
    const { requestId, logger } = context
    logError(logger, error, { requestId, path: error.path })
    const { message, extensions } = presentError(error.toJSON(), error, context)
    return new GraphQLError(message, { extensions: extensions ?? {}, path: error.path ?? null })
  })
}
