import { expect, it } from 'vitest'
import { daysOf } from '../../kits/records/days.ts'
import { daySpan } from './day-spans.ts'

it('counts days from the day of the brand, across months and years', () => {
  const today = '2027-01-03'
  expect(daySpan('today', today)).toEqual({ from: today, to: today })
  expect(daySpan('yesterday', today)).toEqual({ from: '2027-01-02', to: '2027-01-02' })
  expect(daySpan('week', today)).toEqual({ from: '2026-12-28', to: today })
  expect(daySpan('month', today)).toEqual({ from: '2026-12-05', to: today })
  expect(daySpan('thisMonth', today)).toEqual({ from: '2027-01-01', to: today })
  expect(daySpan('lastMonth', today)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daySpan('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

it('names every day of a span', () => {
  expect(daysOf({ from: '2026-12-30', to: '2027-01-01' })).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(daysOf({ from: '2026-12-30', to: '2026-12-30' })).toEqual(['2026-12-30'])
})
