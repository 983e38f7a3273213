import { expect, it } from 'vitest'
import { batchInput, EMPTY_BATCH, flawOf } from './batch-input.ts'

const batch = { ...EMPTY_BATCH, name: 'Facebook' }

it('a word is one code, whatever number was typed', () => {
  expect(batchInput({ ...batch, word: ' TET2027 ' })).toMatchObject({ word: 'TET2027', number: 1 })
  expect(batchInput(batch)).toEqual({ name: 'Facebook', word: null, number: 100, usesPerCode: 1, expiresAt: null })
})

it.each([
  [{ name: ' ' }, 'name'],
  [{ word: 'tết' }, 'word'],
  [{ number: '0' }, 'number'],
  [{ number: '10001' }, 'number'],
  [{ usesPerCode: '1.5' }, 'usesPerCode'],
  [{ expiresAt: '2020-01-01T00:00' }, 'expiresAt'],
])('says what is wrong with %o', (change, flaw) => {
  expect(flawOf({ ...batch, ...change })).toBe(`codes.flaws.${flaw}`)
  expect(flawOf(batch)).toBeUndefined()
})
