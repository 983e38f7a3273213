import type { FastifyReply, FastifyRequest } from 'fastify'
import { type GraphQLSchema, getOperationAST, OperationTypeNode, parse } from 'graphql'
import { createHandler } from 'graphql-sse/lib/use/fastify'
import type { GatewayContext } from '../context.ts'
import { mostTokens } from '../plugins/limits.ts'
import { asGraphQLError, createPreparation, present, subscribeAlone } from './prepare.ts'

const EVENT_STREAM = 'text/event-stream'

const JSON_TYPES: readonly string[] = ['application/json', 'application/graphql-response+json', '*/*']

/**
 * Whether a request asks for a stream of events: media types are the same in any letter case (RFC 9110, 8.3.1). Clients that name every
 * form they know with every operation mean a stream where it is a subscription.
 */
export function asksForStream({ headers, body }: FastifyRequest): boolean {
  const types = (headers.accept ?? '').split(',').map((one) => one.split(';', 1)[0]?.trim().toLowerCase() ?? '')
  if (!types.includes(EVENT_STREAM)) return false
  return !types.some((type) => JSON_TYPES.includes(type)) || isSubscription(body)
}

function isSubscription(body: unknown): boolean {
  const { query, operationName } = (body ?? {}) as { query?: unknown; operationName?: string }
  try {
    const document = parse(String(query), { maxTokens: mostTokens })
    return getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION
  } catch {
    // What cannot be read is answered as every other operation is.
    return false
  }
}

/** Waits while what was written is not yet on its way; whoever is gone is waited for no more. */
async function untilRead(response: FastifyReply['raw']): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return
  await new Promise<void>((resolve) => {
    const go = () => {
      response.off('drain', go)
      response.off('close', go)
      resolve()
    }
    response.once('drain', go)
    response.once('close', go)
  })
}

export interface StreamOptions {
  readonly schema: GraphQLSchema
  readonly contextOf: (request: FastifyRequest) => GatewayContext
}

/**
 * Subscriptions as server-sent events: one subscription a request ("distinct connections" of the GraphQL over SSE protocol), for whom a
 * proxy lets no socket through. The operation was admitted before, as every other over HTTP.
 */
export function createStreamHandler({ schema, contextOf }: StreamOptions) {
  const prepare = createPreparation(schema)
  const open = new Set<FastifyReply['raw']>()
  const contexts = new WeakMap<FastifyRequest, GatewayContext>()
  const handle = createHandler({
    // No shared stream that several requests write to: whoever knew its token would read it.
    authenticate: () => null,
    subscribe: subscribeAlone,
    onSubscribe({ raw }, { query, operationName, variables }) {
      const context = contextOf(raw)
      contexts.set(raw, context)
      try {
        const args = prepare({ query, operationName, variables }, context)
        // To the library any object may be the context, as long as it is said to be one of any keys.
        return { ...args, contextValue: context as GatewayContext & Record<PropertyKey, unknown> }
      } catch (error) {
        // Without `data` the library takes it for something to execute.
        return { data: null, errors: [asGraphQLError(error)] }
      }
    },
    async onNext(_context, { raw, context: { reply } }, result) {
      // The library would keep every result for a reader who does not read; what waits at the source gives way instead.
      await untilRead(reply.raw)
      return result.errors === undefined ? undefined : { ...result, errors: present(result.errors, contexts.get(raw)) }
    },
  })
  return {
    /** Tells what is subscribed to until somebody ends it; `leave` is called once, when the caller is gone or all is told. */
    async answer(request: FastifyRequest, reply: FastifyReply, leave: () => void): Promise<void> {
      const { socket } = request.raw
      // An answer that waits behind another one of its connection never hears of the connection's end.
      const endWithSocket = () => void reply.raw.emit('close')
      socket.once('close', endWithSocket)
      reply.raw.once('close', () => {
        socket.off('close', endWithSocket)
        leave()
      })
      // The library knows the header in this form alone.
      request.headers.accept = EVENT_STREAM
      // A proxy before us hands each event on as it comes.
      reply.header('x-accel-buffering', 'no')
      reply.hijack()
      open.add(reply.raw)
      reply.raw.once('close', () => open.delete(reply.raw))
      await handle(request, reply).catch(() => reply.raw.destroy())
    },
    /** Ends what is open, since a server that closes waits for every answer. */
    close(): void {
      for (const one of open) one.end()
    },
  }
}
