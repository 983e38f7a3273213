import { describe, expect, it } from 'vitest'
import { hasContactNumber, hasLink } from './contacts.ts'
import { tidyMessage } from './tidy.ts'
import { comparedWord, findWord } from './words.ts'

describe('a message as others see it', () => {
  it.each([
    ['  Chúc   may\nmắn\t nhé ', 'Chúc may mắn nhé'],
    ['a\u202Ebc\u0000d\u200B', 'abcd'],
    [`z${'\u0301'.repeat(40)}`, `ź${'\u0301'.repeat(4)}`],
    ['\uD800 hỏng', '\uFFFD hỏng'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['<b>đậm</b>', '<b>đậm</b>'],
  ])('%j is %j', (typed, seen) => expect(tidyMessage(typed)).toBe(seen))

  it.each(['', '   ', '\u200B\u200D', '\n\r'])('of %j nothing is left', (typed) =>
    expect(tidyMessage(typed)).toBeUndefined(),
  )
})

describe('words of the list', () => {
  const words = ['ngốc', 'đồ điên', '馬鹿'].map(comparedWord)
  it.each([
    'Ngốc thế',
    'NGOC!',
    'n g ố c',
    'n.g.o.c',
    'ngooooc quá',
    'ng0c',
    'ngо́c',
    'ĐồĐiên',
    'do, dien',
    'なんて馬鹿だ',
  ])('are found in %j', (text) => expect(findWord(text, words)).toBeDefined())
  it.each(['ngọc', 'ngang', 'đi điện', 'lon', 'ngocanh thắng'])('are not found in %j unless it is one', (text) =>
    expect(findWord(text, words) !== undefined).toBe(text === 'ngọc'),
  )
})

describe('contacts', () => {
  it.each([
    'vào https://x.test nhé',
    'www.abc',
    'abc.com',
    'abc . com',
    'abc (dot) net',
    'abc chấm com',
    't.me/vip',
    'gửi a@b.test',
    'ＡＢＣ．ＣＯＭ',
  ])('are links in %j', (text) => expect(hasLink(text)).toBe(true))
  it.each(['hay lắm.em cũng vậy', 'thắng 1.5 lần', 'ok...', 'vui.qua', 'kèo 2-1, 3:0'])('are none in %j', (text) =>
    expect(hasLink(text)).toBe(false),
  )
  it.each([
    '0912345678',
    '09 12 34 56 78',
    '+84 912 345 678',
    '0912.345.678',
    'stk 1903 4567 8910 11',
    '１２３４５６７８９',
    '1-2-3-4-5-6-7-8-9-0-1-2-x 19034567',
  ])('are numbers in %j', (text) => expect(hasContactNumber(text)).toBe(true))
  it.each([
    'thắng 12.500.000',
    'kỳ 20261126-0731',
    'chốt 23 45 67 89',
    '1 2 3 4 5 6 7 8 9',
    '23, 45, 67, 89, 11',
    '1234567',
  ])('are none in %j', (text) => expect(hasContactNumber(text)).toBe(false))
})
