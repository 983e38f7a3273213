import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Ids, Nullable } from '../../http/call.ts'
import { DISPUTE_REASONS, DISPUTE_STATES } from './states.ts'

const DisputeReasonName = Type.Enum([...DISPUTE_REASONS])

export const Dispute = Type.Object({
  id: Id,
  earningId: Id,
  reason: DisputeReasonName,
  content: Type.String({ description: 'What the agent wrote' }),
  state: Type.Enum([...DISPUTE_STATES], { description: 'Only an OPEN one is still to be answered' }),
  answer: Nullable(Type.String({ description: 'What the operator wrote who answered' })),
  createdAt: DateTime,
  closedAt: Nullable(DateTime),
})

export const disputesCalls = defineCalls({
  listEarningDisputes: {
    method: 'GET',
    path: '/wps/agent/disputes',
    summary: 'The last dispute of each of some earnings of the signed-in agent; those without one are left out',
    access: 'member',
    subaccount: 'PAY',
    query: Type.Object({ earningIds: Ids }),
    value: Type.Array(Dispute),
  },
  disputeEarning: {
    method: 'POST',
    path: '/wps/agent/earnings/:id/dispute',
    summary: 'Says that something is wrong with an amount that the signed-in agent earned',
    description:
      'Within 60 days of the end of its window, one at a time for an earning, and at most 20 open ones. An operator answers into the inbox; no money moves by it.',
    access: 'member',
    params: Type.Object({ id: Id }),
    body: Type.Object(
      {
        reason: DisputeReasonName,
        content: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' }),
      },
      { additionalProperties: false },
    ),
    value: Dispute,
    example: { reason: 'BETS_MISSING', content: 'Cược của tuyến dưới tối 21/11 chưa được tính' },
  },
  withdrawDispute: {
    method: 'PUT',
    path: '/wps/agent/disputes/:id/withdraw',
    summary: 'Takes back a dispute that is not answered; one that is taken back stays so',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Dispute,
  },
})
