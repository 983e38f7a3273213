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
