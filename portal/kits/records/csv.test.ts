import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes what needs quotes and keeps Vietnamese letters', () => {
  expect(toCsv([['Nạp tiền', 'a,b', 'say "hi"']])).toBe('\uFEFFNạp tiền,"a,b","say ""hi"""\r\n')
})

it('disarms formulas but leaves negative amounts alone', () => {
  expect(toCsv([['=1+1', '@x', '-500.00', '-cmd']])).toBe(`\uFEFF"'=1+1","'@x",-500.00,"'-cmd"\r\n`)
})
