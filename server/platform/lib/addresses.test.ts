import { expect, it } from 'vitest'
import { isAddressRange, isWithin } from './addresses.ts'

it.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::/32', '::1'])('takes %s for a range', (text) =>
  expect(isAddressRange(text)).toBe(true),
)
it.each(['', '203.0.113', '203.0.113.0/33', '203.0.113.0/24/8', 'office', '203.0.113.0/'])(
  'does not take "%s" for a range',
  (text) => expect(isAddressRange(text)).toBe(false),
)
it('lets in what lies in a range, and everything where there is none', () => {
  expect(isWithin('203.0.113.9', ['10.0.0.1', '203.0.113.0/24'])).toBe(true)
  expect(isWithin('203.0.114.9', ['10.0.0.1', '203.0.113.0/24'])).toBe(false)
  expect(isWithin('2001:db8:1::5', ['2001:db8::/32'])).toBe(true)
  expect(isWithin('10.0.0.1', ['2001:db8::/32', '10.0.0.1'])).toBe(true)
  expect(isWithin('8.8.8.8', [])).toBe(true)
  expect(isWithin('', ['10.0.0.1'])).toBe(false)
})
