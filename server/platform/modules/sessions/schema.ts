import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Mobile, Ok } from '../../http/call.ts'
import { IdToken, SignedIn } from '../members/schema.ts'

/** The answer to an image captcha (the id given with the picture, and what the person read), or the proof of work. */
export const CaptchaAnswer = {
  captchaId: Type.Optional(Type.String({ maxLength: 64 })),
  captcha: Type.Optional(Type.String({ maxLength: 16 })),
  captchaProof: Type.Optional(Type.String({ maxLength: 2048, description: "ALTCHA's payload, base64" })),
}

/** A place where the member is signed in, or a remembered device that could sign in again. */
export const SignedInPlace = Type.Object({
  id: Id,
  device: Type.String({ description: 'Browser and system; empty when unknown', examples: ['Chrome · Android'] }),
  ip: Type.String(),
  startedAt: DateTime,
  lastSeenAt: DateTime,
  isCurrent: Type.Boolean(),
  isLocked: Type.Boolean({ description: 'Idle: asks who is there before it goes on' }),
  isRemembered: Type.Boolean({ description: 'Signs in again for a day without the password' }),
})

/** What a browser's `navigator.credentials` gave, as JSON; its inside is checked when its signature is. */
export const PasskeyAnswer = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 1400 }),
  rawId: Type.String({ minLength: 1, maxLength: 1400 }),
  type: Type.Literal('public-key'),
  response: Type.Object({ clientDataJSON: Type.String({ minLength: 1, maxLength: 8192 }) }),
  clientExtensionResults: Type.Object({}),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
})
/** What a browser's `navigator.credentials` is to be asked, as JSON (WebAuthn). */
export const PasskeyOptions = Type.Object({ challenge: Type.String() })

const Ticket = Type.String({ minLength: 20, maxLength: 128, description: 'From the failure SECOND_STEP_NEEDED' })

