import type { Transaction } from '../../../../db/connection.ts'
import { dateInWords } from '../../../../lib/local-day.ts'
import { loadWords } from '../../../../lib/words.ts'
import type { By } from '../../../operators/service.ts'
import { disputesErrors } from '../../errors.ts'
import { close } from '../../repository.ts'
import type { DisputeOutcome } from '../../states.ts'
import { disputesRights } from '../policy.ts'
import type { DisputesOperatorDependencies } from './dependencies.ts'
import { type DisputeView, readDispute } from './read.ts'

const words = loadWords('pay')

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
  const { clock, operators } = dependencies
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
    await tell(dependencies, tx, after)
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

/** Tells the agent in his language; names of operators stay with the house. */
async function tell(
  { messages, sites }: Pick<DisputesOperatorDependencies, 'messages' | 'sites'>,
  tx: Transaction,
  { row: { merchant_id: merchantId, agent_id: memberId, language, state, answer }, earning }: DisputeView,
): Promise<void> {
  const { timeZone } = await sites.findMerchant(merchantId)
  const values = {
    kind: words.say(`kinds.${earning.kind}`, language) ?? earning.kind,
    day: dateInWords(earning.window_from, timeZone, language),
    answer,
  }
  const say = (part: 'title' | 'content') => words.say(`dispute.message.${state}.${part}`, language, values) ?? ''
  await messages.deliver(tx, { merchantId, memberId }, { title: say('title'), content: say('content') })
}
