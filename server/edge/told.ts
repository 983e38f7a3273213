import { plainAddress } from './address.ts'
import { type Arrival, countryIn, type Incoming, requestIdIn } from './arrival.ts'

/** An arrival as the gateway tells it to the platform. Without an address it asks for the house itself, not for a person. */
export type Told = { readonly [Part in keyof Arrival]?: string | undefined }

/**
 * The names under which it is told. They are believed beside the service key alone, so no caller can write them, and they are none
 * that a balancer between gateway and platform would add to or write anew.
 */
const NAMES = {
  address: 'x-caller-address',
  host: 'x-caller-host',
  country: 'x-caller-country',
  requestId: 'x-request-id',
} as const

/** The headers with which the gateway passes an arrival on. */
export function tellArrival(told: Told): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const part of Object.keys(NAMES) as (keyof Told)[]) {
    const value = told[part]
    if (value !== undefined && value !== '') headers[NAMES[part]] = value
  }
  return headers
}

/** What the gateway told; to be read beside a right service key only. */
export function readTold({ headers }: Incoming): Told {
  const text = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    address: plainAddress(text(NAMES.address)),
    host: text(NAMES.host)?.toLowerCase(),
    country: countryIn(text(NAMES.country)),
    requestId: requestIdIn(text(NAMES.requestId)),
  }
}
