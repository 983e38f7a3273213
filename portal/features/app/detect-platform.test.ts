import { expect, it } from 'vitest'
import { detectPlatform, inAppName, orderPlatforms } from './detect-platform.ts'

const iPhone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Safari/604.1`
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'

it.each([
  ['an iPhone that gets notifications', iPhone('17_2'), 5, 'ios'],
  ['the first that does', iPhone('16_4'), 5, 'ios'],
  ['one before it', iPhone('16_3'), 5, 'ios-lite'],
  ['a much older one', iPhone('9_3_5'), 5, 'ios-lite'],
  ['an iPad that calls itself a Mac', mac, 5, 'ios'],
  ['a Mac', mac, 0, undefined],
  ['an Android', 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36', 5, 'android'],
  ['a computer', 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0', 0, undefined],
])('knows %s', (_name, userAgent, maxTouchPoints, platform) => {
  expect(detectPlatform({ userAgent, maxTouchPoints })).toBe(platform)
})

it('shows first what fits the device, then its next of kin', () => {
  expect(orderPlatforms('ios-lite')).toEqual(['ios-lite', 'ios', 'android'])
  expect(orderPlatforms('android')).toEqual(['android', 'ios', 'ios-lite'])
  expect(orderPlatforms(undefined)).toEqual(['ios', 'ios-lite', 'android'])
})

it('sees browsers inside of other apps', () => {
  expect(inAppName({ userAgent: `${iPhone('17_2')} Zalo/23` })).toBe('Zalo')
  expect(inAppName({ userAgent: iPhone('17_2') })).toBeUndefined()
})
