import type { Site } from '../../brand/use-site.ts'
import { paths } from '../../paths.ts'
import type { InstallPlatform } from './detect-platform.ts'

/** Under which name a brand keeps the address of a store, a file or a profile. */
const resourceNames: Record<InstallPlatform, string> = {
  ios: 'APP_IOS',
  'ios-lite': 'APP_IOS_LITE',
  android: 'APP_ANDROID',
}

/** Where the brand itself has the app, if it has one elsewhere than in this guide; null for what is no web address. */
export function installAddress(resources: Site['resources'], platform: InstallPlatform, origin: string): string | null {
  const found = resources.find(({ key }) => key === resourceNames[platform])
  if (found === undefined || !URL.canParse(found.url, origin)) return null
  const address = new URL(found.url, origin)
  const isGuide = address.origin === origin && address.pathname === paths.app()
  return isGuide || !/^https?:$/.test(address.protocol) ? null : address.href
}
