import { Kind } from 'graphql'
import { expect, it } from 'vitest'
import { scalars } from './scalars.ts'

const { DateTime } = scalars

it.each([
  ['2026-01-31T17:00:00Z', '2026-01-31T17:00:00Z'],
  ['2026-01-31t17:00:00z', '2026-01-31T17:00:00Z'],
  ['2026-01-31t17:00:00.123+07:00', '2026-01-31T17:00:00.123+07:00'],
])('a moment is read as RFC 3339 admits it, in the one spelling: %s', (text, read) => {
  expect(DateTime.__parseValue(text)).toBe(read)
  expect(DateTime.__parseLiteral({ kind: Kind.STRING, value: text })).toBe(read)
})

it.each(['2026-01-31 17:00:00Z', '2026-01-31T17:00:00', '2026-13-31t17:00:00z', '2026-01-31', 1769878800000, null])(
  'what is no moment with its zone is refused: %s',
  (value) => {
    expect(() => DateTime.__parseValue(value)).toThrow('DateTime is written as')
  },
)
