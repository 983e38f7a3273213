import { paths } from '../paths.ts'
import { type Site, useSite } from './use-site.ts'

/** Size of the customer-service window (§2). */
const features = 'popup,width=440,height=750'

type Entries = readonly Pick<Site['customerService'][number], 'kind'>[]

/** Pages to follow, which the menu and the footer show; they are not where questions are answered. */
export const isSocial = ({ kind }: Entries[number]): boolean => kind === 'FACEBOOK' || kind === 'YOUTUBE'

/** Opens customer service in its own window; null when the brand has none. Social pages are not customer service. */
export function useCustomerService(): (() => void) | null {
  const { site } = useSite()
  return customerServiceOf(site.customerService)
}

/**
 * The same for pages that stand before the site opens. `home` is an address of the brand that the page starts from: where the host is
 * not the brand's, somebody may be imitating it, and the chat is better had at home.
 */
export function customerServiceOf(entries: Entries, home: string = window.location.href): (() => void) | null {
  if (entries.every(isSocial)) return null
  return () => void window.open(new URL(paths.support(), home), 'customer-service', features)
}

/** The brand's own host in place of the one at hand; scheme and port stay. */
export function addressAt(mainDomain: string, here: string): string {
  const address = new URL('/', here)
  address.hostname = mainDomain
  return address.href
}
