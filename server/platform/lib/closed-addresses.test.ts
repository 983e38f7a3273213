import { expect, it } from 'vitest'
import { isClosedAddress, readClosedAddress } from './closed-addresses.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.0/24 ', '203.0.113.0/24'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8::/32', '2001:db8::/32'],
  ['203.0.113', undefined],
  ['203.0.113.0/33', undefined],
  // By a slip in the length nobody closes most of the world out.
  ['203.0.113.0/2', undefined],
  ['2001:db8::/8', undefined],
  ['senvang.example', undefined],
])('reads %s as %s', (text, address) => expect(readClosedAddress(text)).toBe(address))

it('keeps out the address itself and those of a range, of either version', () => {
  const closed = ['203.0.113.7', '198.51.100.0/24', '2001:db8:1::/48']
  const kept = ['203.0.113.7', '198.51.100.200', '2001:db8:1:2::3', '203.0.113.8', '2001:db8:2::1', '']
  expect(kept.map((address) => isClosedAddress(closed, address))).toEqual([true, true, true, false, false, false])
})
