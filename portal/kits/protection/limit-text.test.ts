import { expect, it } from 'vitest'
import { isAboveMost, isWholeLimit } from './limit-text.ts'

it.each(['1', '2.000.000', '2,000,000', '999999999999999999'])('reads %s as a number', (text) =>
  expect(isWholeLimit(text)).toBe(true),
)

it.each(['', '0', '-5', '12a'])('does not read %s as one', (text) => expect(isWholeLimit(text)).toBe(false))

it('holds money against the greatest amount, time against its period', () => {
  expect(isAboveMost('DEPOSIT', 'DAY', '999999999999')).toBe(false)
  expect(isAboveMost('DEPOSIT', 'DAY', '1000000000000')).toBe(true)
  expect(isAboveMost('SESSION', 'DAY', '1440')).toBe(false)
  expect(isAboveMost('SESSION', 'DAY', '1441')).toBe(true)
  expect(isAboveMost('SESSION', 'WEEK', '1441')).toBe(false)
})
