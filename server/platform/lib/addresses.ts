import { BlockList, isIP } from 'node:net'

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether a text is an address or a range such as `203.0.113.0/24`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, rest] = text.split('/')
  if (isIP(address) === 0 || rest !== undefined) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32)
}

/** Whether an address lies in one of the ranges; no ranges: any address does. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true
  if (isIP(address) === 0) return false
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(network, kindOf(network))
    else list.addSubnet(network, Number(bits), kindOf(network))
  }
  return list.check(address, kindOf(address))
}
