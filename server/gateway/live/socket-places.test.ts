import { expect, it } from 'vitest'
import { createSocketPlaces } from './socket-places.ts'

it('a network has so many places, and another those of its own', () => {
  const places = createSocketPlaces(2)
  const leave = places.take('2001:db8:0:1::1')
  expect(places.take('2001:db8:0:1:ffff::2')).toBeDefined()
  expect(places.take('2001:db8:0:1::3')).toBeUndefined()
  expect(places.take('2001:db8:0:2::3')).toBeDefined()
  expect(places.take('203.0.113.7')).toBeDefined()
  leave?.()
  expect(places.take('2001:db8:0:1::3')).toBeDefined()
  expect(places.take('2001:db8:0:1::4')).toBeUndefined()
})
