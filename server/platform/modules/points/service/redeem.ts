import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { pointsErrors } from '../errors.ts'
import { namesOf } from '../goods.ts'
import * as goodsRepository from '../repository/goods.ts'
import type { RedemptionRow } from '../repository/redemptions.ts'
import { type Dependencies, demandPoints, type Holder } from './dependencies.ts'
import { carryOut, type Terms } from './wish.ts'

/** To whom and where goods are sent. */
export interface Receiver {
  readonly name: string
  readonly phone: string
  readonly address: string
}

export interface RedeemOrder {
  readonly goodsId: string
  readonly quantity: number
  /** What the member saw that all of them cost, so that he pays nothing else. */
  readonly points: bigint
  readonly amount: Money
  readonly receiver: Receiver | null
  readonly paymentPassword: string
  readonly idempotencyKey: string
}

/**
 * Takes goods of the mall for points: stock, points and money at once, or nothing. Goods then wait for an operator; money goods are credited
 * at once, with the turnover of a reward. The same key answers with the same redemption. Throws POINTS_NEED_TRUE_ACCOUNT,
 * MALL_GOODS_NOT_FOUND, MALL_RECEIVER_NEEDED, POINTS_TERMS_CHANGED, MALL_STOCK_SHORT, POINTS_INSUFFICIENT, WALLET_INSUFFICIENT,
 * REWARDS_NOT_FOR_YOU, PAYMENT_PASSWORD_…, POINTS_KEY_REUSED.
 */
export async function redeem(dependencies: Dependencies, holder: Holder, order: RedeemOrder): Promise<RedemptionRow> {
  demandPoints(holder)
  const { goodsId, quantity, points, amount, receiver, paymentPassword, idempotencyKey } = order
  const { name = '', phone = '', address = '' } = receiver ?? {}
  const asked = ['redeem', goodsId, quantity, points, amount, name, phone, address]
  return carryOut(dependencies, holder, { asked, paymentPassword, idempotencyKey }, (tx) =>
    takeGoods(tx, holder, order),
  )
}

async function takeGoods(tx: Transaction, { merchantId }: Holder, order: RedeemOrder): Promise<Terms> {
  const { goodsId, quantity } = order
  const goods = await goodsRepository.lockGoods(tx.query, merchantId, goodsId)
  if (goods === undefined || !goods.isOpen) throw pointsErrors.MALL_GOODS_NOT_FOUND()
  const receiver = goods.kind === 'GOODS' ? order.receiver : null
  if (goods.kind === 'GOODS' && receiver === null) throw pointsErrors.MALL_RECEIVER_NEEDED({ field: 'receiver' })
  const count = BigInt(quantity)
  const points = goods.pointsRequired * count
  const amountRequired = goods.amountRequired * count
  if (points !== order.points || amountRequired !== order.amount) throw pointsErrors.POINTS_TERMS_CHANGED()
  if (!(await goodsRepository.takeStock(tx.query, merchantId, goodsId, quantity)))
    throw pointsErrors.MALL_STOCK_SHORT({ field: 'quantity', extras: { left: goods.stock } })
  return {
    kind: goods.kind,
    goodsId,
    names: namesOf(goods),
    quantity,
    points,
    amountRequired,
    amountGiven: goods.amountGiven * count,
    receiver,
  }
}
