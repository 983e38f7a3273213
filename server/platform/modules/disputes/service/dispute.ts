import { newId } from '../../../lib/id.ts'
import { disputesErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import type { DisputeReason } from '../states.ts'
import { type Agent, type Dependencies, demand } from './dependencies.ts'

/** Disputes of an agent that are open at the same time. */
const MOST_OPEN = 20
/** So long after its window an amount may be disputed: later nobody remembers, and figures are kept no longer. */
const DAYS = 60
const DAY = 86_400_000

/** What an agent says of an earning of his. */
export interface DisputeWish {
  readonly earningId: string
  readonly reason: DisputeReason
  readonly content: string
}

/**
 * Puts an earning of the agent under dispute, whatever became of it. Throws FORBIDDEN, EARNING_NOT_FOUND (also for somebody else's),
 * DISPUTE_TOO_LATE, DISPUTE_OPEN_ALREADY, DISPUTES_TOO_MANY.
 */
export async function dispute(
  { database, clock, settlements }: Dependencies,
  agent: Agent,
  { earningId, reason, content }: DisputeWish,
): Promise<repository.DisputeRow> {
  demand(agent, 'dispute.make')
  const { merchantId, memberId } = agent
  const { window_until } = await settlements.findEarning(agent, earningId)
  const now = clock.now()
  if (now.getTime() > window_until.getTime() + DAYS * DAY)
    throw disputesErrors.DISPUTE_TOO_LATE({ extras: { days: DAYS } })
  return database.transaction(async (tx) => {
    await repository.lockAgent(tx, agent)
    const open = await repository.listOpenEarnings(tx.query, agent)
    if (open.includes(earningId)) throw disputesErrors.DISPUTE_OPEN_ALREADY()
    if (open.length >= MOST_OPEN) throw disputesErrors.DISPUTES_TOO_MANY({ extras: { most: MOST_OPEN } })
    return repository.insert(tx.query, {
      merchant_id: merchantId,
      id: newId(now.getTime()),
      agent_id: memberId,
      earning_id: earningId,
      reason,
      content,
      state: 'OPEN',
      answer: null,
      answered_by: null,
      created_at: now,
      closed_at: null,
    })
  })
}
