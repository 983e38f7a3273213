import { lookup as resolve } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Not of the internet at large: of this machine, of some house's network, of nobody, or of many at once (IANA's special registries). */
const RESERVED: readonly [network: string, bits: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // The metadata of a cloud, whose address lies among the public ones.
  ['168.63.129.16', 32, 'ipv4'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
]

const reserved = new BlockList()
for (const [network, bits, family] of RESERVED) reserved.addSubnet(network, bits, family)
/** Beside it IPv6 has nothing public; so those that carry an IPv4 address within them are none. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the internet at large. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** The address is none that may be called; said alike whatever the reason, so that nobody maps a network by it. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>

/** Milliseconds for a name: who saves an endpoint waits for it, and a resolver that hangs is the affair of nobody else. */
const RESOLVING = 5_000

const resolveAll: Resolve = (host) =>
  Promise.race([
    resolve(host, { all: true }),
    wait(RESOLVING, undefined, { ref: false }).then(() => {
      throw new AddressRefused(host)
    }),
  ])

/** The addresses of a host, all of them public. Throws AddressRefused. */
async function publicAddressesOf(host: string, resolveHost: Resolve) {
  const found = await resolveHost(host)
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) throw new AddressRefused(host)
  return found.map(({ address, family }) => ({ address, family }))
}

/**
 * How connections find their host: to an address that was checked in this very look, so that a name which leads elsewhere a moment later
 * leads nowhere (DNS rebinding).
 */
export function publicLookup(resolveHost: Resolve = resolveAll): LookupFunction {
  return (host, options, done) => {
    publicAddressesOf(host, resolveHost).then(
      (found) => {
        const [first] = found
        if (options.all) done(null, found)
        else done(null, first?.address ?? '', first?.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
}

/** Which addresses a brand may have called. */
export interface AddressRules {
  /** Origins that the installation named, whatever they are: plain HTTP, or of its own network. */
  readonly knownOrigins: readonly string[]
  readonly resolveHost?: Resolve
}

/** Whether the installation itself answers for a place. */
export const isKnown = (url: URL, { knownOrigins }: AddressRules): boolean => knownOrigins.includes(url.origin)

/**
 * The place that a text names. Throws AddressRefused for what is no address, has a name and password in it, is not HTTPS, or stands for an
 * address that is not public. How a number is written (`0177.1`, `2130706433`, `[::ffff:7f00:1]`) makes no difference: URL reads them all.
 */
export function parseTarget(text: string, rules: AddressRules): URL {
  if (!URL.canParse(text)) throw new AddressRefused(text)
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || url.hash !== '') throw new AddressRefused(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new AddressRefused(text)
  if (isKnown(url, rules)) return url
  const host = hostOf(url)
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) throw new AddressRefused(text)
  return url
}

/** The same, and that its name leads to public addresses now. Throws AddressRefused. */
export async function checkTarget(text: string, rules: AddressRules): Promise<URL> {
  const url = parseTarget(text, rules)
  const host = hostOf(url)
  if (isKnown(url, rules) || isIP(host) !== 0) return url
  await publicAddressesOf(host, rules.resolveHost ?? resolveAll).catch(() => {
    // A name that leads nowhere and one that leads inside are told alike.
    throw new AddressRefused(text)
  })
  return url
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')
