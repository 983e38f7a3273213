import { Type } from 'typebox'
import { defineCalls } from '../../http/call.ts'

/** The answer to an image captcha (the id given with the picture, and what the person read), or the proof of work. */
export const CaptchaAnswer = {
  captchaId: Type.Optional(Type.String({ maxLength: 64 })),
  captcha: Type.Optional(Type.String({ maxLength: 16 })),
  captchaProof: Type.Optional(Type.String({ maxLength: 2048, description: "ALTCHA's payload, base64" })),
}

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

/** A code is on its way. */
export const CodeSent = Type.Object({
  expiredMinutes: Type.Integer({ description: 'Minutes until another code may be asked for' }),
})

export const verificationCalls = defineCalls({
  askPasskey: {
    method: 'POST',
    path: '/wps/session/passkey',
    summary: 'What a passkey must sign to sign in, to be a second step, or to unlock a session',
    access: 'public',
    value: PasskeyOptions,
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
