import { expect, it } from 'vitest'
import { formatAge } from './age.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

it.each([
  ['2026-11-21T11:59:40Z', '<1 minute'],
  ['2026-11-21T11:48:00Z', '12 minutes'],
  ['2026-11-21T08:59:00Z', '3 hours'],
  ['2026-11-19T08:00:00Z', '2 days'],
])('%s was %s ago', (moment, age) => expect(formatAge(moment, now, 'en')).toBe(age))
