import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOtherOperators } from './other-operators.ts'

const lowest = () => 0
let played: number[] = []
const pots = {
  hasRounds: () => played.length > 0,
  playElsewhere: (_vendor: string, _currency: string, stakes: readonly number[]) => void played.push(stakes.length),
}

beforeEach(() => {
  played = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('has played for pots before anybody looks, and plays on for those that are looked at', () => {
  const others = createOtherOperators(pots, lowest)
  others.start()
  vi.advanceTimersByTime(10_000)
  expect(played).toEqual([])
  others.watch('JL', 'VND')
  others.watch('JL', 'VND')
  expect(played).toEqual([1000])
  vi.advanceTimersByTime(4_000)
  expect(played).toEqual([1000, 1, 1])
  others.stop()
  vi.advanceTimersByTime(4_000)
  expect(played).toHaveLength(3)
})

it('leaves the pots alone where it was not started', () => {
  createOtherOperators(pots, lowest).watch('JL', 'VND')
  expect(played).toEqual([])
})
