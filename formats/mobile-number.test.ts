import { expect, it } from 'vitest'
import { mobileReadings, writtenMobile } from './mobile-number.ts'

it.each([
  '912345998',
  '912 345 998',
  '+84912345998',
  '+84 912-345-998',
  '+84 (912) 345‑998',
  '0084 912 345 998',
  '84912345998',
  '+84 (0) 912345998',
  '\u202a+84\u00a0912.345.998\u202c',
])('reads %j as one number', (typed) => {
  expect(mobileReadings(typed, '+84')[0]).toBe('912345998')
  expect(mobileReadings(typed, '84')[0]).toBe('912345998')
})

it('keeps the nought that is dialled at home', () => {
  expect(mobileReadings('0912.345.998', '+84')).toEqual(['0912345998'])
})

it('takes no beginning of a number for the code of its country', () => {
  expect(mobileReadings('845678901', '+84')).toEqual(['845678901'])
  expect(mobileReadings('7012345678', '+7')).toEqual(['7012345678'])
  expect(mobileReadings('14165550123', '+1')[0]).toBe('4165550123')
})

it.each(['', ' ', '+', '+66812345678', '0066812345678', 'abc', '0912x45998', '09+12345998', '+84'])(
  'finds no number in %j',
  (typed) => {
    expect(mobileReadings(typed, '+84')).toEqual([])
  },
)

it('writes a number as people read it out', () => {
  expect(writtenMobile('0912345997', '+84')).toBe('+84 912 345 997')
  expect(writtenMobile('+14165550123', '+1')).toBe('+1 416 555 0123')
  expect(writtenMobile('x', '+84')).toBe('x')
})
