import { useSite } from './use-site.ts'

/** Size of the customer-service window (§2). */
const features = 'popup,width=440,height=750'

/** Opens customer service in its own window; null when the brand has none. Social pages are not customer service. */
export function useCustomerService(): (() => void) | null {
  const { site } = useSite()
  return customerServiceOf(site.customerService)
}

/**
 * The same for pages that stand before the site opens. `home` is an address of the brand that a path of it starts from:
 * where the host is not the brand's, a path would lead back to the page it stands on.
 */
export function customerServiceOf(
  entries: readonly { csType: string; path: string }[],
  home: string = window.location.href,
): (() => void) | null {
  const entry =
    entries.find(({ csType }) => csType === 'LIVECHAT') ??
    entries.find(({ csType }) => csType !== 'FACEBOOK' && csType !== 'YOUTUBE')
  if (!entry) return null
  return () => void window.open(new URL(entry.path, home), 'customer-service', features)
}

/** The brand's own host in place of the one at hand; scheme and port stay. */
export function addressAt(mainDomain: string, here: string): string {
  const address = new URL('/', here)
  address.hostname = mainDomain
  return address.href
}
