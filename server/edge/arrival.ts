import { plainAddress } from './address.ts'
import { createProxyCheck, type TrustedProxies } from './proxies.ts'

/** What an installation says about the machines before it. */
export interface EdgeSettings {
  readonly trustedProxies: TrustedProxies
  /** Header in which a trusted proxy tells the country of a visitor; lower case. */
  readonly countryHeader: string | undefined
}

/** A request as it reached the socket. */
export interface Incoming {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Where a request comes from, as far as it can be believed. */
export interface Arrival {
  /** IP address; empty where a socket has none. */
  readonly address: string
  /** Host name and port that the browser is at; lower case, empty when it is none. */
  readonly host: string
  /** ISO 3166 code; undefined when nobody trusted told one. */
  readonly country: string | undefined
  /** Id that a trusted proxy gave the request. */
  readonly requestId: string | undefined
}

export type ReadArrival = (incoming: Incoming) => Arrival

/** The headers that tell where a request comes from: what is asked inside the house for its sake takes them along. */
export function arrivalHeaders({ headers }: Incoming, { countryHeader }: EdgeSettings): Record<string, string> {
  const names = ['host', 'x-forwarded-for', 'x-forwarded-host', ...(countryHeader === undefined ? [] : [countryHeader])]
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, listOf(headers[name]).join(', ')]])),
  )
}

const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/
const COUNTRY = /^[A-Z]{2}$/
const REQUEST_ID = /^[A-Za-z0-9_.:-]{8,80}$/

/**
 * Decides what of a request's headers is believed, for gateway and platform alike (docs/decisions/0018). Each proxy appends the
 * address it was called from to `X-Forwarded-For`: read from the right, the first that is not one of ours is the caller's, and all
 * to the left of it is what the caller wrote. The other headers count when the machine that speaks with us is one of ours.
 */
export function createArrivalReader({ trustedProxies, countryHeader }: EdgeSettings): ReadArrival {
  const isOurs = createProxyCheck(trustedProxies)
  return ({ headers, socket }) => {
    const peer = plainAddress(socket.remoteAddress) ?? ''
    const told = isOurs(peer, 0) ? headers : {}
    const host = wellFormed(lastOf(told['x-forwarded-host'])?.toLowerCase(), HOST)
    return {
      address: callerBehind(peer, listOf(headers['x-forwarded-for']), isOurs),
      host: host ?? wellFormed(lastOf(headers.host)?.toLowerCase(), HOST) ?? '',
      country: countryHeader === undefined ? undefined : countryIn(lastOf(told[countryHeader])),
      requestId: requestIdIn(lastOf(told['x-request-id'])),
    }
  }
}

function callerBehind(peer: string, forwarded: readonly string[], isOurs: ReturnType<typeof createProxyCheck>): string {
  let address = peer
  for (let steps = 0; isOurs(address, steps); steps++) {
    // Nothing, or nothing that is an address: the last one that was told by one of ours is all there is to know.
    const next = plainAddress(forwarded.at(-1 - steps))
    if (next === undefined) break
    address = next
  }
  return address
}

/** A country code, in capitals; undefined when it is none. */
export const countryIn = (text: string | undefined) => wellFormed(text?.toUpperCase(), COUNTRY)

/** An id fit for a log line; undefined when it is none. */
export const requestIdIn = (text: string | undefined) => wellFormed(text, REQUEST_ID)

function wellFormed(text: string | undefined, form: RegExp): string | undefined {
  return text !== undefined && form.test(text) ? text : undefined
}

function listOf(value: string | string[] | undefined): string[] {
  const text = Array.isArray(value) ? value.join(',') : value
  return text === undefined ? [] : text.split(',').map((part) => part.trim())
}

/** Of several the last: the machine nearest to us wrote it. */
function lastOf(value: string | string[] | undefined): string | undefined {
  return listOf(value).at(-1)
}
