import type { Clock } from '../../lib/clock.ts'
import { createSecretBox } from '../../lib/secret-box.ts'

/** Milliseconds: a page that stood open for a day still leads where it says. */
const LIFE = 36 * 3_600_000

/**
 * The encrypted `path` of an entry (section 3 of the specification, decision 0050): what the public answer carries is opaque, holds for its
 * own brand and for some time, and is opened by `GET /wps/customer-service/:token`.
 */
export function createCustomerServiceLinks({ credentialKey, clock }: { credentialKey: string; clock: Clock }) {
  const box = createSecretBox(credentialKey)
  const contextOf = (merchantId: string) => `customer-service ${merchantId}`
  return {
    seal: (merchantId: string, id: string): string =>
      box.seal(
        // Short: what stands in a path has a hundred characters at most.
        `${(clock.now().getTime() + LIFE).toString(36)} ${id.replaceAll('-', '')}`,
        contextOf(merchantId),
      ),

    /** The entry that a token names; undefined for one that is over, another brand's, or none of ours. */
    open(merchantId: string, token: string): string | undefined {
      try {
        const [until = '', id = ''] = box.open(token, contextOf(merchantId)).split(' ')
        if (Number.parseInt(until, 36) <= clock.now().getTime()) return undefined
        return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      } catch {
        // Whatever cannot be opened was not sealed here; there is nothing else to tell about it.
        return undefined
      }
    },
  }
}

export type CustomerServiceLinks = ReturnType<typeof createCustomerServiceLinks>
