import { defineErrors } from '../../lib/failure.ts'

export const invitationsErrors = defineErrors('invitations', {
  /** There is none, or it is another agent's. */
  INVITATION_NOT_FOUND: 404,
  /** Another link of the agent that is not ended has that name. */
  INVITATION_NAME_TAKEN: 409,
  /** It would be over before anybody comes. */
  INVITATION_EXPIRY_PAST: 422,
  /** As many links are open as an agent may have. Extras: most. */
  INVITATIONS_TOO_MANY: 409,
  /** As many accounts as an agent may open on a day. Extras: most. */
  ACCOUNTS_TOO_MANY: 429,
})
