import { expect, it } from 'vitest'
import { mostPlayedFirst } from './most-played-first.ts'

const lottery = (code: string, family: string, periodSeconds: number | null, closesAt: string) => ({
  code,
  family,
  periodSeconds,
  currentDraw: { number: '1', closesAt: `2026-11-22T${closesAt}:00.000Z`, drawsAt: '' },
})
const codes = (games: readonly { code: string }[]) => games.map(({ code }) => code)

it('shows the north of Vietnam first, then the stations by time, then the quick draws', () => {
  const games = [
    lottery('VN_SOUTH_5M', 'VN_SOUTH', 300, '05:04'),
    lottery('VN_NORTH_1M', 'VN_NORTH', 60, '05:01'),
    lottery('VN_GIA_LAI', 'VN_CENTRAL', null, '10:10'),
    lottery('VN_NORTH', 'VN_NORTH', null, '11:10'),
    lottery('VN_CA_MAU', 'VN_SOUTH', null, '09:10'),
  ]
  expect(codes(mostPlayedFirst(games, 9))).toEqual([
    ...['VN_NORTH', 'VN_CA_MAU', 'VN_GIA_LAI'],
    ...['VN_NORTH_1M', 'VN_SOUTH_5M'],
  ])
})

it('leaves room for the quick draws beside many stations', () => {
  const stations = ['09:10', '09:11', '09:12', '09:13', '09:14', '09:15', '09:16'].map((time) =>
    lottery(time, 'VN_SOUTH', null, time),
  )
  const shown = codes(mostPlayedFirst([...stations, lottery('VN_NORTH_1M', 'VN_NORTH', 60, '05:01')], 6))
  expect(shown).toEqual(['09:10', '09:11', '09:12', '09:13', '09:14', 'VN_NORTH_1M'])
})

it('keeps quick draws before official ones of other countries', () => {
  const games = [lottery('SEA_THAI', 'SEA', null, '04:00'), lottery('SEA_1M', 'SEA', 60, '05:01')]
  expect(codes(mostPlayedFirst(games, 9))).toEqual(['SEA_1M', 'SEA_THAI'])
})
