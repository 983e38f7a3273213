import { expect, it } from 'vitest'
import { everyDay } from './every-day.ts'

const played = [
  { day: '2026-11-20', profit: '-5.0000' },
  { day: '2026-11-22', profit: '7.0000' },
]
const midnight = (month: number, date: number) => new Date(2026, month - 1, date).toISOString()

it('days on which nothing was played stand at nought, before, between and after the others', () => {
  expect(everyDay(played, { from: midnight(11, 19), to: midnight(11, 24) })).toEqual([
    { day: '2026-11-19', profit: '0.0000' },
    { day: '2026-11-20', profit: '-5.0000' },
    { day: '2026-11-21', profit: '0.0000' },
    { day: '2026-11-22', profit: '7.0000' },
    { day: '2026-11-23', profit: '0.0000' },
  ])
})

it('a year begins with the first day with a bet', () => {
  expect(everyDay(played, { from: new Date(2025, 10, 24).toISOString(), to: midnight(11, 24) })).toHaveLength(4)
  expect(everyDay([], { from: midnight(11, 19), to: midnight(11, 24) })).toEqual([])
})
