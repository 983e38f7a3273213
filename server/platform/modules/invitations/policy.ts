import { type AccountHolder, isAgent } from '../../lib/account-types.ts'
import { type Acting, mayAct } from '../../lib/subaccounts.ts'

/** Who brings people into a line of his own: agents, and each sees his own links alone. */
export const invitationsPolicy = {
  'invitations.read': isAgent,
  'invitation.make': isAgent,
  'account.open': isAgent,
  /** It is proposed as a contract that the agent then has to pay: who acts in his name needs the right for those. */
  'offer.make': (actor: AccountHolder & Acting) => isAgent(actor) && mayAct(actor, 'CONTRACTS'),
} as const
