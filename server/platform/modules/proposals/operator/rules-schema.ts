import { Type } from 'typebox'
import { DateTime, defineCalls, Nullable } from '../../../http/call.ts'
import { BRAND_DEEDS } from '../deeds.ts'
import { FourEyesDeedShape, OpenProposal, ProposalKindShape } from '../schema.ts'
import { proposalsRights } from './policy.ts'

export const FourEyesRule = Type.Object(
  {
    deed: FourEyesDeedShape,
    right: Type.String({ description: 'What both operators need' }),
    demand: Type.Enum(['ALWAYS', 'ABOVE_LIMIT', 'BRAND'], { description: 'What the house says of it' }),
    limitIn: Nullable(ProposalKindShape),
    isDemanded: Type.Boolean({ description: 'Whether it takes two now; above the limit where there is one' }),
    changedBy: Nullable(Type.String({ description: 'Account of the operator who changed it last' })),
    changedAt: Nullable(DateTime),
    waiting: Type.Integer({ description: 'How many such deeds wait for a second operator' }),
    proposal: Nullable(OpenProposal),
  },
  { description: 'A deed of operators that takes two, or may' },
)

export const fourEyesCalls = defineCalls({
  listFourEyesRules: {
    method: 'GET',
    path: '/wps/admin/four-eyes-rules',
    summary: 'Every deed that takes two operators or may, with what the house and the brand in view say of it',
    access: 'operator',
    right: proposalsRights['fourEyes.read'],
    value: Type.Array(FourEyesRule),
  },
  saveFourEyesRule: {
    method: 'PUT',
    path: '/wps/admin/four-eyes-rules/:deed',
    summary:
      'Demands two operators for a deed, which counts at once, or no longer, which a second operator has to want too',
    access: 'operator',
    right: proposalsRights['fourEyes.change'],
    params: Type.Object({ deed: Type.Enum([...BRAND_DEEDS]) }),
    body: Type.Object(
      { isDemanded: Type.Boolean(), reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: FourEyesRule,
  },
})
