import type { Transaction } from '../../../db/connection.ts'
import { groupUnder } from '../../../lib/group.ts'
import type { CreditedDeposit } from '../../payments/service.ts'
import { pointsFor } from '../ratio.ts'
import { listStepsOf } from '../repository/settings.ts'
import type { Dependencies } from './dependencies.ts'
import { EARNING, giveNewPoints, PROGRAMME } from './movements.ts'

/** Gives the points that deposits earn, in the transaction that credits them, by the ratio tables of that moment. */
export async function earn(
  dependencies: Pick<Dependencies, 'ledger'>,
  tx: Transaction,
  deposits: readonly CreditedDeposit[],
): Promise<void> {
  const steps = groupUnder(
    await listStepsOf(tx, [...new Set(deposits.map(({ merchantId }) => merchantId))]),
    ({ merchant_id }) => merchant_id,
  )
  const gifts = deposits.map(({ merchantId, memberId, amount, documentId }) => ({
    merchantId,
    memberId,
    points: pointsFor(steps.get(merchantId) ?? [], amount),
    programme: PROGRAMME,
    document: { kind: EARNING, id: documentId } as const,
  }))
  await giveNewPoints(
    dependencies,
    tx,
    gifts.filter(({ points }) => points > 0n),
  )
}
