import { type TSchema, Type } from 'typebox'
import {
  Amount,
  DateTime,
  defineCalls,
  Feed,
  FeedQuery,
  Id,
  Money,
  Nullable,
  Page,
  PageQuery,
  SpanQuery,
  Url,
} from '../../http/call.ts'
import { LONGEST_PASSWORD } from '../../lib/passwords.ts'
import { GOODS_KINDS, REDEMPTION_KINDS, REDEMPTION_STATES } from './states.ts'

export const Points = Type.String({
  ...Money,
  description: 'Points, as decimals of one point; only whole ones are moved',
})
export const RedemptionStateName = Type.Enum([...REDEMPTION_STATES])
export const RedemptionKindName = Type.Enum([...REDEMPTION_KINDS])
export const GoodsKindName = Type.Enum([...GOODS_KINDS])

export const PointStepShape = Type.Object({
  from: Type.String({ ...Money, description: 'From this amount of one deposit on' }),
  points: Type.String({ ...Money, description: 'Points for each 1,000 deposited' }),
})

export const PointConfig = Type.Object({
  currency: Type.String(),
  steps: Type.Array(PointStepShape, { description: 'The least amount first; below it a deposit earns no points' }),
  exchangeAmount: Type.String({
    ...Money,
    description: 'Money for 1,000 points; nothing where points are not exchanged',
  }),
  minimumPoints: Points,
})

export const PointReward = Type.Object({
  id: Id,
  kind: GoodsKindName,
  name: Type.String(),
  description: Type.String(),
  pictureUrl: Nullable(Url),
  pointsRequired: Points,
  amountRequired: Type.String({ ...Money, description: 'Money beside the points' }),
  amountGiven: Type.String({ ...Money, description: 'Money that one brings, where it is MONEY' }),
  currency: Type.String(),
  stock: Type.Integer({ description: 'How many are left' }),
})

export const Redemption = Type.Object({
  id: Id,
  number: Type.String({ description: 'Transaction number, as people say it' }),
  kind: RedemptionKindName,
  name: Nullable(Type.String({ description: 'Of the goods; null of a conversion' })),
  quantity: Type.Integer(),
  points: Points,
  amountRequired: Money,
  amountGiven: Money,
  currency: Type.String(),
  state: RedemptionStateName,
  remark: Nullable(Type.String({ description: 'What the house says of it' })),
  receiver: Nullable(Type.Object({ name: Type.String(), phone: Type.String(), address: Type.String() })),
  createdAt: DateTime,
  decidedAt: Nullable(DateTime),
})

export const PointChange = Type.Object({
  id: Type.String(),
  at: DateTime,
  change: Points,
  accumulated: Type.String({ ...Money, description: 'Points after it' }),
  kind: Type.Enum(['EARNED', 'GIVEN', 'REDEEMED', 'RETURNED', 'TAKEN_BACK']),
  documentId: Type.String({ description: 'The deposit or the redemption' }),
})

const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })
const PaymentPassword = Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD })
const Written = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

export const Receiver = closed({
  name: Written(80),
  phone: Type.String({ pattern: '^\\+?[0-9 .-]{6,20}$', maxLength: 20 }),
  address: Written(300),
})

export const pointsCalls = defineCalls({
  getPointBalance: {
    method: 'GET',
    path: '/wps/relay/MCS2_getPointBalance',
    summary: 'Points of the member',
    access: 'member',
    value: Type.Object({ points: Points }),
  },
  listPointRewards: {
    method: 'GET',
    path: '/wps/relay/MCS2_getPointReward',
    summary: 'What can be had for points, in the order of the brand',
    access: 'public',
    query: Type.Object({ ...PageQuery }),
    value: Page(PointReward),
  },
  listRedemptions: {
    method: 'GET',
    path: '/wps/relay/MCS2_getRedeemPointList',
    summary: 'What the member gave points for, newest first',
    access: 'member',
    query: Type.Object({
      ...PageQuery,
      state: Type.Optional(RedemptionStateName),
      kind: Type.Optional(RedemptionKindName),
      ...SpanQuery,
    }),
    value: Page(Redemption),
  },
  getPointConfig: {
    method: 'GET',
    path: '/wps/relay/MCS2_getPointConfig',
    summary: 'The ratio table of points for deposits, and what points are exchanged for',
    access: 'public',
    value: PointConfig,
  },
  listPointChanges: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    summary: 'Each change of the points of the member with what they came to, newest first',
    access: 'member',
    query: Type.Object({ ...SpanQuery, ...FeedQuery }),
    value: Feed(PointChange),
  },
  redeemPointReward: {
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    summary: 'Takes goods of the mall for points; goods wait for an operator, money is credited at once',
    description:
      '`points` and `amount` are what the member saw that all of it costs: where it costs something else now, nothing is taken.',
    access: 'member',
    sealed: true,
    movesMoney: true,
    body: closed({
      goodsId: Id,
      quantity: Type.Integer({ minimum: 1, maximum: 100 }),
      points: Amount,
      amount: Amount,
      receiver: Type.Optional(Nullable(Receiver)),
      paymentPassword: PaymentPassword,
    }),
    value: Redemption,
  },
  convertPoints: {
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    summary: 'Exchanges points for money at the ratio of the brand; `amount` is what the member saw that they bring',
    access: 'member',
    sealed: true,
    movesMoney: true,
    body: closed({ points: Amount, amount: Amount, paymentPassword: PaymentPassword }),
    value: Redemption,
  },
})
