import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SimulatorOptions } from '../options.ts'
import { SimulatorError } from './errors.ts'
import { html } from './html.ts'
import { languageOf, wordsOf } from './language.ts'
import { page, prefix, sendPage } from './page.ts'

/** Turns refusals and failures into JSON for programs and a designed page for people. */
export function answerErrors(room: FastifyInstance, logger: SimulatorOptions['logger']) {
  room.setErrorHandler((error, request, reply) => {
    const known = asKnown(error)
    if (!known) logger.error({ error, requestId: request.id }, 'simulator: request failed')
    return answer(request, reply, known ?? new SimulatorError(500, 'INTERNAL', `failed, request ${request.id}`))
  })
  room.setNotFoundHandler((request, reply) =>
    answer(request, reply, new SimulatorError(404, 'NOT_FOUND', 'no such address')),
  )
}

function asKnown(error: unknown): SimulatorError | undefined {
  if (error instanceof SimulatorError) return error
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 413) return new SimulatorError(413, 'TOO_LARGE', 'body: too large')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new SimulatorError(statusCode, 'INVALID_INPUT', message ?? 'not valid')
  }
  return undefined
}

function answer(request: FastifyRequest, reply: FastifyReply, error: SimulatorError) {
  if (!(request.headers.accept ?? '').includes('text/html')) {
    return reply.status(error.status).send({ code: error.code, message: error.message })
  }
  const language = languageOf(request)
  const words: Record<string, string> = wordsOf(language).problem
  const body = html`<section class="card error" role="alert"><h1>${words.title}</h1><p>${
    words[error.code] ?? words.INVALID_INPUT
  }</p><p class="quiet">${error.message}</p><p><a href="${prefix}?lang=${language}">${words.back}</a></p></section>`
  return sendPage(reply, page({ language, title: words.title ?? '', here: prefix, body }), error.status)
}
