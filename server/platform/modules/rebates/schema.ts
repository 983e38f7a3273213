import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery, SpanQuery } from '../../http/call.ts'
import { GameType } from '../games/schema.ts'
import { ACCRUAL_STATES, REBATE_CHANNELS, REBATE_MODES } from './states.ts'

const Day = Type.String({ format: 'date', description: 'By the calendar of the brand' })
const Rate = Type.Integer({ description: 'In 1/10 000 of the valid bet' })

const rateParts = {
  base: Type.Intersect([Rate], { description: 'Of the category, in 1/10 000 of the valid bet' }),
  levelRank: Type.Integer({ minimum: 0, description: 'The VIP level that counts; 0 is none' }),
  level: Type.Intersect([Rate], { description: 'What that level adds' }),
  rise: Type.Intersect([Rate], { description: 'What was promised the member for a time' }),
  rate: Type.Intersect([Rate], { description: 'All together; nothing where the category gives nothing' }),
}

export const RebateRate = Type.Object({ category: GameType, ...rateParts })

export const RebateAccrual = Type.Object(
  {
    day: Day,
    startsAt: DateTime,
    endsAt: DateTime,
    category: GameType,
    validBet: Money,
    ...rateParts,
    worth: Type.Intersect([Money], { description: 'By the rate, within what the cap of the day leaves' }),
    isCapped: Type.Boolean(),
    given: Money,
    open: Type.Intersect([Money], { description: 'Less than zero where more was given than it comes to' }),
    state: Type.Enum([...ACCRUAL_STATES]),
    expiresOn: Nullable(Type.Intersect([Day], { description: 'The first day on which it can be claimed no more' })),
  },
  { description: 'What was played on a day in a category; a running day is shown as it would be closed now' },
)

export const Rebates = Type.Object({
  currency: Type.String(),
  mode: Type.Enum([...REBATE_MODES]),
  leastClaim: Money,
  dailyCap: Nullable(Money),
  claimDays: Type.Integer(),
  today: Day,
  rates: Type.Array(RebateRate, { description: 'Of every category, as they are now' }),
  accruals: Type.Array(RebateAccrual, { description: 'Of the days of which something may be left' }),
  claimable: Type.Intersect([Money], { description: 'What a claim of everything would give' }),
  owed: Type.Intersect([Money], { description: 'What was given too much, since bets were taken back' }),
})

export const RebateClaim = Type.Object({
  id: Id,
  currency: Type.String(),
  amount: Type.Intersect([Money], { description: 'Zero where it only worked off what had been given too much' }),
  channel: Type.Enum([...REBATE_CHANNELS]),
  firstDay: Day,
  lastDay: Day,
  categories: Type.Array(GameType),
  claimedAt: DateTime,
})

export const RebateClaimLine = Type.Object({
  day: Day,
  startsAt: DateTime,
  endsAt: DateTime,
  category: GameType,
  validBet: Type.Intersect([Money], { description: 'As it was then' }),
  ...rateParts,
  amount: Type.Intersect([Money], { description: 'Less than zero where it worked something off' }),
})

export const RebateClaimDetail = Type.Object({ ...RebateClaim.properties, lines: Type.Array(RebateClaimLine) })

export const rebatesCalls = defineCalls({
  getRebates: {
    method: 'GET',
    path: '/wps/rebates',
    summary: 'What the signed-in member gets back of what he plays: his rates, and the days of which something is left',
    access: 'member',
    value: Rebates,
  },
  claimRebates: {
    method: 'POST',
    path: '/wps/rebates/claims',
    summary: 'Claims what is open, of all categories or of some; each accrual is given once',
    description: 'What was given too much before is taken off, of whatever category it is.',
    access: 'member',
    waitsForPassword: true,
    body: Type.Object(
      { categories: Type.Optional(Type.Array(GameType, { minItems: 1, maxItems: 20, uniqueItems: true })) },
      { additionalProperties: false },
    ),
    value: RebateClaim,
    example: {},
  },
  listRebateClaims: {
    method: 'GET',
    path: '/wps/rebates/claims',
    summary: 'What the signed-in member was given, the last first',
    access: 'member',
    query: Type.Object({ ...PageQuery, ...SpanQuery }),
    value: Page(RebateClaim),
  },
  getRebateClaim: {
    method: 'GET',
    path: '/wps/rebates/claims/:id',
    summary: 'One of them, with what each day and category brought',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: RebateClaimDetail,
  },
})
