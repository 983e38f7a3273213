import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { Failure } from '../../../../lib/failure.ts'
import { house } from '../../../ledger/service.ts'
import { adjustmentsErrors } from '../../errors.ts'
import { type AdjustmentRow, decideAdjustment } from '../../repository.ts'
import { find } from './deed.ts'
import type { Dependencies } from './dependencies.ts'
import { reverse } from './reverse.ts'

type Posting = Pick<Dependencies, 'clock' | 'ledger' | 'turnover' | 'reversalListeners'>

/** Moves the money of a request under the request's own id as the key: however often it is tried, once. */
async function post(dependencies: Posting, tx: Transaction, row: AdjustmentRow, actor: string): Promise<string> {
  const order = {
    merchantId: row.merchant_id,
    memberId: row.member_id,
    source: 'adjustments',
    key: row.id,
    document: { kind: 'adjustment' as const, id: row.id },
    reason: row.reason,
    actor,
  }
  const { ledger } = dependencies
  try {
    if (row.reverses !== null) return await reverse(dependencies, tx, { ...order, transferId: row.reverses })
    const isCredit = row.amount > 0n
    const [movement] = await ledger.post(tx, [
      {
        ...order,
        kind: 'ADJUSTMENT',
        currency: row.currency,
        amount: isCredit ? row.amount : -row.amount,
        from: isCredit ? house.adjustment : 'CASH',
        to: isCredit ? 'CASH' : house.adjustment,
      },
    ])
    if (movement === undefined) throw new Error('The ledger answered nothing')
    return movement.transferId
  } catch (error) {
    if (error instanceof Failure && error.code === 'WALLET_INSUFFICIENT')
      throw adjustmentsErrors.ADJUSTMENT_OVER_BALANCE({ field: 'amount' })
    throw error
  }
}

/** Posts a request and writes down who decided that. Throws ADJUSTMENT_OVER_BALANCE. */
export async function approveAndPost(
  dependencies: Posting,
  tx: Transaction,
  row: AdjustmentRow,
  { operatorId, account }: Pick<OperatorSession, 'operatorId' | 'account'>,
  reason: string,
): Promise<AdjustmentRow> {
  const transferId = await post(dependencies, tx, row, account)
  const decision = { state: 'APPROVED', by: operatorId, account, at: dependencies.clock.now(), reason }
  await decideAdjustment(tx.query, row.merchant_id, row.id, { ...decision, transferId })
  return find(tx.query, row.merchant_id, row.id)
}
