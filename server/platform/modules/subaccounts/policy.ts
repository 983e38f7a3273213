import { type AccountHolder, isAgent } from '../../lib/account-types.ts'
import type { Acting } from '../../lib/subaccounts.ts'

/** Who employs whom: an agent himself, and never somebody who acts in his name. */
export const subaccountsPolicy = {
  'subaccounts.read': (actor: AccountHolder & Acting) => isAgent(actor) && actor.subaccount == null,
  'subaccounts.change': (actor: AccountHolder & Acting) => isAgent(actor) && actor.subaccount == null,
} as const
