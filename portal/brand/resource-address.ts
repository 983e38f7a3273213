import { paths } from '../paths.ts'
import type { Site } from './use-site.ts'

/** Where a brand itself has a download or a guide, if it has one elsewhere than in the portal's own guide; null for what is no web address. */
export function resourceAddress(resources: Site['resources'], key: string, origin: string): string | null {
  const found = resources.find((resource) => resource.key === key)
  if (found === undefined || !URL.canParse(found.url, origin)) return null
  const address = new URL(found.url, origin)
  const isGuide = address.origin === origin && address.pathname === paths.app()
  return isGuide || !/^https?:$/.test(address.protocol) ? null : address.href
}
