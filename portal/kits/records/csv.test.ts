import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes what needs quotes and keeps Vietnamese letters', () => {
  expect(toCsv([['Nạp tiền', 'a,b', 'say "hi"']])).toBe('\uFEFFNạp tiền,"a,b","say ""hi"""\r\n')
})

it('disarms formulas but leaves negative amounts alone', () => {
  expect(toCsv([['=1+1', '@x', '-500.00', '-cmd']])).toBe(`\uFEFF'=1+1,'@x,-500.00,'-cmd\r\n`)
})

it('disarms what begins a cell where lists separate by semicolons', () => {
  expect(toCsv([['x;=1+1', ' =1', '＝1']])).toBe(`\uFEFFx;'=1+1,' =1,'＝1\r\n`)
})
