import { expect, it } from 'vitest'
import { revealDelay } from './reveal-delay.ts'

it('shows few numbers a fifth of a second apart, and many within a second and a half', () => {
  expect([0, 1, 2].map((place) => revealDelay(place, 3))).toEqual(['0ms', '200ms', '400ms'])
  expect(Number.parseInt(revealDelay(19, 20), 10)).toBeLessThan(1500)
})
