import { Type } from 'typebox'
import { Amount, defineCalls, Nullable } from '../../http/call.ts'
import { OpenProposal } from '../proposals/schema.ts'

const fields = {
  toUpline: Type.Boolean(),
  toDownline: Type.Boolean(),
  minimum: Amount,
  maximum: Amount,
  dailyMaximum: Amount,
}
export const TransferRules = Type.Object({
  id: Type.String(),
  currency: Type.String(),
  ...fields,
  proposal: Nullable(OpenProposal),
})
const path = '/wps/admin/member-transfer-rules'

export const transferRulesCalls = defineCalls({
  getMemberTransferRules: {
    method: 'GET',
    path,
    summary: 'How far members may send each other money',
    access: 'operator',
    value: TransferRules,
  },
  updateMemberTransferRules: {
    method: 'PUT',
    path,
    summary: 'Changes to whom members may send money, and how much',
    description: 'What lets more be sent takes a second operator, who sends the same; `proposal` says what waits.',
    access: 'operator',
    body: Type.Object(
      { ...fields, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: TransferRules,
  },
})
