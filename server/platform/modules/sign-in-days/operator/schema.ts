import { Type } from 'typebox'
import { Amount, defineCalls, Money, Nullable } from '../../../http/call.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { STEP_KINDS } from '../ladder.ts'
import { signInDaysRights } from './policy.ts'

const kind = Type.Enum([...STEP_KINDS])

export const SignInDaySettings = Type.Object({
  id: Type.String({ description: 'The brand' }),
  isRunning: Type.Boolean(),
  steps: Type.Array(Type.Object({ kind, amount: Money })),
  currency: Type.String(),
  money: Type.Intersect([Money], { description: 'What one member is given in money who climbs all of it once' }),
  points: Type.Intersect([Money], { description: 'The same in points' }),
  lately: Type.Object(
    { claims: Type.Integer(), money: Money, points: Money },
    { description: 'What was given in the last 30 days' },
  ),
  proposal: Nullable(OpenProposal),
})

export const signInDaysOperatorCalls = defineCalls({
  getSignInDaySettings: {
    method: 'GET',
    path: '/wps/admin/sign-in-days',
    summary: 'What the brand in view gives for coming every day, and what that costs',
    access: 'operator',
    right: signInDaysRights['signInDays.read'],
    value: SignInDaySettings,
  },
  updateSignInDaySettings: {
    method: 'PUT',
    path: '/wps/admin/sign-in-days',
    summary: 'Changes what is given for coming; where members stand stays',
    description: 'What gives more takes a second operator, who sends the same; until then `proposal` says what waits.',
    access: 'operator',
    right: signInDaysRights['signInDays.change'],
    body: Type.Object(
      {
        isRunning: Type.Boolean(),
        steps: Type.Array(Type.Object({ kind, amount: Amount }, { additionalProperties: false }), { maxItems: 31 }),
        reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }),
      },
      { additionalProperties: false },
    ),
    value: SignInDaySettings,
    example: { isRunning: true, steps: [{ kind: 'MONEY', amount: '1000' }], reason: 'Điểm danh tháng này' },
  },
})
