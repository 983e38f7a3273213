import { hash, timingSafeEqual } from 'node:crypto'
import type { Incoming } from './arrival.ts'

/** Secrets with which a machine may read the figures of the house. */
export interface ObserverKeys {
  readonly serviceKey: string
  /** For scrapers, which need not be able to call in anybody's name. */
  readonly metricsToken: string | undefined
}

/**
 * Whether a request brings one of the secrets: `X-Service-Key`, or the token as `Authorization: Bearer`. No address is enough, since
 * behind a proxy everybody comes from one of ours.
 */
export function isObserver(
  { headers }: Pick<Incoming, 'headers'>,
  { serviceKey, metricsToken }: ObserverKeys,
): boolean {
  const bearer = /^Bearer (\S+)$/i.exec(textOf(headers.authorization))?.[1]
  return isSecret(textOf(headers['x-service-key']), serviceKey) || isSecret(bearer, metricsToken)
}

/** Compares in a time that tells nothing of the secret; an empty one is nobody's. Most calls bring none, which costs nothing. */
export function isSecret(given: string | undefined, secret: string | undefined): boolean {
  if (given === undefined || secret === undefined || secret === '') return false
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')
