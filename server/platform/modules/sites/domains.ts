import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import type { Transaction } from '../../db/connection.ts'
import { sitesErrors } from './errors.ts'
import { deleteDomains, insertDomains, selectTakenDomain } from './repository.ts'

/** Host names of one brand at most: each visitor's is looked up among those of all. */
export const MOST_DOMAINS = 20

const LONGEST = 253
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Host names as they stand in the header of a visit: small letters, and letters beyond ASCII as `xn--`. The first stays first: it is
 * the main one. Throws DOMAIN_ADDRESS for what is no host name, DOMAIN_TWICE.
 */
export function toDomains(hosts: readonly string[]): string[] {
  const domains: string[] = []
  for (const host of hosts) {
    const domain = toDomain(host)
    if (domain === undefined) throw sitesErrors.DOMAIN_ADDRESS({ field: 'domains', extras: { domain: host } })
    if (domains.includes(domain)) throw sitesErrors.DOMAIN_TWICE({ field: 'domains', extras: { domain } })
    domains.push(domain)
  }
  return domains
}

/** No scheme, port or path, no bare address, and a dot: a name without one is anybody's own machine. */
function toDomain(host: string): string | undefined {
  const name = host.trim()
  // What stands for more than a name, the conversion below would quietly cut off.
  if (/[\s:/?#@[\]%\\]/.test(name)) return undefined
  const domain = domainToASCII(name).replace(/\.$/, '')
  const isName = domain.includes('.') && domain.length <= LONGEST && isIP(domain) === 0
  return isName && domain.split('.').every((label) => LABEL.test(label)) ? domain : undefined
}

/**
 * Throws DOMAIN_TAKEN where another brand has one of them now: what is kept for later, as a draft or for a second operator, would be refused
 * then. Nobody is held back by it who takes one meanwhile.
 */
export async function demandFreeDomains(
  tx: Transaction,
  merchantId: string,
  domains: readonly string[],
): Promise<void> {
  const domain = await selectTakenDomain(tx.query, merchantId, domains)
  if (domain !== undefined) throw sitesErrors.DOMAIN_TAKEN({ field: 'domains', extras: { domain } })
}

/**
 * Gives a brand these host names instead of those it had, within the caller's transaction. Throws DOMAIN_TAKEN, alike whether or not
 * the caller may see the brand that has one; of two who take one at a time, the second waits for the first.
 */
export async function replaceDomains(
  tx: Transaction,
  merchantId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const gone = before.filter((domain) => !after.includes(domain))
  if (gone.length > 0) await deleteDomains(tx.query, merchantId, gone)
  // In one order for everybody, so that two who take the same ones do not wait for each other.
  const added = after.filter((domain) => !before.includes(domain)).sort()
  if (added.length === 0) return
  const taken = await insertDomains(tx.query, merchantId, added)
  const missing = added.find((domain) => !taken.includes(domain))
  if (missing !== undefined) throw sitesErrors.DOMAIN_TAKEN({ field: 'domains', extras: { domain: missing } })
}
