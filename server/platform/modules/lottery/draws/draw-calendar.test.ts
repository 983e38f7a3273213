import { describe, expect, it } from 'vitest'
import { dateOfNumber, officialDrawsAfter, ownDrawsAfter } from './draw-calendar.ts'

const zone = 'Asia/Ho_Chi_Minh'
const at = (text: string) => new Date(text)
const numbers = (draws: readonly { number: string }[]) => draws.map(({ number }) => number)

describe('the calendar of draws', () => {
  it("numbers our own draws by the zone's day and their place in it", () => {
    const draws = ownDrawsAfter({ zone, seconds: 60, closeSeconds: 5 }, at('2026-11-22T16:58:30Z'), 3)
    expect(numbers(draws)).toEqual(['20261122-1439', '20261122-1440', '20261123-0001'])
    expect(draws[0]).toMatchObject({
      opensAt: at('2026-11-22T16:58:00Z'),
      closesAt: at('2026-11-22T16:58:55Z'),
      drawsAt: at('2026-11-22T16:59:00Z'),
    })
  })

  it('goes on from a draw to the next, not to itself', () => {
    const period = { zone, seconds: 300, closeSeconds: 10 }
    const [first] = ownDrawsAfter(period, at('2026-11-22T03:02:00Z'), 1)
    expect(numbers(ownDrawsAfter(period, first?.drawsAt ?? at(''), 1))).toEqual(['20261122-0122'])
  })

  it('has more draws on the long day of autumn and fewer on the short one of spring', () => {
    const hourly = { zone: 'Europe/Berlin', seconds: 3_600, closeSeconds: 60 }
    const count = (day: string, start: string) =>
      ownDrawsAfter(hourly, at(start), 30).filter(({ number }) => number.startsWith(day)).length
    expect(count('20261025', '2026-10-24T22:00:00Z')).toBe(25)
    expect(count('20270328', '2027-03-27T23:00:00Z')).toBe(23)
  })

  it('leaves out what is left of a day that the period does not divide', () => {
    const draws = ownDrawsAfter({ zone: 'UTC', seconds: 50_000, closeSeconds: 5 }, at('2026-11-22T00:00:00Z'), 2)
    expect(numbers(draws)).toEqual(['20261122-0001', '20261123-0001'])
  })

  it('plans official draws by the days of the week, each open from the one before', () => {
    const draws = officialDrawsAfter({ zone, time: '16:15', weekdays: [1, 6] }, 600, at('2026-11-23T09:15:00Z'), 3)
    expect(numbers(draws)).toEqual(['20261128', '20261130', '20261205'])
    expect(draws[0]).toMatchObject({ opensAt: at('2026-11-23T09:15:00Z'), closesAt: at('2026-11-28T09:05:00Z') })
  })

  it('plans official draws by the days of the month', () => {
    const schedule = { zone: 'Asia/Bangkok', time: '15:30', days: [1, 16] }
    expect(numbers(officialDrawsAfter(schedule, 600, at('2026-11-22T00:00:00Z'), 3))).toEqual([
      '20261201',
      '20261216',
      '20270101',
    ])
  })

  it('reads the date of a draw from its number', () => {
    expect(['20261122-0731', '20261122'].map(dateOfNumber)).toEqual(['2026-11-22', '2026-11-22'])
  })
})
