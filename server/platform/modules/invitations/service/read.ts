import { type PageRequest, pageOf } from '../../../http/paging.ts'
import { invitationsErrors } from '../errors.ts'
import * as arrivals from '../repository/arrivals.ts'
import * as repository from '../repository/invitations.ts'
import { type Agent, type Dependencies, demand } from './dependencies.ts'

/** The agent's links, the newest first, or those of some ids. Throws FORBIDDEN. */
export async function list(
  { database }: Dependencies,
  agent: Agent,
  ids: readonly string[] | undefined,
  page: PageRequest,
) {
  demand(agent, 'invitations.read')
  return repository.list(database, agent, ids, pageOf(page))
}

/** Who came by a link, the last first. Throws FORBIDDEN, INVITATION_NOT_FOUND. */
export async function listArrivals({ database, clock }: Dependencies, agent: Agent, id: string, page: PageRequest) {
  demand(agent, 'invitations.read')
  if ((await repository.find(database.query, agent, id)) === undefined) throw invitationsErrors.INVITATION_NOT_FOUND()
  return arrivals.listOf(database, agent, id, { now: clock.now(), ...pageOf(page) })
}

/** What the agent may offer of his own contracts to who comes. Throws FORBIDDEN. */
export async function listOffers({ contracts }: Dependencies, agent: Agent) {
  demand(agent, 'invitations.read')
  return contracts.listOffers(agent)
}
