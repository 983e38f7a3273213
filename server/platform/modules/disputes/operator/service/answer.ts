import type { Transaction } from '../../../../db/connection.ts'
import { dateInWords } from '../../../../lib/local-day.ts'
import type { By } from '../../../operators/service.ts'
import { disputesErrors } from '../../errors.ts'
import { close } from '../../repository.ts'
import type { DisputeOutcome } from '../../states.ts'
import { disputesTells, kindInWords } from '../../tells.ts'
import { disputesRights } from '../policy.ts'
import type { DisputesOperatorDependencies } from './dependencies.ts'
import { type DisputeView, readDispute } from './read.ts'

/** What an operator says of a dispute; the agent reads the text. */
export interface DisputeAnswer {
  readonly outcome: DisputeOutcome
  readonly answer: string
}

/**
 * Answers an open dispute, once, and puts the answer into the agent's inbox. An amount that is wrong is mended by working its settlement out
 * anew, not here. Throws DISPUTE_NOT_FOUND, DISPUTE_CLOSED.
 */
export async function answerDispute(
  dependencies: DisputesOperatorDependencies,
  by: Omit<By, 'reason'>,
  id: string,
  { outcome, answer }: DisputeAnswer,
): Promise<DisputeView> {
  const { clock, operators, sites } = dependencies
  const { timeZone } = await sites.findMerchant(by.session.merchantId)
  // What the agent is told is why it was decided so.
  return operators.perform({ ...by, reason: answer }, deed, async (tx) => {
    const before = await readDispute({ database: tx }, by.session, id)
    const closed = await close(tx.query, before.row, {
      state: outcome,
      answer,
      answered_by: by.session.account,
      closed_at: clock.now(),
    })
    if (closed === undefined) throw disputesErrors.DISPUTE_CLOSED()
    const after = { ...before, row: { ...before.row, ...closed } }
    await tell(dependencies, tx, after, timeZone)
    return { before, after }
  })
}

const deed = {
  right: disputesRights['disputes.decide'],
  action: 'disputes.answer',
  subjectKind: 'disputes',
  subjectId: ({ row }: DisputeView) => row.id,
  present: ({ row: { state, earning_id, reason, content } }: DisputeView) => ({
    state,
    earningId: earning_id,
    reason,
    content,
  }),
}

/** Tells the agent; names of operators stay with the house. */
async function tell(
  { messages }: Pick<DisputesOperatorDependencies, 'messages'>,
  tx: Transaction,
  { row: { merchant_id: merchantId, agent_id: memberId, state, answer }, earning }: DisputeView,
  timeZone: string,
): Promise<void> {
  const event = state === 'UPHELD' ? disputesTells.upheld : disputesTells.rejected
  await messages.tell(tx, { merchantId, memberId }, event, {
    kind: kindInWords(earning.kind),
    day: (language) => dateInWords(earning.window_from, timeZone, language),
    answer: answer ?? '',
  })
}
