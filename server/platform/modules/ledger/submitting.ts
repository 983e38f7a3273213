import type { Database } from '../../db/connection.ts'
import { Failure } from '../../lib/failure.ts'
import { createLanes } from '../../lib/lanes.ts'
import { ledgerErrors } from './errors.ts'
import { checkMove, type Execution } from './execution.ts'
import type { Movement, Submission } from './movement.ts'

/** The fast way in: orders that come while others are being written share a round trip and a commit. */
export function createSubmitting(database: Database, { carryOutTogether }: Pick<Execution, 'carryOutTogether'>) {
  const lanes = createLanes({
    count: database.kind === 'pglite' ? 1 : 2,
    laneOf: ({ order }: Submission) => order.memberId,
    memberOf: ({ order }) => order.memberId,
    carryOut: carryOutTogether,
    busy: () => ledgerErrors.LEDGER_BUSY(),
    held: () => ledgerErrors.LEDGER_BUSY(),
  })

  /**
   * One movement that is a whole transaction, with the document that `write` adds. Outside transactions only. Refusals are
   * kept. Throws LEDGER_BUSY, DUPLICATE_MISMATCH, AMOUNT_NOT_POSITIVE.
   */
  return async function submit(submission: Submission): Promise<Movement> {
    database.assertOutsideTransaction()
    checkMove({ ...submission.order, phase: 'SINGLE' })
    const result = await lanes.submit(submission)
    if (result instanceof Failure) throw result
    return result
  }
}
