import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import type { Goods, GoodsInput } from '../goods.ts'
import { presentRedemption, type Reading } from '../presenter.ts'
import type { OperatorRedemptionRow } from './repository.ts'
import type { OperatorMallGoods, OperatorRedemption } from './schema.ts'

/** Goods as operators write them, and as the audit log and proposals keep them. */
export const presentGoodsInput = (goods: GoodsInput) => ({
  kind: goods.kind,
  words: goods.words.map((words) => ({ ...words })),
  pointsRequired: formatMoney(goods.pointsRequired),
  amountRequired: formatMoney(goods.amountRequired),
  amountGiven: formatMoney(goods.amountGiven),
  stock: goods.stock,
  isOpen: goods.isOpen,
  position: goods.position,
})

type Shape = Static<typeof OperatorMallGoods>

export const presentGoods = (goods: Goods, { currency, proposal }: Pick<Shape, 'currency' | 'proposal'>): Shape => ({
  id: goods.id,
  ...presentGoodsInput(goods),
  currency,
  changedAt: goods.changedAt.toISOString(),
  proposal,
})

export const presentOperatorRedemption = (
  row: OperatorRedemptionRow,
  reading: Reading,
): Static<typeof OperatorRedemption> => ({
  ...presentRedemption(row, reading),
  memberId: row.member_id,
  account: row.account,
  goodsId: row.goods_id,
  decidedBy: row.decided_by,
})
