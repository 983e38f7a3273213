import { useSite } from './use-site.ts'

/** Size of the customer-service window (§2). */
const features = 'popup,width=440,height=750'

/** Opens customer service in its own window; null when the brand has none. Social pages are not customer service. */
export function useCustomerService(): (() => void) | null {
  const { site } = useSite()
  return customerServiceOf(site.customerService)
}

/** The same for pages that stand before the site opens. */
export function customerServiceOf(entries: readonly { csType: string; path: string }[]): (() => void) | null {
  const entry =
    entries.find(({ csType }) => csType === 'LIVECHAT') ??
    entries.find(({ csType }) => csType !== 'FACEBOOK' && csType !== 'YOUTUBE')
  if (!entry) return null
  return () => void window.open(entry.path, 'customer-service', features)
}
