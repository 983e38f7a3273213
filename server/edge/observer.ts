import { createHash, timingSafeEqual } from 'node:crypto'
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

/** Compares in a time that tells nothing of the secret; an empty one is nobody's. */
export function isSecret(given: string | undefined, secret: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const isEqual = timingSafeEqual(digest(given ?? ''), digest(secret ?? ''))
  return isEqual && given !== undefined && secret !== undefined && secret !== ''
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')
