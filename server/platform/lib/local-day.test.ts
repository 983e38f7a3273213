import { describe, expect, it } from 'vitest'
import { dateAt, instantOf, isDate, isTimeZone, nextDate, startOfDate, startOfDay } from './local-day.ts'

const at = (text: string) => new Date(text)
const vietnam = 'Asia/Ho_Chi_Minh'

describe('the days of a zone', () => {
  it('begin at its midnight', () => {
    expect(startOfDay(at('2026-11-22T16:59:59.999Z'), vietnam)).toEqual(at('2026-11-21T17:00:00Z'))
    expect(startOfDay(at('2026-11-22T17:00:00Z'), vietnam)).toEqual(at('2026-11-22T17:00:00Z'))
    expect(dateAt(at('2026-11-22T17:00:00Z'), vietnam)).toBe('2026-11-23')
    expect(startOfDate('2026-11-23', 'Asia/Kathmandu')).toEqual(at('2026-11-22T18:15:00Z'))
  })

  it('begin at midnight also where the clock was changed since', () => {
    expect(startOfDay(at('2026-03-29T10:00:00Z'), 'Europe/Berlin')).toEqual(at('2026-03-28T23:00:00Z'))
    expect(startOfDay(at('2026-10-25T10:00:00Z'), 'Europe/Berlin')).toEqual(at('2026-10-24T22:00:00Z'))
  })

  it('begin with their first moment where the clocks leap over midnight', () => {
    expect(startOfDate('2026-04-24', 'Africa/Cairo')).toEqual(at('2026-04-23T22:00:00Z'))
    expect(dateAt(at('2026-04-23T21:59:59Z'), 'Africa/Cairo')).toBe('2026-04-23')
  })

  it('follow each other over the ends of months and years', () => {
    expect(['2026-11-22', '2026-12-31', '2028-02-28'].map(nextDate)).toEqual(['2026-11-23', '2027-01-01', '2028-02-29'])
  })
})

it('a time that comes twice in autumn is the later one, and one that spring leaves out an hour on', () => {
  expect(instantOf('2026-11-22', '16:15', vietnam)).toEqual(at('2026-11-22T09:15:00Z'))
  expect(instantOf('2026-10-25', '02:30', 'Europe/Berlin')).toEqual(at('2026-10-25T01:30:00Z'))
  expect(instantOf('2026-03-29', '02:30', 'Europe/Berlin')).toEqual(at('2026-03-29T01:30:00Z'))
})

it('knows what is a date', () => {
  const texts = ['2028-02-29', '2026-02-31', '2026-02-29', '2026-13-01', '2026-1-1', 'today', '2026-11-22T00:00']
  expect(texts.filter(isDate)).toEqual(['2028-02-29'])
})

it('knows the names of zones, and takes no offset for one', () => {
  expect([vietnam, 'UTC', 'Asia/Saigon', '+07:00', "x'; drop", ''].map(isTimeZone)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
