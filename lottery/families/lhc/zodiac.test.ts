import { describe, expect, it } from 'vitest'
import { newMoonNear } from '../../testing/new-moon.ts'
import { BALLS } from './balls.ts'
import { NEW_YEARS, SIGNS, signOf, signOfYear } from './zodiac.ts'

const DAY = 86_400_000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
/** Noon in Beijing, which is eight hours ahead. */
const noonOf = (day: string) => Date.parse(`${day}T04:00:00Z`)

describe('the years of the zodiac', () => {
  const starts = [...NEW_YEARS, '2051-02-11']

  it('begin on a day of new moon in Beijing, also where it comes minutes before midnight (2027) or after (2030)', () => {
    expect(starts.filter((day) => dayOf(newMoonNear(noonOf(day)) + 8 * 3_600_000) !== day)).toEqual([])
  })

  it('begin with the first month of the Chinese calendar, whose moons here may be a day off', () => {
    const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
    const isFirst = (day: string) => [-1, 0, 1].some((days) => calendar.format(noonOf(day) + days * DAY) === '1/1')
    expect(starts.filter((day) => !isFirst(day))).toEqual([])
    expect(starts.map((day) => day.slice(0, 4))).toEqual(starts.map((_, index) => String(2020 + index)))
  })

  it('have the signs in their order, from the first day of each to the eve of the next', () => {
    for (const [index, start] of NEW_YEARS.entries()) {
      const eve = dayOf(noonOf(starts[index + 1] ?? '') - DAY)
      expect([start, signOfYear(start), signOfYear(eve)]).toEqual([start, SIGNS[index % 12], SIGNS[index % 12]])
    }
  })

  it('are told where they are not known', () => {
    expect(() => signOfYear('2020-01-24')).toThrow(RangeError)
    expect(() => signOfYear('2051-02-11')).toThrow(RangeError)
  })
})

describe('the zodiac', () => {
  it('gives the sign of the year five balls, and every other four', () => {
    for (const day of Array.from({ length: 12 }, (_, year) => `${2021 + year}-06-01`)) {
      const sizes = SIGNS.map((sign) => BALLS.filter((ball) => signOf(ball, day) === sign).length)
      expect(sizes).toEqual(SIGNS.map((sign) => (sign === signOfYear(day) ? 5 : 4)))
    }
    expect(['01', '02', '12', '13', '49'].map((ball) => signOf(ball, '2026-11-22'))).toEqual([
      'HORSE',
      'SNAKE',
      'GOAT',
      'HORSE',
      'HORSE',
    ])
  })
})
