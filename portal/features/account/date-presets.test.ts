import { expect, it } from 'vitest'
import { dateSpan, isDatePreset } from './date-presets.ts'

const now = new Date(2026, 2, 1, 14, 30)
const local = (month: number, day: number) => new Date(2026, month, day).toISOString()

it('counts whole days of the own clock, across months', () => {
  expect(dateSpan('today', now)).toEqual({ from: local(2, 1), to: local(2, 2) })
  expect(dateSpan('yesterday', now)).toEqual({ from: local(1, 28), to: local(2, 1) })
  expect(dateSpan('week', now)).toEqual({ from: local(1, 23), to: local(2, 2) })
  expect(dateSpan('month', now)).toEqual({ from: local(0, 31), to: local(2, 2) })
})

it('knows its own names only', () => {
  expect(isDatePreset('week')).toBe(true)
  expect(isDatePreset('year')).toBe(false)
  expect(isDatePreset(null)).toBe(false)
})
