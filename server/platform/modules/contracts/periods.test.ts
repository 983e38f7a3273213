import { describe, expect, it } from 'vitest'
import { isFirstHalf, PERIODS, type Period, windowAfter, windowAt, windowsDue } from './periods.ts'

const at = (text: string) => new Date(text)
const berlin = 'Europe/Berlin'
const vietnam = 'Asia/Ho_Chi_Minh'
const kolkata = 'Asia/Kolkata'
const told = ({ from, until }: { from: Date; until: Date }) =>
  [from, until].map((each) => each.toISOString().slice(0, 16))
const hours = ({ from, until }: { from: Date; until: Date }) => (until.getTime() - from.getTime()) / 3_600_000

describe('the window that a moment is in', () => {
  it.each<[Period, string, string]>([
    ['REALTIME', '2026-11-22T17:00', '2026-11-22T17:05'],
    ['HOUR', '2026-11-22T17:00', '2026-11-22T18:00'],
    ['DAY', '2026-11-22T17:00', '2026-11-23T17:00'],
    ['WEEK', '2026-11-22T17:00', '2026-11-29T17:00'],
    ['HALF_MONTH', '2026-11-15T17:00', '2026-11-30T17:00'],
    ['MONTH', '2026-10-31T17:00', '2026-11-30T17:00'],
  ])('of a Monday just begun in Vietnam: %s', (period, from, until) => {
    expect(told(windowAt(period, at('2026-11-22T17:04:59.999Z'), vietnam))).toEqual([from, until])
  })

  it('of the last moment before is the one before', () => {
    const moment = at('2026-11-22T16:59:59.999Z')
    expect(told(windowAt('WEEK', moment, vietnam))).toEqual(['2026-11-15T17:00', '2026-11-22T17:00'])
    expect(told(windowAt('DAY', moment, vietnam))).toEqual(['2026-11-21T17:00', '2026-11-22T17:00'])
  })

  it('halves a month after the 15th, whatever its length', () => {
    expect(told(windowAt('HALF_MONTH', at('2028-02-15T12:00Z'), 'UTC'))).toEqual([
      '2028-02-01T00:00',
      '2028-02-16T00:00',
    ])
    expect(told(windowAt('HALF_MONTH', at('2028-02-16T00:00Z'), 'UTC'))).toEqual([
      '2028-02-16T00:00',
      '2028-03-01T00:00',
    ])
    expect(told(windowAt('HALF_MONTH', at('2026-12-31T12:00Z'), 'UTC'))).toEqual([
      '2026-12-16T00:00',
      '2027-01-01T00:00',
    ])
    const halves = ['2026-11-15T16:59Z', '2026-11-15T17:00Z', '2026-11-30T17:00Z']
    expect(halves.map((text) => isFirstHalf(windowAt('HALF_MONTH', at(text), vietnam), vietnam))).toEqual([
      true,
      false,
      true,
    ])
  })

  it('follows a clock that is half an hour off', () => {
    expect(told(windowAt('HOUR', at('2026-11-22T17:29Z'), kolkata))).toEqual(['2026-11-22T16:30', '2026-11-22T17:30'])
    expect(told(windowAt('REALTIME', at('2026-11-22T17:29Z'), kolkata))).toEqual([
      '2026-11-22T17:25',
      '2026-11-22T17:30',
    ])
    expect(told(windowAt('DAY', at('2026-11-22T18:30Z'), kolkata))).toEqual(['2026-11-22T18:30', '2026-11-23T18:30'])
  })
})

describe('where clocks change', () => {
  it('a day has 23 hours in spring and 25 in autumn, and so have its week, half and month one less or more', () => {
    const spring = at('2026-03-29T10:00Z')
    const autumn = at('2026-10-25T10:00Z')
    const lengths = (moment: Date) =>
      (['DAY', 'WEEK', 'HALF_MONTH', 'MONTH'] as const).map((period) => hours(windowAt(period, moment, berlin)))
    expect(lengths(spring)).toEqual([23, 7 * 24 - 1, 16 * 24 - 1, 31 * 24 - 1])
    expect(lengths(autumn)).toEqual([25, 7 * 24 + 1, 16 * 24 + 1, 31 * 24 + 1])
  })

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
  ])('the hours of %s are %i, without a gap', (date, count) => {
    const day = windowAt('DAY', at(`${date}T10:00Z`), berlin)
    const due = windowsDue('HOUR', { after: day.from, watermark: day.until, limit: 99 }, berlin)
    expect(due).toHaveLength(count)
    expect(due.every((hour) => hours(hour) === 1)).toBe(true)
    expect(due.at(-1)?.until).toEqual(day.until)
  })

  it('hours go on where the change is of half an hour', () => {
    const due = windowsDue(
      'HOUR',
      { after: at('2026-04-04T13:00Z'), watermark: at('2026-04-04T18:30Z'), limit: 99 },
      'Australia/Lord_Howe',
    )
    expect(due.map(hours)).toEqual([1, 1.5, 1, 1, 1])
  })
})

it.each(PERIODS)('windows follow each other without gap or overlap: %s', (period) => {
  let window = windowAt(period, at('2026-10-20T10:07Z'), berlin)
  for (let count = 0; count < 400; count += 1) {
    const next = windowAfter(period, window, berlin)
    expect(next.from).toEqual(window.until)
    expect(windowAt(period, new Date(next.until.getTime() - 1), berlin)).toEqual(next)
    window = next
  }
})

describe('due', () => {
  const due = (after: string, watermark: string, limit = 9) =>
    windowsDue('DAY', { after: at(after), watermark: at(watermark), limit }, vietnam).map((each) => told(each)[0])

  it('is what began since and is over and counted', () => {
    expect(due('2026-11-20T17:00Z', '2026-11-22T17:00Z')).toEqual(['2026-11-20T17:00', '2026-11-21T17:00'])
    expect(due('2026-11-20T17:00Z', '2026-11-22T16:59Z')).toEqual(['2026-11-20T17:00'])
    expect(due('2026-11-20T17:00Z', '2026-11-21T16:59Z')).toEqual([])
  })

  it('leaves a window out of which a part was before', () => {
    expect(due('2026-11-20T17:01Z', '2026-11-22T17:00Z')).toEqual(['2026-11-21T17:00'])
  })

  it('is so many at most, the earliest first', () => {
    expect(due('2026-11-20T17:00Z', '2027-11-22T17:00Z', 2)).toEqual(['2026-11-20T17:00', '2026-11-21T17:00'])
  })
})
