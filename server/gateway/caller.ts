import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { languageOf } from './words.ts'
import type { Caller } from './wps/headers.ts'

const requestIdForm = /^[A-Za-z0-9_.:-]{8,80}$/
const tokenForm = /^Bearer ([A-Za-z0-9._~+/=-]{8,512})$/i
const merchantForm = /^[A-Za-z0-9_]{2,20}$/

/** What a socket tells once for all its subscriptions, in place of headers. */
export interface CallerWords {
  readonly authorization?: unknown
  readonly merchant?: unknown
  readonly acceptLanguage?: unknown
}

/** Who calls, as far as the request tells; nothing of it is believed but by the platform. */
export function callerOf(
  request: FastifyRequest,
  geoHeader: string | undefined,
  words: CallerWords = {
    authorization: request.headers.authorization,
    merchant: request.headers.merchant,
    acceptLanguage: request.headers['accept-language'],
  },
): Omit<Caller, 'onCall'> {
  const country = geoHeader === undefined ? undefined : text(request.headers[geoHeader.toLowerCase()])
  return {
    requestId: requestIdOf(request),
    language: languageOf(text(words.acceptLanguage)),
    token: tokenForm.exec(text(words.authorization) ?? '')?.[1],
    merchant: matching(words.merchant, merchantForm),
    host: request.host,
    forwardedFor: request.ip,
    edgeHeaders: {
      ...(geoHeader !== undefined && country !== undefined && { [geoHeader.toLowerCase()]: country }),
      ...(request.headers['user-agent'] && { 'user-agent': request.headers['user-agent'].slice(0, 300) }),
    },
  }
}

/** The id a trusted part in front may have given the request, else a new one. */
export function requestIdOf(request: FastifyRequest): string {
  return matching(request.headers['x-request-id'], requestIdForm) ?? randomUUID()
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function matching(value: unknown, form: RegExp): string | undefined {
  const found = text(value)
  return found !== undefined && form.test(found) ? found : undefined
}
