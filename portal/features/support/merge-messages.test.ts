import { expect, it } from 'vitest'
import { lastWithoutGap, mergeMessages } from './merge-messages.ts'

const message = (number: number) => ({
  number,
  clientId: `c${number}`,
  author: 'PERSON' as const,
  kind: 'TEXT' as const,
  content: `${number}`,
  at: '2026-11-26T08:00:00Z',
})
const numbers = (...all: number[]) => all.map(message)

it('what comes twice is there once, in order', () => {
  expect(mergeMessages(numbers(1, 2, 3), numbers(5, 3, 4)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
})

it('what is asked for next comes after the first gap', () => {
  expect(lastWithoutGap([])).toBe(0)
  expect(lastWithoutGap(numbers(1, 2, 4))).toBe(2)
  expect(lastWithoutGap(numbers(1, 2, 3))).toBe(3)
})
