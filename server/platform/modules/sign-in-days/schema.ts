import { Type } from 'typebox'
import { DateTime, defineCalls, Money, Nullable } from '../../http/call.ts'
import { STEP_KINDS } from './ladder.ts'

export const SignInStep = Type.Object({
  kind: Type.Enum([...STEP_KINDS]),
  amount: Type.Intersect([Money], { description: 'Of money, or points' }),
  state: Type.Enum(['CLAIMED', 'TODAY', 'LATER'], { description: 'CLAIMED in the running row of days' }),
})

export const SignInDays = Type.Object({
  currency: Type.String(),
  today: Type.String({ format: 'date', description: 'By the calendar of the brand' }),
  endsAt: Type.Intersect([DateTime], { description: 'When the day is over' }),
  steps: Type.Array(SignInStep, { description: 'Of the first day, the second …' }),
  step: Type.Integer({ description: 'Today’s, from 1 on' }),
  isClaimed: Type.Boolean({ description: 'Whether today’s was claimed' }),
})

export const signInDaysCalls = defineCalls({
  getSignInDays: {
    method: 'GET',
    path: '/wps/sign-in-days',
    summary: 'What the brand gives for coming every day, and how far the member is; null where nothing runs',
    access: 'member',
    value: Nullable(SignInDays),
  },
  claimSignInDay: {
    method: 'POST',
    path: '/wps/sign-in-days/claim',
    summary: 'Claims what today gives; asked again nothing more happens',
    access: 'member',
    waitsForPassword: true,
    value: Nullable(SignInDays),
  },
})
