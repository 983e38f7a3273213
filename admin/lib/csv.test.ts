import { describe, expect, it } from 'vitest'
import { csvCell, toCsv } from './csv.ts'

describe('csvCell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+84912345678', "'+84912345678"],
    ['@sum', "'@sum"],
    ['-2+3', "'-2+3"],
    ['\tx', "'\tx"],
    ['-12.50', '-12.50'],
    ['plain', 'plain'],
    ['a,"b"', '"a,""b"""'],
    [null, ''],
    [true, 'true'],
    [[{ a: 1 }], '"[{""a"":1}]"'],
  ])('%j becomes %s', (value, expected) => expect(csvCell(value)).toBe(expected))
})

it('toCsv writes a heading, the rows and the mark of UTF-8', () => {
  const columns = [
    { source: 'account', heading: 'Tài khoản' },
    { source: 'balance', heading: 'Số dư' },
  ]
  expect(toCsv(columns, [{ account: 'demo01', balance: '1.00', other: 1 }])).toBe(
    '\u{feff}Tài khoản,Số dư\r\ndemo01,1.00\r\n',
  )
})
