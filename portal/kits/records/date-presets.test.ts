import { expect, it } from 'vitest'
import { dateSpan, isDatePreset } from './date-presets.ts'

const now = new Date(2026, 2, 1, 14, 30)
const local = (month: number, day: number) => new Date(2026, month, day).toISOString()

it('counts whole days of the own clock, across months', () => {
  expect(dateSpan('today', now)).toEqual({ from: local(2, 1), to: local(2, 2) })
  expect(dateSpan('yesterday', now)).toEqual({ from: local(1, 28), to: local(2, 1) })
  expect(dateSpan('week', now)).toEqual({ from: local(1, 23), to: local(2, 2) })
  expect(dateSpan('month', now)).toEqual({ from: local(0, 31), to: local(2, 2) })
  expect(dateSpan('year', now)).toEqual({ from: new Date(2025, 2, 2).toISOString(), to: local(2, 2) })
})

it('begins the periods of a contract where they begin', () => {
  // 1 March 2026 is a Sunday.
  expect(dateSpan('thisWeek', now).from).toBe(local(1, 23))
  expect(dateSpan('halfMonth', now).from).toBe(local(2, 1))
  expect(dateSpan('halfMonth', new Date(2026, 2, 20)).from).toBe(local(2, 16))
  expect(dateSpan('thisMonth', new Date(2026, 2, 20)).from).toBe(local(2, 1))
})

it('knows its own names only', () => {
  expect(isDatePreset('week')).toBe(true)
  expect(isDatePreset('decade')).toBe(false)
  expect(isDatePreset(null)).toBe(false)
})
