import { isIP } from 'node:net'
import { createRangeCheck, readRange } from '../../edge/proxies.ts'

/** The largest network of one house that reaches the internet, in bits; a wider range would close whole parts of the world by a slip. */
const WIDEST = { 4: 8, 6: 19 } as const

/** An address or a range of them in its one spelling: `203.0.113.7`, `203.0.113.0/24`; undefined for anything else, or one too wide. */
export function readClosedAddress(text: string): string | undefined {
  const range = readRange(text.trim())
  if (range === undefined) return undefined
  const [address = '', bits] = range.split('/')
  const version = isIP(address) === 4 ? 4 : 6
  if (Number(bits) < WIDEST[version]) return undefined
  return Number(bits) === (version === 4 ? 32 : 128) ? address : range
}

/** By the list itself: it is the same one as long as the settings of the brand are kept. */
const checks = new WeakMap<readonly string[], (address: string) => boolean>()

/** Whether an address is one of these, or within one of these ranges. */
export function isClosedAddress(closed: readonly string[], address: string): boolean {
  if (closed.length === 0) return false
  const known = checks.get(closed)
  const check = known ?? createRangeCheck(closed.flatMap((one) => readRange(one) ?? []))
  if (known === undefined) checks.set(closed, check)
  return check(address)
}
