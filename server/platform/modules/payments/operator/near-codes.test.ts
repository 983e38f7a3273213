import { expect, it } from 'vitest'
import { codeDistance, editDistance } from './near-codes.ts'

it.each([
  ['CRABCDEFGH', 'CRABCDEFGH', 0],
  ['CRABCDEFGH', 'CRABCDEFG', 1],
  ['CRABCDEFGH', 'CRABCDXFGH', 1],
  ['CRABCDEFGH', 'CRBACDEFGH', 2],
  ['CRABCDEFGH', 'HELLO', 3],
])('the distance of %s and %s is %i', (left, right, distance) => expect(editDistance(left, right, 2)).toBe(distance))

it('finds a misspelt code within the words of a bank', () => {
  expect(codeDistance('MBVCB.123.crabcd-efg8.CT tu 0123', 'CRABCDEFGH')).toBe(1)
  expect(codeDistance('tien an trua', 'CRABCDEFGH')).toBe(3)
})
