import { expect, it } from 'vitest'
import { waitInWords } from './wait-in-words.ts'

it.each([
  [45, 'vi', '45 giây'],
  [365, 'vi', '7 phút'],
  [360, 'en', '6 minutes'],
  [7_201, 'en', '3 hours'],
])('%d seconds in %s are %s', (seconds, language, words) => {
  expect(waitInWords(seconds, language)).toBe(words)
})
