import type { Transaction } from '../../../db/connection.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import { pointsErrors } from '../errors.ts'
import { isWhole, moneyFor } from '../ratio.ts'
import type { RedemptionRow } from '../repository/redemptions.ts'
import { readSettings } from '../repository/settings.ts'
import { type Dependencies, demandPoints, type Holder } from './dependencies.ts'
import { carryOut, type Terms } from './wish.ts'

export interface ConvertOrder {
  readonly points: bigint
  /** What the member saw that they bring. */
  readonly amount: Money
  readonly paymentPassword: string
  readonly idempotencyKey: string
}

/**
 * Exchanges points for money at the brand's ratio, with the turnover of a reward. The same key answers with the same redemption. Throws
 * POINTS_NEED_TRUE_ACCOUNT, POINTS_NOT_WHOLE, POINTS_NOT_EXCHANGED, POINTS_TOO_FEW, POINTS_TERMS_CHANGED, POINTS_INSUFFICIENT,
 * REWARDS_NOT_FOR_YOU, PAYMENT_PASSWORD_…, POINTS_KEY_REUSED.
 */
export async function convert(dependencies: Dependencies, holder: Holder, order: ConvertOrder): Promise<RedemptionRow> {
  demandPoints(holder)
  const { points, amount, paymentPassword, idempotencyKey } = order
  const asked = ['convert', points, amount]
  return carryOut(dependencies, holder, { asked, paymentPassword, idempotencyKey }, (tx) => exchange(tx, holder, order))
}

async function exchange(tx: Transaction, { merchantId }: Holder, { points, amount }: ConvertOrder): Promise<Terms> {
  if (!isWhole(points)) throw pointsErrors.POINTS_NOT_WHOLE({ field: 'points' })
  const { exchangeAmount, minimumPoints } = await readSettings(tx.query, merchantId)
  if (exchangeAmount === 0n) throw pointsErrors.POINTS_NOT_EXCHANGED()
  const amountGiven = moneyFor(exchangeAmount, points)
  if (points < minimumPoints || amountGiven === 0n)
    throw pointsErrors.POINTS_TOO_FEW({ field: 'points', extras: { minimum: formatMoney(minimumPoints) } })
  if (amountGiven !== amount) throw pointsErrors.POINTS_TERMS_CHANGED()
  return {
    kind: 'CONVERSION',
    goodsId: null,
    names: {},
    quantity: 1,
    points,
    amountRequired: 0n,
    amountGiven,
    receiver: null,
  }
}
