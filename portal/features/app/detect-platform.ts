/** What can be installed, as the guide has it. */
export const installPlatforms = ['ios', 'ios-lite', 'android'] as const
export type InstallPlatform = (typeof installPlatforms)[number]

/** What of a browser tells which steps are its own. */
export interface BrowserSigns {
  readonly userAgent: string
  /** A new iPad calls itself a Mac; a Mac has no touch screen. */
  readonly maxTouchPoints: number
}

/** iOS from which pages on the home screen get notifications. */
const NOTIFYING_IOS = 16.4

/** What this device installs; undefined where it is no phone. */
export function detectPlatform({ userAgent, maxTouchPoints }: BrowserSigns): InstallPlatform | undefined {
  if (/Android/.test(userAgent)) return 'android'
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  if (!isApple) return undefined
  const [, major, minor = '0'] = /OS (\d+)_(\d+)/.exec(userAgent) ?? []
  return major !== undefined && Number(`${major}.${minor}`) < NOTIFYING_IOS ? 'ios-lite' : 'ios'
}

/** Browsers inside of other apps, which install nothing. */
const IN_APP: readonly (readonly [RegExp, string])[] = [
  [/Zalo/i, 'Zalo'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/Instagram/, 'Instagram'],
  [/Telegram/, 'Telegram'],
  [/\bLine\//, 'LINE'],
  [/TikTok|musical_ly/, 'TikTok'],
]

/** The app in which the page is shown; undefined in a browser of its own. */
export const inAppName = ({ userAgent }: Pick<BrowserSigns, 'userAgent'>): string | undefined =>
  IN_APP.find(([sign]) => sign.test(userAgent))?.[1]

/** The guide with what fits this device first. */
export function orderPlatforms(own: InstallPlatform | undefined): readonly InstallPlatform[] {
  if (own === undefined) return installPlatforms
  const isApple = own !== 'android'
  const others = installPlatforms.filter((platform) => platform !== own)
  return [
    own,
    ...others.sort(
      (left, right) => Number(isApple === (left === 'android')) - Number(isApple === (right === 'android')),
    ),
  ]
}
