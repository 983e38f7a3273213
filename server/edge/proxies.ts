import { BlockList, isIP } from 'node:net'
import { plainAddress } from './address.ts'

/** Which machines before us are believed: so many in a row, or those at these addresses (`10.0.0.0/8`). Zero or none: nobody. */
export type TrustedProxies = number | readonly string[]

/** Names for the ranges that stand in every proxy's manual. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** What is to be written in `TRUST_PROXY`, for whoever wrote something else. */
export const PROXIES_WANTED =
  'the number of proxies between people and this server (0, 1, 2 …), or their addresses (loopback, private, 10.1.2.3, 10.0.0.0/8) with commas between; `true` would believe what callers write themselves'

/** Reads `TRUST_PROXY`; undefined when it is neither a number of proxies nor a list of addresses. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text)
  const parts = text.split(',').map((part) => rangesOf(part.trim()))
  return parts.includes(undefined) ? undefined : parts.flatMap((ranges) => ranges ?? [])
}

function rangesOf(text: string): readonly string[] | undefined {
  const known = RANGES[text]
  if (known !== undefined) return known
  const range = readRange(text)
  return range === undefined ? undefined : [range]
}

/** `address/bits` of an address or a range; a range of everybody is none. */
export function readRange(text: string): string | undefined {
  const [, given = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const address = isIP(given) === 0 ? undefined : plainAddress(given)
  if (address === undefined) return undefined
  const most = isIP(address) === 4 ? 32 : 128
  const wanted = bits === undefined ? most : Number(bits)
  return wanted >= 1 && wanted <= most ? `${address}/${wanted}` : undefined
}

/** Whether the machine that stands so many steps before us is one of ours; the one that speaks with us is at 0. */
export type ProxyCheck = (address: string, steps: number) => boolean

export function createProxyCheck(proxies: TrustedProxies): ProxyCheck {
  return typeof proxies === 'number' ? (_address, steps) => steps < proxies : createRangeCheck(proxies)
}

/** Whether an address is in one of these ranges, each as `readRange` gives it. */
export function createRangeCheck(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of ranges) {
    const [address = '', bits = ''] = network.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}
