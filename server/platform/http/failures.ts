import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Failure } from '../lib/failure.ts'
import { aboutCall } from './call-log.ts'
import { requestIdOf } from './caller.ts'
import { failureOf } from './envelope.ts'
import { httpErrors } from './errors.ts'
import type { HttpContext } from './http-context.ts'

/** Codes of Fastify's own refusals that are the caller's mistake. */
const REFUSALS: Readonly<Record<string, () => Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => httpErrors.BODY_TOO_LARGE(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => httpErrors.MEDIA_TYPE_UNSUPPORTED(),
  FST_REQ_FILE_TOO_LARGE: () => httpErrors.UPLOAD_TOO_LARGE(),
}

/** Every failure becomes an envelope; what was not expected is logged, and the person gets one sentence with its id. */
export function answerFailures(app: FastifyInstance, context: HttpContext): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = error instanceof Failure ? error : refusalOf(error)
    const requestId = request.requestId ?? requestIdOf(request)
    const language = request.caller?.locale ?? 'vi'
    const at = { ...aboutCall(request), requestId }
    if (failure === undefined) {
      context.logger.error({ ...at, error: { message: error.message, stack: error.stack } }, 'call failed')
      return send(reply, requestId, httpErrors.INTERNAL_ERROR({ extras: { requestId } }), language)
    }
    context.logger.info({ ...at, code: failure.code, field: failure.field }, 'call refused')
    return send(reply, requestId, failure, language)
  })
}

/** Paths of ours that name no call. */
export function answerUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/wps/*', '/lgw/*', '/lotto/*']) {
    app.all(url, async () => {
      throw httpErrors.CALL_UNKNOWN()
    })
  }
}

function refusalOf(error: FastifyError): Failure | undefined {
  const known = REFUSALS[error.code]?.()
  if (known !== undefined) return known
  const isCallersMistake = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isCallersMistake ? httpErrors.INVALID_INPUT() : undefined
}

function send(reply: FastifyReply, requestId: string, failure: Failure, language: string) {
  reply.code(failure.status).header('x-request-id', requestId).header('cache-control', 'no-store')
  const retryAfter = failure.extras?.retryAfter
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
  return reply.send(failureOf(failure, language))
}
