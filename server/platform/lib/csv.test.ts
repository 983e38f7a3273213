import { expect, it } from 'vitest'
import { toCsvLines } from './csv.ts'

it('writes lines that no spreadsheet runs a formula of, whatever separates its lists', () => {
  expect(
    toCsvLines([
      ['=1+1', 'x;=1+1', '-500.00'],
      ['＝1', ' @sum', 'a,"b"'],
    ]),
  ).toBe(`'=1+1,x;'=1+1,-500.00\r\n'＝1,' @sum,"a,""b"""\r\n`)
})
