import { expect, it } from 'vitest'
import { mobileDigitsOf, parseMobile, withoutMobiles } from './countries.ts'

it.each([
  [['VN'], { minimum: 9, maximum: 10 }],
  [['JP'], { minimum: 10, maximum: 11 }],
  [['VN', 'KH', 'CN'], { minimum: 8, maximum: 12 }],
])('mobile numbers of %j have so many digits, with their zero or without', (countries, digits) => {
  expect(mobileDigitsOf(countries)).toEqual(digits)
})

it('names the first country that has none', () => {
  expect(withoutMobiles(['VN', 'AQ', 'XX'])).toBe('AQ')
  expect(withoutMobiles(['VN', 'TH'])).toBeUndefined()
})

it('takes a number of any country of a code that several share, and of no other', () => {
  const of = (...mobileCountries: string[]) => ({ mobileCountries, mobileDigits: mobileDigitsOf(mobileCountries) })
  expect(parseMobile(of('US', 'CA'), '+1', '4165550123')).toBe('+14165550123')
  expect(parseMobile(of('US'), '+1', '4165550123')).toBeUndefined()
  expect(parseMobile(of('VN'), '+84', '0912345678')).toBe('+84912345678')
  expect(parseMobile(of('VN'), '+66', '0812345678')).toBeUndefined()
})

it.each([
  '0912 345 999',
  '0912.345.999',
  '(0912) 345-999',
  '+84912345999',
  '+84 (0) 912 345 999',
  '0084912345999',
  '84912345999',
])('takes a number as people write and paste it: %s', (number) => {
  const { parsed, wide } = readIn(number, '+84')
  expect(parsed).toBe('+84912345999')
  expect(wide).toBe(parsed)
})

it('takes no number of another country than the one chosen, and none of too many digits', () => {
  expect(readIn('+66812345678', '+84').wide).toBeUndefined()
  expect(readIn('0066812345678', '+84').wide).toBeUndefined()
  expect(readIn('09123459990', '+84').parsed).toBeUndefined()
  // Begins as the code of the country does, without being it.
  expect(readIn('845678901', '+84').parsed).toBe('+84845678901')
})

/** A number as a brand of one country has it, and one whose countries have numbers of many lengths. */
function readIn(number: string, code: string) {
  const of = (...mobileCountries: string[]) => ({ mobileCountries, mobileDigits: mobileDigitsOf(mobileCountries) })
  return { parsed: parseMobile(of('VN'), code, number), wide: parseMobile(of('VN', 'TH', 'CN'), code, number) }
}
