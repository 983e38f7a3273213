import { Type } from 'typebox'
import { Amount, DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { ReferralTermsShape, ReferredFriend } from '../schema.ts'
import { referralsRights } from './policy.ts'

export const ReferralRule = Type.Object({
  id: Type.String({ description: 'Of the brand' }),
  isRunning: Type.Boolean(),
  ...ReferralTermsShape.properties,
  currency: Type.String(),
  changedAt: Nullable(Type.Intersect([DateTime], { description: 'Null where the brand never had a rule' })),
  changedBy: Nullable(Type.String({ description: 'Account of the operator' })),
  proposal: Nullable(OpenProposal),
})

export const OperatorReferral = Type.Object({
  ...ReferredFriend.properties,
  account: Type.String({ description: 'Of the friend' }),
  memberId: Type.Intersect([Id], { description: 'The friend' }),
  referrerId: Id,
  referrerAccount: Type.String(),
  currency: Type.String(),
  firstDeposit: Money,
  deposits: Type.Intersect([Money], { description: 'Together, until they reached what the rule asks' }),
  decidedAt: Nullable(DateTime),
  decidedBy: Nullable(Type.String({ description: 'Account of the operator who released or refused it' })),
})

const byId = Type.Object({ id: Id })
const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const reasoned = Type.Object({ reason }, { additionalProperties: false })
const read = { access: 'operator', right: referralsRights['referrals.read'] } as const
const decide = { access: 'operator', right: referralsRights['referrals.decide'] } as const

export const referralsOperatorCalls = defineCalls({
  getReferralRule: {
    access: 'operator',
    right: referralsRights['referralRule.read'],
    method: 'GET',
    path: '/wps/admin/referral-rule',
    summary: 'By what the brand in view gives for friends',
    value: ReferralRule,
  },
  updateReferralRule: {
    access: 'operator',
    right: referralsRights['referralRule.change'],
    method: 'PUT',
    path: '/wps/admin/referral-rule',
    summary: 'Changes by what the brand gives for friends who come from now on; those who came keep their rule',
    description:
      'A rule that gives more takes a second operator, who sends the same; until then `proposal` says what waits.',
    body: Type.Object(
      {
        isRunning: Type.Boolean(),
        fixed: Amount,
        percent: Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 }),
        greatestShare: Amount,
        leastDeposit: Amount,
        leastValidBet: Amount,
        mostFriends: Type.Integer({ minimum: 1, maximum: 1000 }),
        reason,
      },
      { additionalProperties: false },
    ),
    value: ReferralRule,
  },
  listReferrals: {
    ...read,
    method: 'GET',
    path: '/wps/admin/referrals',
    summary: 'Friends whom members brought: of one state, who waits longest first; else who came last first',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      state: Type.Optional(ReferredFriend.properties.state),
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Part of the referrer’s account name' })),
    }),
    value: Page(OperatorReferral),
  },
  findReferral: {
    ...read,
    method: 'GET',
    path: '/wps/admin/referrals/:id',
    summary: 'One of them',
    params: byId,
    value: OperatorReferral,
  },
  releaseReferral: {
    ...decide,
    method: 'POST',
    path: '/wps/admin/referrals/:id/release',
    summary: 'Lets the referrer take the reward for a friend that was held',
    params: byId,
    body: reasoned,
    value: OperatorReferral,
  },
  refuseReferral: {
    ...decide,
    method: 'POST',
    path: '/wps/admin/referrals/:id/refuse',
    summary: 'Refuses the reward for a friend, as long as it is not paid',
    params: byId,
    body: reasoned,
    value: OperatorReferral,
  },
})
