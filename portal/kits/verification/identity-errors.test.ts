import { expect, it } from 'vitest'
import english from '../../../locales/en/errors.json' with { type: 'json' }
import vietnamese from '../../../locales/vi/errors.json' with { type: 'json' }
import { identityErrorKey } from './identity-errors.ts'
import { readAnswer } from './identity-popup.ts'

it.each([
  ['auth/invalid-phone-number', 'The mobile number is not valid.'],
  ['auth/missing-phone-number', 'Please enter your mobile number.'],
  ['auth/too-many-requests', 'Too many requests. Please try again in 5 minutes.'],
  ['auth/internal-error', 'An unknown error occurred during verification. Please try again.'],
  ['auth/invalid-verification-code', 'The verification code is not right.'],
  ['auth/missing-verification-code', 'Please enter the verification code.'],
  ['auth/captcha-check-failed', 'The captcha check failed. Please wait for a new one and try again.'],
  ['auth/quota-exceeded', 'The SMS quota is not sufficient. Please contact customer service.'],
  ['auth/operation-not-allowed', 'This operation is not enabled. Please contact customer service.'],
  ['auth/code-expired', 'The verification code expired. Please send a new one.'],
  ['auth/popup-closed-by-user', 'You were not signed in: the window was closed. Please try again.'],
  ['auth/popup-blocked', 'The browser blocked the sign-in window. Please allow popups and try again.'],
])('words %s', (code, sentence) => {
  const key = identityErrorKey(code)
  expect(english[key]).toBe(sentence)
  expect(vietnamese[key]).toMatch(/\S/)
})

it('believes only an answer to its own question', () => {
  const message = { kind: 'identity', state: 'mine-mine', idToken: 'token' }
  expect(readAnswer(message, 'mine-mine')).toEqual({ idToken: 'token' })
  expect(readAnswer({ ...message, idToken: undefined, error: 'auth/x' }, 'mine-mine')).toEqual({ error: 'auth/x' })
  for (const other of [
    { ...message, state: 'theirs' },
    { ...message, kind: 'x' },
    null,
    'text',
    { kind: 'identity' },
  ]) {
    expect(readAnswer(other, 'mine-mine')).toBeNull()
  }
})
