import { expect, it } from 'vitest'
import { openingAt } from './opening-hours.ts'

const zone = 'Asia/Ho_Chi_Minh'
/** 26 November 2026 is a Thursday. */
const at = (time: string, date = '2026-11-26') => new Date(`${date}T${time}:00+07:00`)
const office = [{ days: [1, 2, 3, 4, 5], from: '08:00', until: '22:00' }]
const night = [{ days: [4], from: '20:00', until: '02:00' }]

it('without hours somebody is always there', () => {
  expect(openingAt([], zone, at('03:00'))).toEqual({ isOpen: true, opensAt: null })
})

it('opens and closes by the clock of the brand', () => {
  expect(openingAt(office, zone, at('07:59'))).toEqual({ isOpen: false, opensAt: at('08:00') })
  expect(openingAt(office, zone, at('08:00')).isOpen).toBe(true)
  expect(openingAt(office, zone, at('21:59')).isOpen).toBe(true)
  expect(openingAt(office, zone, at('22:00'))).toEqual({ isOpen: false, opensAt: at('08:00', '2026-11-27') })
})

it('after Friday it opens on Monday, and once a week it opens in a week', () => {
  expect(openingAt(office, zone, at('23:00', '2026-11-27')).opensAt).toEqual(at('08:00', '2026-11-30'))
  expect(openingAt(night, zone, at('03:00', '2026-11-27')).opensAt).toEqual(at('20:00', '2026-12-03'))
})

it('a night ends on the next morning', () => {
  expect(openingAt(night, zone, at('23:59')).isOpen).toBe(true)
  expect(openingAt(night, zone, at('01:59', '2026-11-27')).isOpen).toBe(true)
  expect(openingAt(night, zone, at('02:00', '2026-11-27')).isOpen).toBe(false)
  expect(openingAt([{ days: [4], from: '00:00', until: '00:00' }], zone, at('23:59')).isOpen).toBe(true)
})
