// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMuteEnd } from './use-mute-end.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it('asks when the mute is over, and on until the house knows of none', () => {
  let asked = 0
  const { rerender } = renderHook(({ until }) => useMuteEnd(until, () => void ++asked), {
    initialProps: { until: '2026-11-26T08:10:00Z' as string | undefined },
  })
  vi.advanceTimersByTime(599_000)
  expect(asked).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(asked).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(asked).toBe(3)
  rerender({ until: undefined })
  vi.advanceTimersByTime(60_000)
  expect(asked).toBe(3)
})

it('waits for one that lasts longer than a timer does', () => {
  let asked = 0
  renderHook(() => useMuteEnd('2027-02-26T08:00:00Z', () => void ++asked))
  vi.advanceTimersByTime(80 * 86_400_000)
  expect(asked).toBe(0)
  vi.advanceTimersByTime(12 * 86_400_000)
  expect(asked).toBeGreaterThan(0)
})
