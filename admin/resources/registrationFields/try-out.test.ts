import { expect, it } from 'vitest'
import { tryOut } from './try-out.ts'

it.each([
  ['abc', '^[a-z]+$', 'passes'],
  ['ab', '^[a-z]+$', 'tooShort'],
  ['abcdef', '^[a-z]+$', 'tooLong'],
  ['abc1', '^[a-z]+$', 'mismatch'],
  ['abc', '([', 'broken'],
  ['Đặng', '*', 'passes'],
  ['Đặng', '^\\p{L}+$', 'passes'],
])('tryOut judges %s by %s as %s', (sample, acceptedPattern, verdict) => {
  expect(tryOut(sample, { minLength: 3, maxLength: 5, acceptedPattern })).toBe(verdict)
})
