import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable } from '../../../http/call.ts'
import { promotionsRights } from './policy.ts'

const Times = Type.Object({ times: Type.Integer(), amount: Money })

/** What members have in common who would each have been given something. */
export const SHARED_TRAITS = ['DEVICE', 'PAYOUT_ACCOUNT', 'ADDRESS'] as const

export const PromotionEstimate = Type.Object({
  from: DateTime,
  to: Type.Intersect([DateTime], { description: 'When the last whole day of the brand ended' }),
  read: Type.Integer({ description: 'Members who registered, paid in or bet within it' }),
  oneIn: Type.Integer({ description: 'Of so many members one was looked at; all sums are multiplied by it' }),
  members: Type.Integer({ description: 'Who would have been given something' }),
  times: Type.Integer({ description: 'How often' }),
  currency: Type.String(),
  granted: Money,
  refused: Type.Integer({ description: 'How often the budget would have been spent' }),
  spentAt: Nullable(DateTime),
  required: Type.Intersect([Money], { description: 'What had to be played' }),
  done: Type.Intersect([Money], { description: 'What real bets came to of it' }),
  free: Type.Intersect([Times], { description: 'Nothing had to be played' }),
  completed: Times,
  open: Type.Intersect([Times], { description: 'Would still be played' }),
  expired: Times,
  broken: Type.Intersect([Times], { description: 'Ended by a bet above the greatest' }),
  cost: Type.Intersect([Money], {
    description: 'Granted less what was expired or broken: at least, since some of that may have been played away',
  }),
  top: Type.Array(
    Type.Object({ memberId: Id, account: Type.String(), times: Type.Integer(), granted: Money, kept: Money }),
    { maxItems: 10, description: 'Who would have kept most' },
  ),
  shared: Type.Array(Type.Object({ kind: Type.Enum([...SHARED_TRAITS]), members: Type.Integer(), granted: Money }), {
    description: 'Of those given something: who shares a trait with another one of them',
  }),
})

export const promotionEstimateCalls = defineCalls({
  estimatePromotion: {
    access: 'operator',
    right: promotionsRights['promotions.read'],
    method: 'POST',
    path: '/wps/admin/promotions/:id/estimate',
    summary: 'Plays the draft over the members and bets of the last thirty days; nothing is given',
    description: 'One at a time on each node. What takes too long is given up.',
    params: Type.Object({ id: Id }),
    value: PromotionEstimate,
  },
})
