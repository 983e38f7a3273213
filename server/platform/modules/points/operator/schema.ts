import { Type } from 'typebox'
import {
  Amount,
  DateTime,
  defineCalls,
  Id,
  Ids,
  Locale,
  Money,
  Nullable,
  Page,
  PageQuery,
  SpanQuery,
  Url,
  without,
} from '../../../http/call.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { GoodsKindName, PointConfig, Points, Redemption, RedemptionStateName } from '../schema.ts'
import { REDEMPTION_OUTCOMES } from '../states.ts'
import { pointsRights } from './policy.ts'

const Why = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const byId = Type.Object({ id: Id })

export const OperatorPointSettings = Type.Object({
  id: Type.String({ description: 'The brand' }),
  ...PointConfig.properties,
  proposal: Nullable(OpenProposal),
})

const GoodsWordsShape = Type.Object(
  {
    language: Locale,
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    description: Type.String({ maxLength: 1_000 }),
    pictureUrl: Nullable(Url),
  },
  { additionalProperties: false },
)

export const OperatorMallGoods = Type.Object({
  id: Id,
  kind: GoodsKindName,
  words: Type.Array(GoodsWordsShape, { minItems: 1, maxItems: 30 }),
  pointsRequired: Points,
  amountRequired: Type.String({ ...Money, description: 'Money beside the points' }),
  amountGiven: Type.String({ ...Money, description: 'Money that one brings, where it is MONEY' }),
  currency: Type.String(),
  stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  isOpen: Type.Boolean(),
  position: Type.Integer({ minimum: 0, maximum: 9_999 }),
  changedAt: DateTime,
  proposal: Nullable(OpenProposal),
})

const goodsInput = {
  ...without(OperatorMallGoods.properties, 'id', 'currency', 'changedAt', 'proposal', 'isOpen'),
  pointsRequired: Amount,
  amountRequired: Amount,
  amountGiven: Amount,
  reason: Why,
}

export const OperatorRedemption = Type.Object({
  ...Redemption.properties,
  memberId: Id,
  account: Type.String(),
  goodsId: Nullable(Id),
  decidedBy: Nullable(Type.String({ description: 'Account of the operator who decided' })),
})

export const pointsOperatorCalls = defineCalls({
  getPointSettings: {
    method: 'GET',
    path: '/wps/admin/point-settings',
    summary: 'The ratio table of the brand in view, and what points are exchanged for',
    access: 'operator',
    right: pointsRights['pointSettings.read'],
    value: OperatorPointSettings,
  },
  updatePointSettings: {
    method: 'PUT',
    path: '/wps/admin/point-settings',
    summary: 'Changes the ratio table and the exchange of points; points that were earned stay',
    description:
      'Settings that give more take a second operator, who sends the same; until then `proposal` says what waits.',
    access: 'operator',
    right: pointsRights['pointSettings.change'],
    body: Type.Object(
      {
        steps: Type.Array(Type.Object({ from: Amount, points: Amount }, { additionalProperties: false }), {
          maxItems: 20,
        }),
        exchangeAmount: Amount,
        minimumPoints: Amount,
        reason: Why,
      },
      { additionalProperties: false },
    ),
    value: OperatorPointSettings,
    example: {
      steps: [{ from: '100000', points: '1' }],
      exchangeAmount: '500',
      minimumPoints: '1000',
      reason: 'Bảng điểm mới',
    },
  },
  listMallGoods: {
    method: 'GET',
    path: '/wps/admin/mall-goods',
    summary: 'Goods of the mall, in their order',
    access: 'operator',
    right: pointsRights['mallGoods.read'],
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      kind: Type.Optional(GoodsKindName),
      isOpen: Type.Optional(Type.Boolean()),
    }),
    value: Page(OperatorMallGoods),
  },
  getMallGoods: {
    method: 'GET',
    path: '/wps/admin/mall-goods/:id',
    summary: 'One kind of goods of the mall',
    access: 'operator',
    right: pointsRights['mallGoods.read'],
    params: byId,
    value: OperatorMallGoods,
  },
  createMallGoods: {
    method: 'POST',
    path: '/wps/admin/mall-goods',
    summary: 'Makes goods of the mall; they are closed until two operators open them',
    access: 'operator',
    right: pointsRights['mallGoods.change'],
    body: Type.Object(goodsInput, { additionalProperties: false }),
    value: OperatorMallGoods,
  },
  updateMallGoods: {
    method: 'PUT',
    path: '/wps/admin/mall-goods/:id',
    summary: 'Changes goods of the mall; what was redeemed keeps its terms',
    description:
      'To open them, and to have open ones cost less, bring more or be more, takes a second operator, who sends the same.',
    access: 'operator',
    right: pointsRights['mallGoods.change'],
    params: byId,
    body: Type.Object({ ...goodsInput, isOpen: Type.Boolean() }, { additionalProperties: false }),
    value: OperatorMallGoods,
  },
  listOperatorRedemptions: {
    method: 'GET',
    path: '/wps/admin/redemptions',
    summary: 'What members redeemed: what is in process first, the oldest of it first; then what was decided last',
    access: 'operator',
    right: pointsRights['redemptions.read'],
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      state: Type.Optional(RedemptionStateName),
      kind: Type.Optional(Redemption.properties.kind),
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Part of the account name' })),
    }),
    value: Page(OperatorRedemption),
  },
  getOperatorRedemption: {
    method: 'GET',
    path: '/wps/admin/redemptions/:id',
    summary: 'One redemption, with where it is sent',
    access: 'operator',
    right: pointsRights['redemptions.read'],
    params: byId,
    value: OperatorRedemption,
  },
  decideRedemption: {
    method: 'POST',
    path: '/wps/admin/redemptions/:id/decision',
    summary: 'Approves goods that were sent, or rejects them: points and money go back; the member reads the remark',
    access: 'operator',
    right: pointsRights['redemptions.decide'],
    params: byId,
    body: Type.Object({ outcome: Type.Enum([...REDEMPTION_OUTCOMES]), remark: Why }, { additionalProperties: false }),
    value: OperatorRedemption,
    example: { outcome: 'APPROVED', remark: 'Đã gửi, mã vận đơn VN123456789' },
  },
})