export const sessionsCalls = defineCalls({
  signIn: {
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Signs in by user name and password, or by mobile number and SMS code',
    description:
      'After a failed try the failure carries `captcha: true`: the next try needs an answered captcha. Wrong name and wrong password answer alike. SECOND_STEP_NEEDED carries `secondStep: { ticket, methods, expiresAt }`: the password was right, and one of the methods must follow.',
    access: 'public',
    sealed: true,
    body: Type.Object(
      {
        type: Type.Union([Type.Literal('username'), Type.Literal('sms')]),
        username: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
        password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
        mobileNum: Type.Optional(Mobile.mobileNum),
        countryDialingCode: Type.Optional(Mobile.countryDialingCode),
        verificationCode: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
        remember: Type.Optional(Type.Boolean()),
        side: Type.Optional(Type.Union([Type.Literal('MEMBER'), Type.Literal('AGENT')])),
        ...CaptchaAnswer,
      },
      { additionalProperties: false },
    ),
    value: SignedIn,
    example: { type: 'username', username: 'demo01', password: 'Demo@12345' },
  },
  sendSecondStepCode: {
    method: 'POST',
    path: '/wps/session/login/second-step/code',
    summary: 'Sends the code of a second step by e-mail or SMS',
    access: 'public',
    body: Type.Object(
      { ticket: Ticket, method: Type.Union([Type.Literal('EMAIL'), Type.Literal('SMS')]) },
      { additionalProperties: false },
    ),
    value: Type.Object({
      expiredMinutes: Type.Integer({ description: 'Minutes until another code may be asked for' }),
    }),
  },
  finishSecondStep: {
    method: 'POST',
    path: '/wps/session/login/second-step',
    summary: 'Finishes a sign-in with its second step',
    description: 'Five tries a ticket, five minutes, from the address that knew the password.',
    access: 'public',
    sealed: true,
    body: Type.Object(
      {
        ticket: Ticket,
        method: Type.Union(['TOTP', 'RECOVERY', 'EMAIL', 'SMS', 'PASSKEY'].map((name) => Type.Literal(name))),
        code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        passkey: Type.Optional(PasskeyAnswer),
      },
      { additionalProperties: false },
    ),
    value: SignedIn,
  },
  askPasskey: {
    method: 'POST',
    path: '/wps/session/passkey',
    summary: 'What a passkey must sign to sign in, to be a second step, or to unlock a session',
    access: 'public',
    value: PasskeyOptions,
  },
  signInByPasskey: {
    method: 'POST',
    path: '/wps/session/login/passkey',
    summary: 'Signs in with a passkey, which also names the member',
    access: 'public',
    sealed: true,
    body: Type.Object(
      {
        passkey: PasskeyAnswer,
        side: Type.Optional(Type.Union([Type.Literal('MEMBER'), Type.Literal('AGENT')])),
      },
      { additionalProperties: false },
    ),
    value: SignedIn,
  },
  resumeSession: {
    method: 'POST',
    path: '/wps/session/login/device',
    summary: 'Signs a remembered device in again and gives it its next token',
    description:
      'The session may look; before it plays or pays it must be unlocked. A token that comes twice revokes its device.',
    access: 'public',
    sealed: true,
    body: Type.Object({ deviceToken: Type.String({ minLength: 20, maxLength: 128 }) }, { additionalProperties: false }),
    value: SignedIn,
  },
  reauthenticate: {
    method: 'POST',
    path: '/wps/session/reauthenticate',
    summary: 'Unlocks a session that was idle, or that a remembered device opened, by password or passkey',
    access: 'member',
    allowsIdle: true,
    sealed: true,
    proof: 'waived',
    body: Type.Object(
      {
        password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
        passkey: Type.Optional(PasskeyAnswer),
      },
      { additionalProperties: false },
    ),
    value: Ok,
    example: { password: 'Demo@12345' },
  },
  listSessions: {
    method: 'GET',
    path: '/wps/member/sessions',
    summary: 'Where the member is signed in, this place first',
    access: 'member',
    value: Type.Array(SignedInPlace),
  },
  endSession: {
    method: 'DELETE',
    path: '/wps/member/sessions/:id',
    summary: 'Signs one place out; its next call is refused',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Ok,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/wps/member/sessions',
    summary: 'Signs every other place out',
    access: 'member',
    value: Ok,
  },
  startFreePlay: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    summary: 'Opens a trial account with play money (module FREEPLAY3)',
    access: 'public',
    body: Type.Object(
      {
        os: Type.String({ maxLength: 64 }),
        platform: Type.Literal('W'),
        encryption: Type.Optional(Type.Boolean()),
        gatewayVersion: Type.Literal(3),
      },
      { additionalProperties: false },
    ),
    value: SignedIn,
    example: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  },
  signOut: {
    method: 'DELETE',
    path: '/wps/session/logout',
    summary: 'Ends the session; the token is worthless afterwards, and the device is no longer remembered',
    access: 'member',
    allowsIdle: true,
    proof: 'waived',
    value: Ok,
  },
  signInWithFirebase: {
    method: 'POST',
    path: '/wps/session/login/firebase',
    summary: 'Signs in with an ID token of Firebase: a linked Google or Facebook account, or a mobile number',
    description:
      'Nobody linked yet: REGISTER_FIRST, with what the token proves (`provider`, `email`, `mobileNum`, `name`) for the registration form.',
    access: 'public',
    sealed: true,
    body: Type.Object(
      {
        firebaseIdToken: IdToken,
        side: Type.Optional(Type.Union([Type.Literal('MEMBER'), Type.Literal('AGENT')])),
      },
      { additionalProperties: false },
    ),
    value: SignedIn,
  },
  getCaptchaChallenge: {
    method: 'GET',
    path: '/wps/captcha/challenge',
    summary: 'A proof of work for the browser to find (ALTCHA)',
    description: 'Good once, for its purpose, for five minutes. What the address did lately makes it dearer.',
    access: 'public',
    query: Type.Object({
      purpose: Type.Union([Type.Literal('LOGIN'), Type.Literal('REGISTER'), Type.Literal('SMS')]),
    }),
    value: Type.Object({
      challenge: Type.String({ description: "ALTCHA's challenge, JSON text" }),
      most: Type.Integer({ description: 'Guesses it takes at most' }),
    }),
    example: { purpose: 'REGISTER' },
  },
  getCaptcha: {
    method: 'GET',
    path: '/wps/captcha',
    summary: 'A captcha picture',
    access: 'public',
    value: Type.String({ description: 'PNG, base64' }),
    extras: Type.Object({ captchaId: Type.String() }),
  },
})
