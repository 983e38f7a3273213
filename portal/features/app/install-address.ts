import { resourceAddress } from '../../brand/resource-address.ts'
import type { Site } from '../../brand/use-site.ts'
import type { InstallPlatform } from './detect-platform.ts'

/** Under which name a brand keeps the address of a store, a file or a profile. */
const resourceNames: Record<InstallPlatform, string> = {
  ios: 'APP_IOS',
  'ios-lite': 'APP_IOS_LITE',
  android: 'APP_ANDROID',
}

/** Where the brand itself has the app, if it has one elsewhere than in this guide; null for what is no web address. */
export const installAddress = (
  resources: Site['resources'],
  platform: InstallPlatform,
  origin: string,
): string | null => resourceAddress(resources, resourceNames[platform], origin)
