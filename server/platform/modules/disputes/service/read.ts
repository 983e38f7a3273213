import * as repository from '../repository.ts'
import { type Agent, type Dependencies, demand } from './dependencies.ts'

/** The last dispute of each of some earnings of the agent. Throws FORBIDDEN. */
export async function listLast(
  { database }: Dependencies,
  agent: Agent,
  earningIds: readonly string[],
): Promise<repository.DisputeRow[]> {
  demand(agent, 'disputes.read')
  return repository.listLast(database.query, agent, earningIds)
}
