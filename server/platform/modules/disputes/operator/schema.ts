import { Type } from 'typebox'
import { defineCalls, Id, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { SettlementEarning } from '../../settlements/operator/schema.ts'
import { Dispute } from '../schema.ts'
import { DISPUTE_OUTCOMES } from '../states.ts'
import { disputesRights } from './policy.ts'

export const OperatorDispute = Type.Object(
  {
    ...Dispute.properties,
    memberId: Id,
    account: Type.String(),
    answeredBy: Nullable(Type.String({ description: 'Account of the operator who answered' })),
    settlementId: Nullable(
      Type.Intersect([Id], { description: 'Of the earning’s window, to work it out anew; null where it has none' }),
    ),
    earning: SettlementEarning,
    revisions: Type.Array(SettlementEarning, {
      description: 'All that was written of the contract’s window, the first one first',
    }),
  },
  { description: 'What an agent says is wrong with an amount that he earned' },
)

const byId = Type.Object({ id: Id })
const read = { access: 'operator', right: disputesRights['disputes.read'] } as const

export const disputesOperatorCalls = defineCalls({
  listOperatorDisputes: {
    ...read,
    method: 'GET',
    path: '/wps/admin/disputes',
    summary: 'Disputes of the brand in view: open ones first, the oldest of them first; then those closed last',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      state: Type.Optional(Dispute.properties.state),
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Part of the account name' })),
    }),
    value: Page(OperatorDispute),
  },
  getOperatorDispute: {
    ...read,
    method: 'GET',
    path: '/wps/admin/disputes/:id',
    summary: 'One dispute with the amount that it is about',
    params: byId,
    value: OperatorDispute,
  },
  answerDispute: {
    method: 'POST',
    path: '/wps/admin/disputes/:id/answer',
    summary: 'Answers a dispute into the agent’s inbox; no money moves by it, a settlement is worked out anew for that',
    access: 'operator',
    right: disputesRights['disputes.decide'],
    params: byId,
    body: Type.Object(
      {
        outcome: Type.Enum([...DISPUTE_OUTCOMES]),
        answer: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S', description: 'What the agent reads' }),
      },
      { additionalProperties: false },
    ),
    value: OperatorDispute,
    example: { outcome: 'REJECTED', answer: 'Các vé này bị hủy nên không được tính' },
  },
})
