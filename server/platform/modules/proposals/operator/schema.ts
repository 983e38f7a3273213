import { Type } from 'typebox'
import { defineCalls, Id } from '../../../http/call.ts'
import { OpenProposal } from '../schema.ts'
import { proposalsRights } from './policy.ts'

export const proposalsOperatorCalls = defineCalls({
  listProposals: {
    method: 'GET',
    path: '/wps/admin/proposals',
    summary: 'What waits for a second operator in the brand in view, the newest first',
    access: 'operator',
    right: proposalsRights['proposals.read'],
    value: Type.Array(OpenProposal),
  },
  refuseProposal: {
    method: 'POST',
    path: '/wps/admin/proposals/:id/refuse',
    summary: 'Takes an own proposal back, or refuses that of somebody else',
    access: 'operator',
    right: proposalsRights['proposals.refuse'],
    params: Type.Object({ id: Id }),
    body: Type.Object(
      { reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: OpenProposal,
  },
})
