import { expect, it } from 'vitest'
import { dialledDigits } from './dialled-digits.ts'

it.each([
  ['0901234567', '901234567'],
  ['0901 234 567', '901234567'],
  ['0901.234.567', '901234567'],
  ['+84 901-234-567', '84901234567'],
  ['(+84) 901 234 567', '84901234567'],
  ['+84 (0)901 234 567', '84901234567'],
  ['0084901234567', '84901234567'],
  ['84901234567', '84901234567'],
  ['000', undefined],
  ['07', undefined],
  ['0912', '912'],
  ['nam0901', undefined],
  ['', undefined],
])('%s is dialled as %s', (text, digits) => {
  expect(dialledDigits(text)).toBe(digits)
})
