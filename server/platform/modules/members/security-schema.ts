import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Mobile, Nullable, Ok } from '../../http/call.ts'
import { PasskeyAnswer, PasskeyOptions } from '../verification/schema.ts'

const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  createdAt: DateTime,
  lastUsedAt: Nullable(DateTime),
})

/** What the security centre shows. Contacts are masked. */
export const Security = Type.Object({
  passwordChangedAt: Nullable(DateTime),
  hasPaymentPassword: Type.Boolean(),
  shortestPaymentPassword: Type.Integer({ description: 'Characters a payment password has at least' }),
  email: Nullable(Type.String()),
  mobileNum: Nullable(Type.String()),
  totpSince: Nullable(DateTime),
  recoveryCodesLeft: Type.Integer(),
  passkeys: Type.Array(Passkey),
  lastSignIn: Nullable(Type.Object({ at: DateTime, ip: Type.String(), device: Type.String() })),
})

const Password = Type.String({ minLength: 1, maxLength: 128 })
const Code = Type.String({ minLength: 1, maxLength: 40 })
const PasskeyName = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' })
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
const closed = { additionalProperties: false } as const

const ContactFields = {
  channel: Type.Union([Type.Literal('EMAIL'), Type.Literal('SMS')]),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  mobileNum: Type.Optional(Mobile.mobileNum),
  countryDialingCode: Type.Optional(Mobile.countryDialingCode),
}

export const securityCalls = defineCalls({
  getSecurity: {
    method: 'GET',
    path: '/wps/member/security',
    summary: 'What protects the account, and the sign-in before this one',
    access: 'member',
    value: Security,
  },
  beginTotp: {
    method: 'POST',
    path: '/wps/member/totp',
    summary: 'Makes the secret of an authenticator app; it counts once a first code confirmed it',
    access: 'member',
    sealed: true,
    body: Type.Object({ password: Password }, closed),
    value: Type.Object({
      secret: Type.String({ description: 'Base32' }),
      uri: Type.String({ description: 'otpauth://' }),
    }),
  },
  confirmTotp: {
    method: 'PUT',
    path: '/wps/member/totp',
    summary: 'Turns the authenticator app on and tells the recovery codes, once',
    access: 'member',
    sealed: true,
    body: Type.Object({ code: Code }, closed),
    value: RecoveryCodes,
  },
  removeTotp: {
    method: 'POST',
    path: '/wps/member/totp/removal',
    summary: 'Turns the authenticator app off against a code of it or a recovery code',
    access: 'member',
    sealed: true,
    body: Type.Object({ password: Password, code: Code }, closed),
    value: Ok,
  },
  replaceRecoveryCodes: {
    method: 'PUT',
    path: '/wps/member/totp/recovery-codes',
    summary: 'Ten new recovery codes in the place of the old ones',
    access: 'member',
    sealed: true,
    body: Type.Object({ code: Code }, closed),
    value: RecoveryCodes,
  },
  beginPasskey: {
    method: 'POST',
    path: '/wps/member/passkeys/challenge',
    summary: 'What the browser is to be asked for a new passkey',
    access: 'member',
    sealed: true,
    body: Type.Object({ password: Password }, closed),
    value: PasskeyOptions,
  },
  finishPasskey: {
    method: 'POST',
    path: '/wps/member/passkeys',
    summary: 'Keeps the passkey that the browser made',
    access: 'member',
    sealed: true,
    body: Type.Object({ name: PasskeyName, passkey: PasskeyAnswer }, closed),
    value: Ok,
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/wps/member/passkeys/:id',
    summary: 'Names a passkey',
    access: 'member',
    params: Type.Object({ id: Id }),
    body: Type.Object({ name: PasskeyName }, closed),
    value: Ok,
  },
  removePasskey: {
    method: 'POST',
    path: '/wps/member/passkeys/:id/removal',
    summary: 'Removes a passkey',
    access: 'member',
    sealed: true,
    params: Type.Object({ id: Id }),
    body: Type.Object({ password: Password }, closed),
    value: Ok,
  },
  sendContactCode: {
    method: 'POST',
    path: '/wps/member/contacts/code',
    summary: 'Sends a code to a new e-mail address or telephone number of the account',
    access: 'member',
    body: Type.Object(ContactFields, closed),
    value: Type.Object({
      expiredMinutes: Type.Integer({ description: 'Minutes until another code may be asked for' }),
    }),
    example: { channel: 'EMAIL', email: 'lan@example.com' },
  },
  setContact: {
    method: 'PUT',
    path: '/wps/member/contacts',
    summary: 'Binds or changes the e-mail address or telephone number; the old one is told',
    description: '`code` is the second factor, needed where an authenticator app is on.',
    access: 'member',
    sealed: true,
    body: Type.Object(
      {
        ...ContactFields,
        verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
        password: Password,
        code: Type.Optional(Code),
      },
      closed,
    ),
    value: Ok,
  },
})
