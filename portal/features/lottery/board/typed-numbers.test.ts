import { expect, it } from 'vitest'
import { randomNumber, readTyped } from './typed-numbers.ts'

const row = { digits: 3, maximum: 4 }

it('reads numbers however they are parted', () => {
  expect(readTyped('123 456,789;\n012', row)).toEqual({ numbers: ['123', '456', '789', '012'], flaws: [] })
})

it('shows what is no number of the row, and loses none of it', () => {
  expect(readTyped('12 123 123 abc 456 789 000 111', row)).toEqual({
    numbers: ['123', '456', '789', '000'],
    flaws: [
      { text: '12', reason: 'DIGITS' },
      { text: '123', reason: 'TWICE' },
      { text: 'abc', reason: 'NOT_A_NUMBER' },
      { text: '111', reason: 'TOO_MANY' },
    ],
  })
})

it('finds a number that is not there yet', () => {
  expect(randomNumber(1, ['0', '1', '2', '3', '4', '5', '6', '7', '8'], Math.random)).toMatch(/^9?$/)
  expect(randomNumber(4, [])).toMatch(/^\d{4}$/)
})
