import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery, SpanQuery } from '../../http/call.ts'
import { REFERRAL_REASONS, REFERRAL_STATES } from './states.ts'

export const ReferralTermsShape = Type.Object({
  fixed: Type.Intersect([Money], { description: 'For each friend' }),
  percent: Type.Number({ description: 'Of the friend’s first deposit, on top' }),
  greatestShare: Type.Intersect([Money], { description: 'The most that comes of the percentage' }),
  leastDeposit: Type.Intersect([Money], { description: 'What the friend’s deposits have to reach together' }),
  leastValidBet: Money,
  mostFriends: Type.Integer({ description: 'Friends for whom a member is paid in one month of the brand’s calendar' }),
})

export const Referral = Type.Object({
  code: Type.String({ description: 'Taken as `referralCode` by a registration' }),
  currency: Type.String(),
  rule: Nullable(ReferralTermsShape),
  came: Type.Integer(),
  deposited: Type.Integer(),
  waiting: Type.Integer({ description: 'Friends whose reward may be taken' }),
  paid: Type.Integer(),
  paidThisMonth: Type.Integer(),
  earned: Money,
})

export const ReferredFriend = Type.Object({
  id: Id,
  account: Type.String({ description: 'Masked' }),
  state: Type.Enum([...REFERRAL_STATES]),
  reason: Nullable(Type.Enum([...REFERRAL_REASONS], { description: 'Why it is HELD or REFUSED' })),
  reward: Nullable(Type.Intersect([Money], { description: 'Paid, or to be paid; null while it is not known' })),
  cameAt: DateTime,
  depositedAt: Nullable(DateTime),
  playedAt: Nullable(DateTime),
  paidAt: Nullable(DateTime),
})

export const referralsCalls = defineCalls({
  getReferral: {
    method: 'GET',
    path: '/wps/member/referral',
    summary: 'The member’s own code, the rule of the brand and what came of it',
    access: 'member',
    value: Referral,
  },
  listReferredFriends: {
    method: 'GET',
    path: '/wps/member/referral/friends',
    summary: 'Friends who registered with the member’s code, the last one first',
    access: 'member',
    query: Type.Object({ ...PageQuery, ...SpanQuery, state: Type.Optional(ReferredFriend.properties.state) }),
    value: Page(ReferredFriend),
  },
  claimReferral: {
    method: 'POST',
    path: '/wps/member/referral/friends/:id/claim',
    summary: 'Takes the reward for a friend; asked again it answers alike',
    access: 'member',
    waitsForPassword: true,
    params: Type.Object({ id: Id }),
    value: ReferredFriend,
  },
})
