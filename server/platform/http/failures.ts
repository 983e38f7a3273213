import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Trouble, troubleOf } from '../db/trouble.ts'
import { Failure } from '../lib/failure.ts'
import { newId } from '../lib/id.ts'
import { moneyErrors } from '../lib/money.ts'
import { QueueFullError } from '../lib/work-queue.ts'
import { aboutCall } from './call-log.ts'
import { chooseLanguage } from './caller.ts'
import { failureOf } from './envelope.ts'
import { httpErrors } from './errors.ts'
import type { HttpContext } from './http-context.ts'

/** Codes of Fastify's own refusals that are the caller's mistake. */
const REFUSALS: Readonly<Record<string, () => Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => httpErrors.BODY_TOO_LARGE(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => httpErrors.MEDIA_TYPE_UNSUPPORTED(),
  FST_REQ_FILE_TOO_LARGE: () => httpErrors.UPLOAD_TOO_LARGE(),
}

/** Those that have words for failures. */
const LANGUAGES = ['vi', 'en']

/** What a call is answered with that the database kept from its work; seconds until it is worth asking again. */
const TROUBLES: Readonly<Record<Trouble, () => Failure>> = {
  AWAY: () => httpErrors.DATABASE_UNAVAILABLE({ extras: { retryAfter: 2 } }),
  BUSY: () => httpErrors.TRY_AGAIN({ extras: { retryAfter: 1 } }),
  FULL: () => httpErrors.STORAGE_FULL({ extras: { retryAfter: 30 } }),
}

/** Every failure becomes an envelope; what was not expected is logged, and the person gets one sentence with its id. */
export function answerFailures(app: FastifyInstance, context: HttpContext): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const trouble = troubleOf(error)
    const failure = trouble ? TROUBLES[trouble]() : error instanceof Failure ? error : refusalOf(error)
    const requestId = request.requestId ?? newId()
    // Without a database the brand is not known, and with it its languages.
    const language = request.caller?.locale ?? chooseLanguage(request.headers['accept-language'], LANGUAGES) ?? 'vi'
    const at = { ...aboutCall(request), requestId }
    if (failure === undefined) {
      context.logger.error({ ...at, error: { message: error.message, stack: error.stack } }, 'call failed')
      return send(reply, requestId, httpErrors.INTERNAL_ERROR({ extras: { requestId } }), language)
    }
    if (trouble === undefined) context.logger.info({ ...at, code: failure.code, field: failure.field }, 'call refused')
    else context.logger.warn({ ...at, code: failure.code, error }, 'the database kept a call from its work')
    return send(reply, requestId, failure, language)
  })
}

/** What leads to no route at all: an address that cannot be decoded, a part of it that is too long. */
export function answerMalformedAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // A person with a mistyped link gets the page that says so, which an address of its own leads to.
  if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    reply.redirect('/not-found')
    return
  }
  const language = chooseLanguage(request.headers['accept-language'], LANGUAGES) ?? 'vi'
  send(reply, newId(), httpErrors.INVALID_INPUT(), language)
}

/** Paths of ours that name no call. */
export function answerUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/wps/*', '/lgw/*', '/lotto/*']) {
    app.all(url, async () => {
      throw httpErrors.CALL_UNKNOWN()
    })
  }
}

/** PostgreSQL's word for a number that leaves its type: a sum of amounts that are each within bounds. */
const OUT_OF_RANGE = '22003'
/** And for a text that is no value of the type: a call whose schema lets in more than the column holds. */
const NOT_OF_THE_TYPE = '22P02'

function refusalOf(error: FastifyError): Failure | undefined {
  if (error.code === OUT_OF_RANGE) return moneyErrors.MONEY_TOO_LARGE()
  if (error instanceof QueueFullError) return httpErrors.TRY_AGAIN({ extras: { retryAfter: 2 } })
  if (error.code === NOT_OF_THE_TYPE) return httpErrors.INVALID_INPUT()
  const known = REFUSALS[error.code]?.()
  if (known !== undefined) return known
  const isCallersMistake = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isCallersMistake ? httpErrors.INVALID_INPUT() : undefined
}

function send(reply: FastifyReply, requestId: string, failure: Failure, language: string) {
  // Whatever form the answer was to have, it has ours now.
  reply
    .type('application/json; charset=utf-8')
    .code(failure.status)
    .header('x-request-id', requestId)
    .header('cache-control', 'no-store')
  const retryAfter = failure.extras?.retryAfter
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
  return reply.send(failureOf(failure, language))
}
