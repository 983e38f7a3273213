import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTrailingThrottle } from './use-trailing-throttle.ts'

afterEach(() => vi.useRealTimers())

it('works once for many calls, after them, and again for the next', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  const { result, unmount } = renderHook(() => useTrailingThrottle(work, 1000))
  for (let call = 0; call < 5; call++) result.current()
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
  result.current()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(2)
  result.current()
  unmount()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(2)
})
