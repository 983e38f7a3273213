// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { beginPlay, keepMember, type Me, roundBegins, showBalance, useKeptMember } from './member-store.ts'

const Balance = () => <output>{useKeptMember().member?.wallet?.balance}</output>
const shown = () => screen.getByRole('status').textContent

/** The member is told with this balance. */
function tell(balance: string, version: number, id = 'm1') {
  const wallet = { balance, currency: 'VND', currencySymbol: '₫', version, isSingle: true }
  act(() => keepMember({ member: { id, wallet } as Me, refresh: async () => undefined }))
}

let endPlay = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  stage(<Balance />)
  tell('100', 1)
  endPlay = beginPlay()
})
afterEach(() => {
  act(() => endPlay())
  vi.useRealTimers()
})

it('lets a balance wait until the game has shown what came of the round', () => {
  act(() => roundBegins())
  tell('90', 2)
  tell('340', 3)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(shown()).toBe('100')
  act(() => showBalance())
  expect(shown()).toBe('340')
})

it('waits a few seconds for a game that says nothing, and longer for one that goes on showing', () => {
  tell('90', 2)
  act(() => void vi.advanceTimersByTime(3_900))
  expect(shown()).toBe('100')
  act(() => void vi.advanceTimersByTime(200))
  expect(shown()).toBe('90')

  act(() => roundBegins())
  tell('80', 3)
  act(() => void vi.advanceTimersByTime(25_000))
  act(() => roundBegins())
  act(() => void vi.advanceTimersByTime(25_000))
  expect(shown()).toBe('90')
  act(() => void vi.advanceTimersByTime(6_000))
  expect(shown()).toBe('80')
})

it('shows at once what came when the game is left, and what comes of another member', () => {
  tell('90', 2)
  act(() => endPlay())
  expect(shown()).toBe('90')
  endPlay = beginPlay()
  tell('7', 1, 'm2')
  expect(shown()).toBe('7')
})
