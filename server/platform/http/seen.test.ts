import { expect, it } from 'vitest'
import { seen } from './seen.ts'

it('takes out of all texts what nobody sees, and leaves lines, joiners and accents', () => {
  const input = {
    name: '\u202E<b>x\u200b',
    list: ['\u2800', 'a\u00adb'],
    deep: { note: 'Đặng\n👨‍👩‍👧' },
    count: 3,
    none: null,
  }
  expect(seen(input)).toEqual({ name: '<b>x', list: ['', 'ab'], deep: { note: 'Đặng\n👨‍👩‍👧' }, count: 3, none: null })
})

it('leaves secrets as they are', () => {
  const input = { password: 'a\u200bb', newPaymentPassword: '\u202Ex', deviceToken: '\u200b' }
  expect(seen(input)).toEqual(input)
})

it('is not ended by brackets within brackets', () => {
  const deep = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)
  expect(Array.isArray(seen(deep))).toBe(true)
})
