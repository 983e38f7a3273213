import type { BodyOf } from '../../../http/call.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { GoodsInput } from '../goods.ts'
import type { PointSettings } from '../ratio.ts'
import type { pointsOperatorCalls as calls } from './schema.ts'

/** The settings that an operator sends. Throws MONEY_INVALID. */
export const readSettingsWish = ({
  steps,
  exchangeAmount,
  minimumPoints,
}: BodyOf<typeof calls.updatePointSettings>): PointSettings => ({
  steps: steps.map(({ from, points }) => ({ from: parseMoney(from, 'steps'), points: parseMoney(points, 'steps') })),
  exchangeAmount: parseMoney(exchangeAmount, 'exchangeAmount'),
  minimumPoints: parseMoney(minimumPoints, 'minimumPoints'),
})

/** The goods that an operator sends. Throws MONEY_INVALID. */
export const readGoodsWish = ({
  kind,
  words,
  stock,
  position,
  ...amounts
}: BodyOf<typeof calls.createMallGoods>): Omit<GoodsInput, 'isOpen'> => ({
  kind,
  words: words.map((each) => ({ ...each, name: each.name.trim(), pictureUrl: each.pictureUrl || null })),
  pointsRequired: parseMoney(amounts.pointsRequired, 'pointsRequired'),
  amountRequired: parseMoney(amounts.amountRequired, 'amountRequired'),
  amountGiven: parseMoney(amounts.amountGiven, 'amountGiven'),
  stock,
  position,
})
