// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { noteAnswer } from '../../data/connection.ts'
import { useLookForNext } from './use-look-for-next.ts'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const closing = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))

it('looks soon after a draw has closed, and ever more seldom while none comes', async () => {
  const look = vi.fn()
  const { rerender } = renderHook(({ closesAt }) => useLookForNext(closesAt, look), {
    initialProps: { closesAt: closing(5000) },
  })
  await pass(4900)
  expect(look).not.toHaveBeenCalled()
  await pass(4600)
  expect(look.mock.calls.length).toBeGreaterThan(1)
  await pass(50_000)
  expect(look.mock.calls.length).toBeLessThan(12)

  // Another moment that is over is no next draw.
  look.mockClear()
  rerender({ closesAt: closing(0) })
  await pass(5000)
  expect(look.mock.calls.length).toBeLessThan(2)
  rerender({ closesAt: closing(4000) })
  // After 4 s, up to 3 and up to 6 more.
  await pass(14_000)
  expect(look.mock.calls.length).toBeGreaterThan(2)
})

it('looks soon for whoever comes back to the page', async () => {
  const look = vi.fn()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  renderHook(() => useLookForNext(closing(0), look))
  await pass(120_000)
  expect(look).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  await pass(1_500)
  expect(look).toHaveBeenCalledOnce()
})

it('does not look while the server is away', async () => {
  const look = vi.fn()
  renderHook(() => useLookForNext(closing(0), look))
  noteAnswer(false)
  await pass(20_000)
  expect(look).not.toHaveBeenCalled()
  noteAnswer(true)
  await pass(15_000)
  expect(look).toHaveBeenCalled()
})
