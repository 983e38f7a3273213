import type { Transaction } from '../../../../db/connection.ts'
import type { DocumentReference } from '../../../ledger/service.ts'
import { adjustmentsErrors } from '../../errors.ts'
import type { Dependencies } from './dependencies.ts'

interface ReversalOrder {
  readonly merchantId: string
  readonly memberId: string
  readonly source: string
  readonly key: string
  readonly document: DocumentReference
  readonly reason: string
  readonly actor: string
  readonly transferId: string
}

/**
 * Takes a posted transfer back, with the turnover that was demanded for it; of a deposit also what was given for it (decision 0045). Answers
 * the id of the new transfer. Throws ADJUSTMENT_NOT_REVERSIBLE for a bonus that was forfeited, and as the ledger.
 */
export async function reverse(
  {
    clock,
    ledger,
    turnover,
    reversalListeners,
  }: Pick<Dependencies, 'clock' | 'ledger' | 'turnover' | 'reversalListeners'>,
  tx: Transaction,
  order: ReversalOrder,
): Promise<string> {
  const { merchantId, memberId, actor, reason } = order
  const owner = { merchantId, memberId }
  const original = await ledger.transfer(owner, order.transferId, tx)
  if (original === undefined) throw adjustmentsErrors.ADJUSTMENT_NOT_REVERSIBLE({ field: 'transferId' })
  const { document_id: documentId, currency, amount } = original
  const by = { account: actor, reason }
  const isFree = await turnover.release(tx, owner, { documentId, by })
  if (!isFree) throw adjustmentsErrors.ADJUSTMENT_NOT_REVERSIBLE({ field: 'transferId' })
  const { transferId } = await ledger.reverse(tx, { ...order, kind: 'REVERSAL' })
  if (original.kind === 'DEPOSIT') {
    const deposit = { ...owner, currency, amount, documentId, at: original.created_at, by, reversedAt: clock.now() }
    for (const listener of reversalListeners) await listener(tx, deposit)
  }
  return transferId
}
