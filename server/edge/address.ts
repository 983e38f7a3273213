import { isIP } from 'node:net'

/**
 * An IP address in its one spelling, so that nobody has two names in limits and lists: without port, brackets and zone, IPv4 in
 * IPv6 as IPv4, IPv6 shortened. Undefined for what is no address.
 */
export function plainAddress(text: string | undefined): string | undefined {
  const given = (text ?? '').trim()
  const bare =
    /^\[([^\]]+)\](?::\d{1,5})?$/.exec(given)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(given)?.[1] ?? given.replace(/%.*$/, '')
  const version = isIP(bare)
  if (version === 4) return bare
  if (version === 0) return undefined
  const short = new URL(`http://[${bare.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  return mappedIpv4(short) ?? short
}

/** `::ffff:a01:203` → `10.1.2.3`. */
function mappedIpv4(address: string): string | undefined {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address) ?? []
  if (high === undefined || low === undefined) return undefined
  const number = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
}

/**
 * Whom an address stands for in limits and in lists of known places: an IPv4 address itself, of IPv6 its /64, which is the least
 * that one customer gets. Counted by address, one customer would have 2^64 names; known by address, a phone that changes
 * its own each day (RFC 8981) would be a stranger each day.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [before = [], after] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = after === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  const prefix = [...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')
  return `${plainAddress(`${prefix}::`)}/64`
}
