import { expect, it } from 'vitest'
import { createMatcher } from './matcher.ts'
import type { BookedMovement, ReportedMovement } from './movements.ts'

const at = (text: string) => new Date(`2026-11-${text}:00.000+07:00`)
const dayOf = (day: number) => ({ from: at(`${day}T00:00`), to: at(`${day + 1}T00:00`) })
const player = { merchantId: 'brand', memberId: 'member' }
const about = { transactionId: 'one', kind: 'BET', round: 'round', amount: 100n, currency: 'VND' } as const
const told = (when: string, change: Partial<ReportedMovement> = {}): ReportedMovement => ({
  ...about,
  user: 'user',
  player,
  at: at(when),
  ...change,
})
const booked = (when: string): BookedMovement => ({ ...about, ...player, betId: 'bet', at: at(when) })

/** What a day's comparison finds of what is told within its reach, and booked within it or elsewhere. */
function compared(day: number, tellings: readonly ReportedMovement[], own: BookedMovement) {
  const { from, to } = dayOf(day)
  const matcher = createMatcher({ from, to })
  const HOUR = 3_600_000
  matcher.takeTheirs(
    tellings.filter((one) => one.at.getTime() >= from.getTime() - HOUR && one.at.getTime() < to.getTime() + HOUR),
  )
  if (own.at >= from && own.at < to) matcher.takeOurs([own])
  const { figures, differences } = matcher.end(matcher.alone().length > 0 ? [own] : [])
  return { matched: figures.reduce((sum, one) => sum + one.matched, 0), found: differences.map(({ kind }) => kind) }
}

it('a movement at midnight is matched on the day on which it was booked, and differs on neither', () => {
  const tellings = [told('20T23:50')]
  expect(compared(20, tellings, booked('21T00:10'))).toEqual({ matched: 0, found: [] })
  expect(compared(21, tellings, booked('21T00:10'))).toEqual({ matched: 1, found: [] })
})

it('what is told a second time on another day differs there, and is counted once', () => {
  const tellings = [told('20T10:00'), told('22T10:00')]
  expect(compared(20, tellings, booked('20T10:00'))).toEqual({ matched: 1, found: [] })
  expect(compared(22, tellings, booked('20T10:00'))).toEqual({ matched: 0, found: ['DIFFERENT'] })
})

it('what is told a second time on the day after differs, however near to midnight it was booked', () => {
  const tellings = [told('20T23:30'), told('21T15:00')]
  expect(compared(20, tellings, booked('20T23:30'))).toEqual({ matched: 1, found: [] })
  expect(compared(21, tellings, booked('20T23:30'))).toEqual({ matched: 0, found: ['DIFFERENT'] })
})

it('what was booked hours after it is told, on another day, differs on both, and is matched on none', () => {
  const tellings = [told('20T10:00')]
  expect(compared(20, tellings, booked('21T00:30'))).toEqual({ matched: 0, found: ['DIFFERENT'] })
  expect(compared(21, tellings, booked('21T00:30'))).toEqual({ matched: 0, found: ['MISSING_THERE'] })
})
