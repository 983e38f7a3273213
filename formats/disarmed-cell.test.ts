import { expect, it } from 'vitest'
import { disarmedCell } from './disarmed-cell.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['+84912345678', "'+84912345678"],
  ['@sum', "'@sum"],
  ['-2+3', "'-2+3"],
  ['|calc', "'|calc"],
  ['\tx', "'\tx"],
  ['\nx', "'\nx"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠sum', "'＠sum"],
  [' =1', "' =1"],
  ['\t=1', "'\t'=1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\u200b=1', "'\u200b=1"],
  ['"=1"', `'"=1"`],
  ['x;=1+1', "x;'=1+1"],
  ['x; =1+1', "x; '=1+1"],
  ['x;"=1+1"', `x;"'=1+1"`],
  ['x;-5.00', "x;'-5.00"],
  ['x\t@sum', "x\t'@sum"],
  ['x\r\n＝1', "x\r\n'＝1"],
  ['a;=1;+2', "a;'=1;'+2"],
])('a spreadsheet runs nothing of %j', (text, disarmed) => {
  expect(disarmedCell(text)).toBe(disarmed)
})

it.each(['', '-500.00', '12', 'Nạp tiền, -5', 'a = b', 'nam@example.com', 'one;two', '2026-11-01 00:00:00', 'VND|1'])(
  '%j stays as it is',
  (text) => {
    expect(disarmedCell(text)).toBe(text)
  },
)

it('goes once through a text of nothing but separators', () => {
  expect(disarmedCell(`x${';'.repeat(1_000_000)}y`)).toHaveLength(1_000_002)
})
