import { Type } from 'typebox'
import { Amount, DateTime, defineCalls, Id, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { GameType } from '../../games/schema.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { RebateClaim, RebateClaimLine } from '../schema.ts'
import { rebatesRights } from './policy.ts'

const ruleFields = {
  isAutomatic: Type.Boolean({ description: 'The daily job gives what is open; else members claim it' }),
  rates: Type.Array(
    Type.Object(
      {
        category: GameType,
        percent: Type.Number({ minimum: 0, maximum: 10, multipleOf: 0.01, description: 'Of the valid bet' }),
      },
      { additionalProperties: false },
    ),
    { maxItems: 20, description: 'Categories without a rate give nothing' },
  ),
  leastClaim: Amount,
  dailyCap: Type.Intersect([Amount], {
    description: 'The most of one day and member; zero where there is no such amount',
  }),
  claimDays: Type.Integer({ minimum: 1, maximum: 60 }),
}

export const RebateRules = Type.Object({
  id: Type.String({ description: 'Of the brand' }),
  ...ruleFields,
  currency: Type.String(),
  changedAt: Nullable(Type.Intersect([DateTime], { description: 'Null where the brand never had a rule' })),
  changedBy: Nullable(Type.String({ description: 'Account of the operator' })),
  proposal: Nullable(OpenProposal),
})

export const OperatorRebateClaim = Type.Object({
  ...RebateClaim.properties,
  memberId: Id,
  account: Type.String(),
})

export const OperatorRebateClaimDetail = Type.Object({
  ...OperatorRebateClaim.properties,
  lines: Type.Array(RebateClaimLine),
})

const readClaims = { access: 'operator', right: rebatesRights['rebateClaims.read'] } as const

export const rebatesOperatorCalls = defineCalls({
  getRebateRules: {
    access: 'operator',
    right: rebatesRights['rebateRules.read'],
    method: 'GET',
    path: '/wps/admin/rebates/rules',
    summary: 'By what the brand in view gives back what its members play',
    value: RebateRules,
  },
  updateRebateRules: {
    access: 'operator',
    right: rebatesRights['rebateRules.change'],
    method: 'PUT',
    path: '/wps/admin/rebates/rules',
    summary: 'Changes by what the brand gives back; the running day goes by it already',
    description:
      'A rule that gives more takes a second operator, who sends the same; until then `proposal` says what waits. Days that are closed keep theirs.',
    body: Type.Object(
      { ...ruleFields, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: RebateRules,
  },
  listOperatorRebateClaims: {
    ...readClaims,
    method: 'GET',
    path: '/wps/admin/rebates/claims',
    summary: 'What members of the brand in view were given, the last first',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      channel: Type.Optional(RebateClaim.properties.channel),
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Part of the account name' })),
    }),
    value: Page(OperatorRebateClaim),
  },
  findOperatorRebateClaim: {
    ...readClaims,
    method: 'GET',
    path: '/wps/admin/rebates/claims/:id',
    summary: 'One of them, with what each day and category brought',
    params: Type.Object({ id: Id }),
    value: OperatorRebateClaimDetail,
  },
})
