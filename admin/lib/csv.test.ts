import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+84912345678', `'+84912345678`],
  ['@sum', `'@sum`],
  ['-2+3', `'-2+3`],
  ['\tx', `'\tx`],
  ['|calc', `'|calc`],
  ['x;=1+1', `x;'=1+1`],
  [' ＝1', `' ＝1`],
  ['-12.50', '-12.50'],
  ['plain', 'plain'],
  ['a,"b"', '"a,""b"""'],
  [null, ''],
  [true, 'true'],
  [[{ a: 1 }], '"[{""a"":1}]"'],
])('writes %j as %s', (value, expected) => {
  const rows = toCsv([{ source: 'cell', heading: 'Ô' }], [{ cell: value }])
  expect(rows).toBe(`\u{feff}Ô\r\n${expected}\r\n`)
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
