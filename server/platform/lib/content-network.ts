import { randomInt } from 'node:crypto'

/**
 * An address of our own host moved to one of its content networks, chosen at random; path and query stay. Without any, and
 * on somebody else's host, for which our networks do not stand, it stays as it is.
 * @param url absolute
 * @param own any address of our own host
 * @param networks origins that stand before our own host
 */
export function onContentNetwork(url: string, own: string, networks: readonly string[]): string {
  const network = networks.length === 0 ? undefined : networks[randomInt(networks.length)]
  if (network === undefined || new URL(url).origin !== new URL(own).origin) return url
  return network + url.slice(new URL(url).origin.length)
}
