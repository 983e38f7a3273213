import { expect, it } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

it.each([
  ['  Một\r\nhai\tba\n', 'Một\nhai ba', 'Một hai ba'],
  ['a\u202Ebc\u0000d\u200B\uFEFF', 'abcd', 'abcd'],
  ['một\u2028hai', 'một\nhai', 'một hai'],
  [`z${'\u0301'.repeat(40)}`, `ź${'\u0301'.repeat(4)}`, `ź${'\u0301'.repeat(4)}`],
  ['\uD800 hỏng', '\uFFFD hỏng', '\uFFFD hỏng'],
  ['👨‍👩‍👧', '👨‍👩‍👧', '👨‍👩‍👧'],
  ['<b>đậm</b>', '<b>đậm</b>', '<b>đậm</b>'],
  ['\u200B\u200D \u2066', '', ''],
  [' \n\t', '', ''],
  ['\u2800\uFE0F\u0301', '', ''],
])('%j is %j, in one line %j', (typed, text, line) => {
  expect([plainText(typed), plainLine(typed)]).toEqual([text, line])
})
