// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../testing/stage.tsx'
import { AgentClock } from './agent-clock.tsx'

afterEach(() => void vi.useRealTimers())

it('shows the time and the offset of the brand’s zone, anew with each second', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:59:58.400Z') })
  stage(<AgentClock timeZone="Asia/Ho_Chi_Minh" />)
  expect(screen.getByText('GMT+7')).toBeTruthy()
  expect(screen.getByRole('time').textContent).toBe('00:59:58')
  act(() => void vi.advanceTimersByTime(600))
  expect(screen.getByRole('time').textContent).toBe('00:59:59')
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByRole('time').textContent).toBe('01:00:00')
})
