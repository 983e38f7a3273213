import { expect, it } from 'vitest'
import { formatAge } from './age.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

it.each([
  ['2026-11-21T11:59:40Z', 'this minute'],
  ['2026-11-21T11:15:00Z', '45 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-19T11:00:00Z', '2 days ago'],
])('%s is %s', (moment, words) => expect(formatAge(moment, 'en', now)).toBe(words))
