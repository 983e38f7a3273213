import { Type } from 'typebox'
import { defineCalls, Mobile, Ok } from '../../http/call.ts'
import { IdToken, SignedIn } from '../members/schema.ts'

/** The answer to an image captcha (the id given with the picture, and what the person read), or the proof of work. */
export const CaptchaAnswer = {
  captchaId: Type.Optional(Type.String({ maxLength: 64 })),
  captcha: Type.Optional(Type.String({ maxLength: 16 })),
  captchaProof: Type.Optional(Type.String({ maxLength: 2048, description: "ALTCHA's payload, base64" })),
}

export const sessionsCalls = defineCalls({
  signIn: {
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Signs in by user name and password, or by mobile number and SMS code',
    description:
      'After a failed try the failure carries `captcha: true`: the next try needs an answered captcha. Wrong name and wrong password answer alike.',
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
    summary: 'Ends the session; the token is worthless afterwards',
    access: 'member',
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
