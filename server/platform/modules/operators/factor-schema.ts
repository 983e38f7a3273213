import { Type } from 'typebox'
import { DateTime, defineCalls, Nullable, Ok } from '../../http/call.ts'

const Password = Type.String({ minLength: 1, maxLength: 128 })
const Code = Type.String({ minLength: 1, maxLength: 40 })
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
const closed = { additionalProperties: false } as const
const own = { access: 'operator', sealed: true } as const

/** What an operator does for the safety of the own account. */
export const operatorFactorCalls = defineCalls({
  getOperatorSecurity: {
    method: 'GET',
    path: '/wps/admin/me/security',
    summary: 'Whether the own authenticator app is on, and how many recovery codes are left',
    access: 'operator',
    value: Type.Object({ totpSince: Nullable(DateTime), recoveryCodesLeft: Type.Integer() }),
  },
  changeOperatorPassword: {
    ...own,
    method: 'PUT',
    path: '/wps/admin/me/password',
    summary: 'A new password in the place of the own one; every other session ends',
    body: Type.Object({ password: Password, newPassword: Password }, closed),
    value: Ok,
  },
  beginOperatorTotp: {
    ...own,
    method: 'POST',
    path: '/wps/admin/me/totp',
    summary: 'Makes the secret of an authenticator app; it counts once a first code confirmed it',
    body: Type.Object({ password: Password }, closed),
    value: Type.Object({
      secret: Type.String({ description: 'Base32' }),
      uri: Type.String({ description: 'otpauth://' }),
    }),
  },
  confirmOperatorTotp: {
    ...own,
    method: 'PUT',
    path: '/wps/admin/me/totp',
    summary: 'Turns the authenticator app on and tells the recovery codes, once',
    body: Type.Object({ code: Code }, closed),
    value: RecoveryCodes,
  },
  removeOperatorTotp: {
    ...own,
    method: 'POST',
    path: '/wps/admin/me/totp/removal',
    summary: 'Turns the authenticator app off against a code of it or a recovery code',
    body: Type.Object({ password: Password, code: Code }, closed),
    value: Ok,
  },
  replaceOperatorRecoveryCodes: {
    ...own,
    method: 'PUT',
    path: '/wps/admin/me/totp/recovery-codes',
    summary: 'Ten new recovery codes in the place of the old ones',
    body: Type.Object({ code: Code }, closed),
    value: RecoveryCodes,
  },
})
