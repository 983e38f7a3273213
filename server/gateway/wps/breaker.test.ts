import { expect, it } from 'vitest'
import { createBreaker, createRetryBudget } from './breaker.ts'

function breakerAt(clock: { now: number }) {
  return createBreaker(undefined, () => clock.now)
}

it('opens after too many failures, lets one probe through, and closes when it succeeds', () => {
  const clock = { now: 0 }
  const breaker = breakerAt(clock)
  for (let call = 0; call < 8; call += 1) {
    expect(breaker.admit()).toBe(true)
    breaker.report(call >= 4)
  }
  expect(breaker.isOpen()).toBe(true)
  expect(breaker.admit()).toBe(false)
  clock.now = 1_000
  expect(breaker.admit()).toBe(true)
  expect(breaker.admit()).toBe(false)
  breaker.report(true)
  expect(breaker.admit()).toBe(false)
  clock.now = 2_000
  expect(breaker.admit()).toBe(true)
  breaker.report(false)
  expect(breaker.isOpen()).toBe(false)
  expect(breaker.admit()).toBe(true)
})

it('stays closed under few failures, and forgets old ones', () => {
  const clock = { now: 0 }
  const breaker = breakerAt(clock)
  for (let call = 0; call < 100; call += 1) breaker.report(call % 10 === 0)
  expect(breaker.isOpen()).toBe(false)
  const sparse = breakerAt(clock)
  for (let call = 0; call < 50; call += 1) {
    clock.now += 11_000
    sparse.report(true)
  }
  expect(sparse.isOpen()).toBe(false)
})

it('opens after 20 failures whatever their share', () => {
  const breaker = breakerAt({ now: 0 })
  for (let call = 0; call < 400; call += 1) breaker.report(call % 20 === 0)
  expect(breaker.isOpen()).toBe(true)
})

it('allows retries for a tenth of the calls', () => {
  const budget = createRetryBudget(0.1, 2)
  expect([budget.spend(), budget.spend(), budget.spend()]).toEqual([true, true, false])
  let retries = 0
  for (let call = 0; call < 100; call += 1) {
    budget.earn()
    if (budget.spend()) retries += 1
  }
  expect(retries).toBeGreaterThanOrEqual(9)
  expect(retries).toBeLessThanOrEqual(10)
})

it('does not open for what one caller meets, however often, and opens for what several do', () => {
  const breaker = breakerAt({ now: 0 })
  for (let call = 0; call < 5; call += 1) breaker.report(false, `member ${call}`)
  for (let call = 0; call < 100; call += 1) breaker.report(true, 'a greedy one')
  expect(breaker.isOpen()).toBe(false)
  for (let call = 0; call < 6; call += 1) breaker.report(true, `member ${call}`)
  expect(breaker.isOpen()).toBe(true)
})
