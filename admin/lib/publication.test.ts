import { expect, it } from 'vitest'
import { publicationOf } from './publication.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
it.each([
  [false, null, null, 'hidden'],
  [true, null, null, 'shownNow'],
  [true, '2026-11-21T13:00:00Z', null, 'scheduled'],
  [true, '2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z', 'over'],
  [true, null, '2026-11-21T12:00:01Z', 'shownNow'],
])('published %s from %s to %s is %s', (published, startsAt, endsAt, expected) => {
  expect(publicationOf({ published, startsAt, endsAt }, now)).toBe(expected)
})
