import { expect, it } from 'vitest'
import { monthAfter, spanOfMonth, weeksOf } from './calendar-days.ts'

const zone = 'Asia/Ho_Chi_Minh'
const entry = (id: string, startsAt: string | null, endsAt: string | null) => ({
  id,
  kind: 'BANNER' as const,
  title: id,
  publication: 'SCHEDULED' as const,
  startsAt,
  endsAt,
})
const daysWith = (month: string, one: ReturnType<typeof entry>) =>
  weeksOf(month, [one], zone)
    .flat()
    .filter(({ entries }) => entries.length > 0)
    .map(({ date }) => date)

it('a month is shown in whole weeks, within what the platform answers', () => {
  expect(spanOfMonth('2026-12')).toEqual({ from: '2026-11-30', to: '2027-01-03' })
  // Four weeks exactly, and six.
  expect(weeksOf('2027-02', [], zone)).toHaveLength(4)
  expect(weeksOf('2026-08', [], zone)).toHaveLength(6)
})

it('months go on over the year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
})

it('days are those of the zone: an end at its midnight is no day more', () => {
  const one = entry('a', '2026-12-07T18:00:00Z', '2026-12-09T17:00:00Z')
  expect(daysWith('2026-12', one)).toEqual(['2026-12-08', '2026-12-09'])
})

it('what has no start or no end fills the month, and a moment its day', () => {
  expect(daysWith('2026-12', entry('a', '2026-12-30T00:00:00Z', null))).toHaveLength(5)
  expect(daysWith('2026-12', entry('a', null, '2026-12-02T00:00:00Z'))).toHaveLength(3)
  expect(daysWith('2026-12', entry('a', '2026-12-02T00:00:00Z', '2026-12-02T00:00:00Z'))).toEqual(['2026-12-02'])
})

it('what begins or ends on a day stands before what runs on', () => {
  const [, second] = weeksOf(
    '2026-12',
    [
      entry('runs', '2026-12-01T00:00:00Z', '2026-12-20T00:00:00Z'),
      entry('ends', '2026-12-01T00:00:00Z', '2026-12-09T00:00:00Z'),
    ],
    zone,
  )
  const day = second?.find(({ date }) => date === '2026-12-09')
  expect(day?.entries.map(({ id, begins, ends }) => [id, begins, ends])).toEqual([
    ['ends', false, true],
    ['runs', false, false],
  ])
})
