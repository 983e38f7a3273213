import { expect, it } from 'vitest'
import { resourceAddress } from './resource-address.ts'

const guideOf = (url: string) => resourceAddress([{ key: 'MEDIA_GUIDE', url }], 'MEDIA_GUIDE', 'https://sen.example')

it('is another house’s guide, and none where the brand names the portal’s own', () => {
  expect(guideOf('https://guide.example/sen')).toBe('https://guide.example/sen')
  expect(guideOf('/app')).toBeNull()
  expect(resourceAddress([], 'MEDIA_GUIDE', 'https://sen.example')).toBeNull()
})
