import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Arrival, ReadArrival } from '../edge/arrival.ts'
import { languageOf } from './words.ts'
import type { Caller } from './wps/headers.ts'

const tokenForm = /^Bearer ([A-Za-z0-9._~+/=-]{8,512})$/i
const merchantForm = /^[A-Za-z0-9_]{2,20}$/

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from; set as soon as a request for the gateway begins. */
    arrival?: ArrivalWithId
  }
}

type ArrivalWithId = Arrival & { readonly requestId: string }

/** What a socket tells once for all its subscriptions, in place of headers. */
export interface CallerWords {
  readonly authorization?: unknown
  readonly merchant?: unknown
  readonly acceptLanguage?: unknown
}

/**
 * What a socket tells, by the names that headers have too: in any letter case, and with or without their hyphens, since clients hand
 * the headers of their requests on as they wrote them.
 */
export function wordsOf(parameters: Readonly<Record<string, unknown>>): CallerWords {
  const told = new Map(
    Object.entries(parameters).map(([name, value]) => [name.toLowerCase().replaceAll('-', ''), value]),
  )
  return {
    authorization: told.get('authorization'),
    merchant: told.get('merchant'),
    acceptLanguage: told.get('acceptlanguage'),
  }
}

/** Looks once where a request comes from, and gives it an id if nobody whom we trust did. */
export function noteArrival(request: FastifyRequest, readArrival: ReadArrival): ArrivalWithId {
  const { address, host, country, requestId = randomUUID() } = readArrival(request.raw)
  request.arrival = { address, host, country, requestId }
  return request.arrival
}

/** Where a request comes from that was noted before. */
export function arrivalOf({ arrival }: FastifyRequest): ArrivalWithId {
  if (arrival === undefined) throw new Error('Nobody looked where the request comes from')
  return arrival
}

/** Who calls, as far as the request tells; nothing of it is believed but by the platform. */
export function callerOf(
  request: FastifyRequest,
  words: CallerWords = {
    authorization: request.headers.authorization,
    merchant: request.headers.merchant,
    acceptLanguage: request.headers['accept-language'],
  },
): Omit<Caller, 'onCall' | 'onAsked'> {
  const { address, host, country, requestId } = arrivalOf(request)
  return {
    address,
    host,
    country,
    requestId,
    userAgent: request.headers['user-agent']?.slice(0, 300),
    language: languageOf(text(words.acceptLanguage)),
    token: tokenForm.exec(text(words.authorization) ?? '')?.[1],
    merchant: matching(words.merchant, merchantForm),
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function matching(value: unknown, form: RegExp): string | undefined {
  const found = text(value)
  return found !== undefined && form.test(found) ? found : undefined
}
