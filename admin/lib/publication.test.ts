import { expect, it } from 'vitest'
import { publicationOf } from './publication.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
it.each([
  [false, null, null, 'HIDDEN'],
  [true, null, null, 'RUNNING'],
  [true, '2026-11-21T13:00:00Z', null, 'SCHEDULED'],
  [true, '2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z', 'OVER'],
  [true, null, '2026-11-21T12:00:01Z', 'RUNNING'],
])('isPublished %s from %s to %s is %s', (isPublished, startsAt, endsAt, expected) => {
  expect(publicationOf({ isPublished, startsAt, endsAt }, now)).toBe(expected)
})
