// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { team } from '../../../testing/agent.ts'
import { TeamContext } from '../use-team.ts'
import { useCsvMoment } from './use-csv-moment.ts'

it("writes a moment by the brand's clock: a window begins on the day that the pages show", () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TeamContext value={{ ...team, timeZone: 'Asia/Ho_Chi_Minh' }}>{children}</TeamContext>
  )
  const { result } = renderHook(useCsvMoment, { wrapper })
  expect(result.current.write('2026-10-31T17:00:00.000Z')).toBe('2026-11-01 00:00:00')
  expect(result.current.timeZone).toBe('Asia/Ho_Chi_Minh')
})
