import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { arrivalOf } from './caller.ts'
import type { GatewayErrorCode } from './errors.ts'
import { presentError } from './plugins/errors.ts'
import type { PersistedOperations, RawOperation } from './plugins/persisted-operations.ts'
import { languageOf } from './words.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the operation stands in the manifest. */
    isPersistedOperation: boolean
    /** The operation by the hash of its text; undefined where none was admitted. */
    operationHash: string | undefined
  }
}

/** Puts the text of a persisted operation in the place of its id, and refuses what is not on the list. */
export async function admitOperation(
  operations: PersistedOperations,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const target = (request.method === 'GET' ? request.query : request.body) as RawOperation | RawOperation[] | undefined
  // A batch, or nothing at all, is Apollo's to refuse.
  if (request.ws || typeof target !== 'object' || target === null || Array.isArray(target)) return
  const admitted = operations.admit(target)
  if ('refused' in admitted) {
    if (admitted.refused !== 'EMPTY') await refuse(request, reply, 'OPERATION_REFUSED')
    return
  }
  target.query = admitted.query
  delete target.documentId
  delete target.extensions
  request.isPersistedOperation = admitted.isPersisted
  request.operationHash = admitted.hash
}

/**
 * The request as Apollo shall see it. It reads a GET from its address, where the text of a persisted operation does not stand, and where
 * another might: what was admitted stands there instead.
 */
export function asAdmitted(request: FastifyRequest): FastifyRequest {
  if (request.method !== 'GET' || request.operationHash === undefined) return request
  const admitted = request.query as RawOperation
  const parameters = (['query', 'operationName', 'variables'] as const).flatMap((name) =>
    // One that was named twice is refused.
    [admitted[name]]
      .flat()
      .filter((value) => typeof value === 'string')
      .map((value) => [name, value]),
  )
  return Object.create(request, { url: { value: `/graphql?${new URLSearchParams(parameters)}` } })
}

/** Answers what is no operation at all (no JSON, too long, another type of body) in the form of every answer. */
export function refuseMalformed(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  logger: Logger,
): FastifyReply {
  const { statusCode = 500 } = error
  if (statusCode < 500) return refuse(request, reply, 'BAD_INPUT', statusCode)
  logger.error({ err: error, requestId: arrivalOf(request).requestId }, 'an operation failed before it began')
  return refuse(request, reply, 'SYSTEM_ERROR', statusCode)
}

/** Answers with one error alone, in the caller's language. */
export function refuse(request: FastifyRequest, reply: FastifyReply, code: GatewayErrorCode, status = 400) {
  const context = { language: languageOf(request.headers['accept-language']), requestId: arrivalOf(request).requestId }
  const error = presentError({ message: '', extensions: { code } }, undefined, context)
  return reply.code(status).send({ errors: [error] })
}

/** A browser tells where a socket was opened from; another site must not speak with the reader's cookies or address. */
export async function refuseForeignSockets(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers
  if (!request.ws || origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== arrivalOf(request).host)
    await reply.code(403).send({ errors: [{ message: 'Forbidden origin' }] })
}
