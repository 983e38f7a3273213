import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery } from '../../http/call.ts'
import { VIP_BONUS_KINDS, VIP_BONUS_STATES, VIP_STEP_REASONS } from './states.ts'

const Rank = Type.Integer({ minimum: 0, maximum: 20, description: '0 is no level' })
const Day = Type.String({ format: 'date', description: 'By the calendar of the brand' })
const VipBonusKindName = Type.Enum([...VIP_BONUS_KINDS])

export const VipLevel = Type.Object({
  rank: Rank,
  name: Type.String(),
  deposits: Type.Intersect([Money], { description: 'What all deposits must come to' }),
  validBet: Type.Intersect([Money], { description: 'What all valid bets must come to' }),
  keepValidBet: Type.Intersect([Money], { description: 'The valid bet of a calendar month by which it is kept' }),
  upgradeBonus: Money,
  monthlyBonus: Money,
  birthdayBonus: Money,
  rebateRise: Type.Integer({ description: 'What rebates rise by, in 1/10 000 of the valid bet' }),
})

export const VipBonus = Type.Object({
  kind: VipBonusKindName,
  subject: Type.String({ description: 'The rank, the first day of the month, the year of the birthday' }),
  rank: Rank,
  amount: Money,
  state: Type.Enum([...VIP_BONUS_STATES], {
    description:
      'WAITING for the review of the month before; UNKNOWN has no birthday; LATER is not its day; TOO_NEW was told too late',
  }),
  claimedAt: Nullable(DateTime),
})

export const Vip = Type.Object({
  currency: Type.String(),
  levels: Type.Array(VipLevel, { description: 'The lowest first; none where the brand has none' }),
  rank: Rank,
  highestRank: Type.Intersect([Rank], { description: 'Up to it, lost levels come back by what keeps them' }),
  since: Nullable(DateTime),
  deposits: Money,
  validBet: Money,
  month: Day,
  monthValidBet: Money,
  isMonthOfClimb: Type.Boolean({ description: 'No level is lost by the month in which the member climbed' }),
  bonuses: Type.Array(VipBonus),
})

export const VipStep = Type.Object(
  {
    id: Id,
    fromRank: Rank,
    toRank: Rank,
    reason: Type.Enum([...VIP_STEP_REASONS]),
    deposits: Money,
    depositsDemanded: Money,
    validBet: Money,
    validBetDemanded: Money,
    month: Nullable(Day),
    monthValidBet: Nullable(Money),
    monthDemanded: Nullable(Money),
    at: DateTime,
  },
  { description: 'A step from one level to the next, with the sums it was decided by and what was demanded' },
)

export const vipCalls = defineCalls({
  getVip: {
    method: 'GET',
    path: '/wps/vip',
    summary: 'The levels of the brand, where the signed-in member stands, and the bonuses of his levels',
    access: 'member',
    value: Vip,
  },
  listVipSteps: {
    method: 'GET',
    path: '/wps/vip/steps',
    summary: 'The steps of the signed-in member from level to level, the last first',
    access: 'member',
    query: Type.Object(PageQuery),
    value: Page(VipStep),
  },
  claimVipBonus: {
    method: 'POST',
    path: '/wps/vip/bonuses',
    summary: 'Claims a bonus of a level, which is given once',
    access: 'member',
    waitsForPassword: true,
    body: Type.Object(
      { kind: VipBonusKindName, subject: Type.String({ minLength: 1, maxLength: 10, pattern: '^[0-9-]+$' }) },
      { additionalProperties: false },
    ),
    value: VipBonus,
    example: { kind: 'UPGRADE', subject: '1' },
  },
})
