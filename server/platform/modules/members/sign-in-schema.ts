import { Type } from 'typebox'
import { defineCalls, Mobile, Ok } from '../../http/call.ts'
import { DeviceCode } from '../sessions/schema.ts'
import { CaptchaAnswer, CodeSent, PasskeyAnswer } from '../verification/schema.ts'
import { IdToken, SignedIn } from './schema.ts'

const Ticket = Type.String({ minLength: 20, maxLength: 128, description: 'From the failure SECOND_STEP_NEEDED' })

/** Every way in: by password, code, passkey, another house's word, as a remembered device, or to play for free. */
export const signInCalls = defineCalls({
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
  readDeviceCode: {
    method: 'POST',
    path: '/wps/session/login/device-code/owner',
    summary: 'As whom a device code would sign in; it stays unused',
    access: 'public',
    sealed: true,
    body: Type.Object({ code: DeviceCode }, { additionalProperties: false }),
    value: Type.Object({ name: Type.String({ description: 'Nickname, or the user name with its middle hidden' }) }),
  },
  signInByDeviceCode: {
    method: 'POST',
    path: '/wps/session/login/device-code',
    summary: 'Signs in with a code that another device of the member shows',
    description:
      'A code works once, for a minute, while the session that shows it lasts; whatever is wrong with one is answered alike. The session may look; before it plays, pays or changes anything it must be unlocked.',
    access: 'public',
    sealed: true,
    body: Type.Object({ code: DeviceCode }, { additionalProperties: false }),
    value: SignedIn,
  },
  reauthenticate: {
    method: 'POST',
    path: '/wps/session/reauthenticate',
    summary: 'Unlocks a session that was idle, or that a remembered device opened, by password or passkey',
    access: 'member',
    subaccount: 'OWN',
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
  startFreePlay: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    summary: 'Opens a trial account: it plays demos and has no money (module FREEPLAY3)',
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
  sendSignInCode: {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    summary: 'Sends a code to a member who is not signed in (sign-in by SMS, new password by phone)',
    description: 'Answers alike whether or not the number belongs to a member.',
    access: 'public',
    body: Type.Object(
      {
        ...Mobile,
        purpose: Type.Optional(Type.Union([Type.Literal('LOGIN'), Type.Literal('PASSWORD')], { default: 'LOGIN' })),
        ...CaptchaAnswer,
      },
      { additionalProperties: false },
    ),
    value: CodeSent,
    example: { mobileNum: '912345678', countryDialingCode: '+84' },
  },
  sendRegistrationCode: {
    method: 'POST',
    path: '/wps/verification/sms/register',
    summary: 'Sends a code to a number that wants to register',
    access: 'public',
    body: Type.Object(
      { mobileNo: Mobile.mobileNum, countryDialingCode: Mobile.countryDialingCode, ...CaptchaAnswer },
      { additionalProperties: false },
    ),
    value: CodeSent,
    example: { mobileNo: '912345678', countryDialingCode: '+84' },
  },
})
