import type { Transaction } from '../../../db/connection.ts'
import type { CreditedDeposit } from '../../payments/service.ts'
import { pointsFor } from '../ratio.ts'
import { listSteps } from '../repository/settings.ts'
import type { Dependencies } from './dependencies.ts'
import { EARNING, givePoints, PROGRAMME } from './movements.ts'

/** Gives the points that a deposit earns, in the transaction that credits it, by the ratio table of that moment. */
export async function earn(
  dependencies: Pick<Dependencies, 'ledger'>,
  tx: Transaction,
  { merchantId, memberId, amount, documentId }: CreditedDeposit,
): Promise<void> {
  const points = pointsFor(await listSteps(tx.query, merchantId), amount)
  const document = { kind: EARNING, id: documentId } as const
  if (points > 0n) await givePoints(dependencies, tx, { merchantId, memberId, points, programme: PROGRAMME, document })
}
