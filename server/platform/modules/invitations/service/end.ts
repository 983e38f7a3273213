import { invitationsErrors } from '../errors.ts'
import * as repository from '../repository/invitations.ts'
import { type Agent, type Dependencies, demand } from './dependencies.ts'

/** Ends a link at once: nobody comes by it any more. Ended again it stays as it is. Throws FORBIDDEN, INVITATION_NOT_FOUND. */
export async function end(
  { database, clock }: Dependencies,
  agent: Agent,
  id: string,
): Promise<repository.InvitationRow> {
  demand(agent, 'invitation.make')
  await repository.end(database.query, agent, id, clock.now())
  const ended = await repository.find(database.query, agent, id)
  if (ended === undefined) throw invitationsErrors.INVITATION_NOT_FOUND()
  return ended
}
