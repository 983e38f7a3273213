import { expect, it } from 'vitest'
import { downloadAddress } from './download-address.ts'

it('leads to the app in the language of the page, and tells nothing of who scans it', () => {
  expect(downloadAddress('/app#install-ios', 'vi', 'https://senvang.example')).toBe(
    'https://senvang.example/app?lang=vi#install-ios',
  )
  expect(downloadAddress('https://apps.example/croupier.apk?v=2', 'en', 'https://senvang.example')).toBe(
    'https://apps.example/croupier.apk?v=2&lang=en',
  )
})
