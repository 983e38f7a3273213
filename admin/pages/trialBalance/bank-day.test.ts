import { expect, it } from 'vitest'
import { bankTime, flawOfDay } from './bank-day.ts'

it('the end of a day is told by the clock of the bank', () => {
  expect(bankTime('2026-11-22T16:59:00Z', 'vi')).toBe('23:59')
})

it.each([
  ['', 'bankComparison.dayMissing'],
  ['2026-11-23', 'bankComparison.dayAhead'],
  ['2026-11-22', undefined],
  ['2026-10-31', undefined],
])('the day "%s" is judged on 2026-11-22: %s', (day, flaw) => expect(flawOfDay(day, '2026-11-22')).toBe(flaw))
