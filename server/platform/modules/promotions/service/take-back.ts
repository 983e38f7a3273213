import type { Transaction } from '../../../db/connection.ts'
import type { ReversedDeposit } from '../../payments/service.ts'
import { POINT } from '../../points/service.ts'
import { type ClaimRow, forgetDeposit, listGivenFor } from '../repository/claims.ts'
import type { Dependencies } from './dependencies.ts'

/**
 * Takes back what claims have of a deposit that is taken back: those that wait have it no more and wait for the next; of those that were
 * given the bonus is recalled, and points go. Tickets and rises stay: they are chances, whose cost is bound elsewhere (decision 0045).
 */
export async function takeBackClaims(
  { points, turnover }: Pick<Dependencies, 'points' | 'turnover'>,
  tx: Transaction,
  deposit: ReversedDeposit,
): Promise<void> {
  await forgetDeposit(tx, deposit, deposit)
  for (const { promotion_id: programme, currency, id } of await listGivenFor(tx.query, deposit, deposit.documentId)) {
    const { merchantId, memberId, by } = deposit
    const document = { kind: 'promotion-claim', id } as const
    if (currency === POINT) await points.takeBack(tx, { merchantId, memberId, programme, document, actor: by.account })
    else if (isMoney(currency)) await turnover.recall(tx, { merchantId, memberId }, { documentId: id, by })
  }
}

const isMoney = (currency: ClaimRow['currency']): boolean => currency !== 'TICKET' && currency !== 'RISE'
