import { expect, it } from 'vitest'
import { protectionsOf, type Security, strengthOf } from './strength.ts'

const now = Date.parse('2026-11-21T00:00:00Z')
const bare: Security = {
  passwordChangedAt: '2026-11-01T00:00:00Z',
  hasPaymentPassword: false,
  shortestPaymentPassword: 6,
  email: null,
  mobileNumber: null,
  totpSince: null,
  recoveryCodesLeft: 0,
  passkeys: [],
  lastSignIn: null,
}
const contacts = { hasPaymentPassword: true, email: 'l***@x.vn', mobileNumber: '+84***1' }

it('counts a password for half a year', () => {
  const count = (security: Security) => protectionsOf(security, now).filter(({ isOn }) => isOn).length
  expect([count(bare), count({ ...bare, passwordChangedAt: '2026-01-01T00:00:00Z' })]).toEqual([1, 0])
})

it('is strong only with something one holds', () => {
  expect(strengthOf(bare, now)).toBe('weak')
  expect(strengthOf({ ...bare, ...contacts }, now)).toBe('fair')
  expect(strengthOf({ ...bare, ...contacts, totpSince: '2026-11-02T00:00:00Z' }, now)).toBe('strong')
})
