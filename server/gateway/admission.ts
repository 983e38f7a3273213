import type { FastifyReply, FastifyRequest } from 'fastify'
import { arrivalOf } from './caller.ts'
import { presentError } from './plugins/errors.ts'
import type { PersistedOperations, RawOperation } from './plugins/persisted-operations.ts'
import { languageOf } from './words.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the operation stands in the manifest. */
    isPersistedOperation: boolean
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
    if (admitted.refused !== 'EMPTY') await refuse(request, reply)
    return
  }
  target.query = admitted.query
  delete target.documentId
  delete target.extensions
  request.isPersistedOperation = admitted.isPersisted
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  const context = { language: languageOf(request.headers['accept-language']), requestId: arrivalOf(request).requestId }
  const error = presentError({ message: '', extensions: { code: 'OPERATION_REFUSED' } }, undefined, context)
  return reply.code(400).send({ errors: [error] })
}

/** A browser tells where a socket was opened from; another site must not speak with the reader's cookies or address. */
export async function refuseForeignSockets(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers
  if (!request.ws || origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== arrivalOf(request).host)
    await reply.code(403).send({ errors: [{ message: 'Forbidden origin' }] })
}
