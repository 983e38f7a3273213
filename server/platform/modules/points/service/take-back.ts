import type { Transaction } from '../../../db/connection.ts'
import type { ReversedDeposit } from '../../payments/service.ts'
import { insertDebt } from '../repository/debts.ts'
import type { Dependencies } from './dependencies.ts'
import { EARNING, type PointGift, PROGRAMME, takePoints } from './movements.ts'

type Parts = Pick<Dependencies, 'clock' | 'ledger'>

/** Takes back the points that a deposit earned, in the transaction that takes the deposit back. */
export const takeBackEarned = (dependencies: Parts, tx: Transaction, { documentId, ...deposit }: ReversedDeposit) =>
  takeBack(dependencies, tx, {
    ...deposit,
    programme: PROGRAMME,
    document: { kind: EARNING, id: documentId },
    actor: deposit.by.account,
  })

/** Takes back the points that a document gave; what of them is spent is owed, and goes of those that come next (decision 0045). */
export async function takeBack(dependencies: Parts, tx: Transaction, given: Omit<PointGift, 'points'>): Promise<void> {
  const { clock, ledger } = dependencies
  const { merchantId, memberId, document } = given
  const moved = await ledger.movedFor({ merchantId, memberId }, document, tx)
  const points = moved.filter(({ amount }) => amount > 0n).reduce((sum, { amount }) => sum + amount, 0n)
  const taken = points > 0n ? await takePoints(dependencies, tx, { ...given, points }) : 0n
  if (taken < points)
    await insertDebt(tx.query, { merchantId, memberId, document, points: points - taken }, clock.now())
}
