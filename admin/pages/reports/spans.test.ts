import { expect, it } from 'vitest'
import { daysOfSpan } from './spans.ts'

it('means days of the calendar by each word, over the ends of months and years', () => {
  expect(daysOfSpan('today', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' })
  expect(daysOfSpan('yesterday', '2026-01-01')).toEqual({ from: '2025-12-31', to: '2025-12-31' })
  expect(daysOfSpan('week', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' })
  expect(daysOfSpan('days30', '2026-03-02')).toEqual({ from: '2026-02-01', to: '2026-03-02' })
  expect(daysOfSpan('month', '2026-03-02')).toEqual({ from: '2026-03-01', to: '2026-03-02' })
  expect(daysOfSpan('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
