import type { MemberSession } from '../../http/session.ts'
import { type AccountHolder, isAgent, isTrial } from '../../lib/account-types.ts'

/** What is earned by contracts, and by whom it is read: an agent reads what is his own and what it is made of. */
export const settlementsPolicy = {
  'earnings.read': isAgent,
  /** What the agent himself earns, also where it stands beside what somebody else would. */
  'pay.read': (actor: AccountHolder & Partial<Pick<MemberSession, 'subaccount'>>): boolean =>
    !isTrial(actor) && (actor.subaccount?.rights.includes('PAY') ?? true),
  'contract.try': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
