import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from './answer-body.ts'
import { askedOf } from './asked.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import type { Reading } from './reading.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What its operation reads, where others may wait for the answer. */
    reading: Reading | undefined
  }
}

/** Executes an operation, and gives the text of its answer. */
export type Execute = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** What a kept answer depends on beside its address. */
const varies = 'accept, accept-encoding, accept-language, authorization, merchant'
/** Below it a compressed answer saves nothing. */
const leastToEncode = 1_000

/** Answers an operation with what is kept, or executes it and keeps the answer for others if it may be told to them. */
export const createAnswerer =
  (answers: KeptAnswers, execute: Execute) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const asked = askedOf(request)
    if (asked === undefined) return execute(request, reply)
    const found = await answers.find(asked)
    if ('answer' in found) return send(request, reply, found.answer, found.contentType)
    const { flight } = found
    if (flight === undefined) return execute(request, reply)
    request.reading = flight.reading
    let kept: KeptAnswer | undefined
    try {
      const text = await execute(request, reply)
      if (typeof text === 'string' && reply.statusCode === 200 && !reply.hasHeader('set-cookie'))
        kept = flight.end({ text, contentType: String(reply.getHeader('content-type')) })
      if (kept !== undefined) tellAge(reply, kept)
      return text
    } finally {
      flight.end()
    }
  }

/** Its age is of the browser alone: caches between would not hear of what makes it old. */
function tellAge(reply: FastifyReply, { until, body }: KeptAnswer): void {
  const seconds = Math.max(0, Math.floor((until - Date.now()) / 1000))
  reply.header('cache-control', `private, max-age=${seconds}`).header('etag', body.etag).header('vary', varies)
}

async function send(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer, contentType: string) {
  const { body } = kept
  tellAge(reply, kept)
  const known = request.headers['if-none-match']
  // Of other methods the header means something else.
  if (request.method === 'GET' && known?.split(',').some((tag) => tag.trim() === body.etag))
    return reply.code(304).send()
  reply.header('content-type', contentType)
  const encoding = body.bytes.length < leastToEncode ? undefined : encodingOf(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(body.bytes)
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding))
}

/** The best form that a client takes; one that it weighs is asked for as little as one that it does not name. */
function encodingOf(accepted: string | string[] | undefined): Encoding | undefined {
  const named = new Set(
    String(accepted ?? '')
      .split(',')
      .map((name) => name.trim()),
  )
  return (['br', 'gzip'] as const).find((name) => named.has(name))
}
