import { expect, it } from 'vitest'
import { installAddress } from './install-address.ts'

const origin = 'https://senvang.example'
const addressOf = (url: string) => installAddress([{ key: 'APP_IOS', url }], 'ios', origin)

it('is where the brand has an app of its own', () => {
  expect(addressOf('https://apps.apple.com/app/id1')).toBe('https://apps.apple.com/app/id1')
  expect(addressOf('/files/senvang.mobileconfig')).toBe('https://senvang.example/files/senvang.mobileconfig')
})

it('is nowhere when it only leads back to the guide, is no web address, or there is none', () => {
  expect(addressOf('/app#install-ios')).toBeNull()
  expect(addressOf('javascript:alert(1)')).toBeNull()
  expect(installAddress([], 'android', origin)).toBeNull()
})
