import { Type } from 'typebox'
import { defineCalls, Mobile } from '../../http/call.ts'
import { CaptchaAnswer } from '../sessions/schema.ts'

const CodeSent = Type.Object({
  expiredMinutes: Type.Integer({ description: 'Minutes until another code may be asked for' }),
})

export const verificationCalls = defineCalls({
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
