// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeptRoom } from './kept-room.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const draw = (height: number) => {
  // jsdom lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  const { container, unmount } = render(<KeptRoom name="banners">{height > 0 && <p>Told</p>}</KeptRoom>)
  return { room: () => Number.parseInt((container.firstElementChild as HTMLElement).style.minHeight, 10), unmount }
}

it('keeps the room from the first picture on that it took the last time, and lets it go when that has come', () => {
  const first = draw(120)
  expect(first.room()).toBe(0)
  vi.advanceTimersByTime(9_000)
  first.unmount()
  const second = draw(120)
  expect(second.room()).toBe(120)
})

it('lets the room go that nothing came into, and does not keep it again', async () => {
  sessionStorage.setItem('room:banners', '120')
  const { room, unmount } = draw(0)
  expect(room()).toBe(120)
  await vi.waitFor(() => {
    vi.advanceTimersByTime(9_000)
    expect(room()).toBe(0)
  })
  unmount()
  expect(draw(0).room()).toBe(0)
})

it('lets the room go at once when what came is closed', () => {
  sessionStorage.setItem('room:banners', '120')
  let tell = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        tell = heard
      }
      observe = () => {}
      disconnect = () => {}
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
  const { container } = render(
    <KeptRoom name="banners">
      <p>Told</p>
    </KeptRoom>,
  )
  const changeTo = (pixels: number) => {
    height.mockReturnValue(pixels)
    act(tell)
    return Number.parseInt((container.firstElementChild as HTMLElement).style.minHeight, 10)
  }
  expect(changeTo(0)).toBe(120)
  expect(changeTo(120)).toBe(120)
  expect(changeTo(0)).toBe(0)
  expect(sessionStorage.getItem('room:banners')).toBe('0')
  vi.unstubAllGlobals()
})
