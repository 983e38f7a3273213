import { Type } from 'typebox'
import { Amount, DateTime, defineCalls, Nullable } from '../../http/call.ts'
import { OpenProposal } from '../proposals/schema.ts'

const fields = {
  minimum: Amount,
  maximum: Amount,
  quickAmounts: Type.Array(Amount, { maxItems: 12 }),
  dailyCount: Type.Integer({ minimum: 1, maximum: 999, description: 'Withdrawals of a member a day' }),
  dailySum: Amount,
  openAtOnce: Type.Integer({ minimum: 1, maximum: 9 }),
  fourEyesAbove: Type.String({ ...Amount, description: 'Above it two operators approve; a raise counts after a day' }),
  autoReceiveMinutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
  accountRestMinutes: Type.Integer({ minimum: 0, maximum: 43_200 }),
  mayCancel: Type.Boolean(),
  gateway: Type.Enum(['BANK_API', 'MANUAL']),
  winAlarmFrom: Type.String({ ...Amount, description: 'Operators are told of a win of so much' }),
}

export const WithdrawalSettingsShape = Type.Object({
  id: Type.String(),
  currency: Type.String(),
  ...fields,
  fourEyesPending: Nullable(Type.String({ description: 'A higher limit that waits' })),
  fourEyesPendingFrom: Nullable(DateTime),
  proposal: Nullable(OpenProposal),
})

const path = '/wps/admin/withdrawal-settings'

export const withdrawalSettingsCalls = defineCalls({
  getWithdrawalSettings: {
    method: 'GET',
    path,
    summary: 'How the brand pays out',
    access: 'operator',
    value: WithdrawalSettingsShape,
  },
  updateWithdrawalSettings: {
    method: 'PUT',
    path,
    summary: 'Changes limits, approvals, waiting times and the way money goes out',
    description: 'What lets more money leave takes a second operator, who sends the same; `proposal` says what waits.',
    access: 'operator',
    body: Type.Object(
      { ...fields, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: WithdrawalSettingsShape,
  },
})
