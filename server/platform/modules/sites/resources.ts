import { sitesErrors } from './errors.ts'

/** Downloads and guides that the portal has a place for. */
export const RESOURCES = ['MEDIA_GUIDE', 'APP_IOS', 'APP_IOS_LITE', 'APP_ANDROID'] as const

/** Holds downloads and guides to one address each, that browsers open as it stands. Throws RESOURCE_TWICE, RESOURCE_ADDRESS. */
export function checkResources(resources: readonly { readonly name: string; readonly url: string }[]): void {
  const field = 'resources'
  const seen = new Set<string>()
  for (const { name, url } of resources) {
    if (seen.has(name)) throw sitesErrors.RESOURCE_TWICE({ field, extras: { name } })
    if (!isAddress(url)) throw sitesErrors.RESOURCE_ADDRESS({ field, extras: { address: url } })
    seen.add(name)
  }
}

/** Another house's encrypted address, or a page of the portal itself, which begins with one stroke. */
function isAddress(url: string): boolean {
  if (/[\s\\]/.test(url)) return false
  if (/^\/(?!\/)/.test(url)) return URL.canParse(url, 'https://portal.example')
  if (!URL.canParse(url)) return false
  const { protocol, username, password, hostname } = new URL(url)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}
