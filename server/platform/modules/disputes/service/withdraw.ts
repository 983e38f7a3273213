import { disputesErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { type Agent, type Dependencies, demand } from './dependencies.ts'

/**
 * Takes a dispute back that nobody answered; taken back again it stays as it is. Throws FORBIDDEN, DISPUTE_NOT_FOUND, and DISPUTE_CLOSED once
 * it is answered.
 */
export async function withdraw(
  { database, clock }: Dependencies,
  agent: Agent,
  id: string,
): Promise<repository.DisputeRow> {
  demand(agent, 'dispute.make')
  const ending = { state: 'WITHDRAWN', answer: null, answered_by: null, closed_at: clock.now() }
  const found = await repository.find(database.query, agent, id)
  if (found === undefined) throw disputesErrors.DISPUTE_NOT_FOUND()
  const withdrawn = await repository.close(database.query, found, ending)
  if (withdrawn !== undefined) return withdrawn
  const closed = await repository.find(database.query, agent, id)
  if (closed?.state !== 'WITHDRAWN') throw disputesErrors.DISPUTE_CLOSED()
  return closed
}
