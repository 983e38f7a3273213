import { expect, it } from 'vitest'
import { leadingThrottle } from './leading-throttle.ts'

it('lets the first of many through, and the next a second later', () => {
  let time = 0
  const may = leadingThrottle(1000, () => time)
  expect(may()).toBe(true)
  time = 999
  expect(may()).toBe(false)
  time = 1000
  expect(may()).toBe(true)
})
