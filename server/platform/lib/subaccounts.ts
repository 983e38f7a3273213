/**
 * What an agent lets somebody do who acts in his name, beside reading about his team (decision 0039). Nothing that moves money is among
 * them.
 */
export const SUBACCOUNT_RIGHTS = ['REGISTER', 'CONTRACTS', 'RULES', 'PAY'] as const
export type SubaccountRight = (typeof SUBACCOUNT_RIGHTS)[number]

/** What a call asks of a subaccount: a right, nothing (it reads about the team), or nothing because it is about itself alone. */
export type SubaccountAccess = SubaccountRight | 'READ' | 'OWN'

/** What subaccounts do that their agent reads of afterwards. */
export const SUBACCOUNT_DEEDS = [
  'SIGN_IN',
  'CHANGE_PASSWORD',
  'OPEN_ACCOUNT',
  'MAKE_LINK',
  'END_LINK',
  'PROPOSE_CONTRACT',
  'ANSWER_CONTRACT',
  'SET_RULES',
  'DOWNLOAD',
  'REFUSED',
] as const
export type SubaccountDeed = (typeof SUBACCOUNT_DEEDS)[number]

/** Who acts in an agent's name, as his session carries it. */
export interface ActingSubaccount {
  readonly id: string
  readonly name: string
  readonly displayName: string
  readonly rights: readonly string[]
}

/** Whoever makes a call: an agent himself, or somebody in his name. */
export interface Acting {
  readonly subaccount?: ActingSubaccount | null
}

/** Whether it is the agent himself, or somebody whom he gave the right. */
export const mayAct = ({ subaccount }: Acting, right: SubaccountRight): boolean =>
  subaccount == null || subaccount.rights.includes(right)

/** What somebody signs in with at the agents' door. */
export const signInNameOf = ({ account, subaccount }: Acting & { readonly account: string }): string =>
  subaccount == null ? account : `${account}.${subaccount.name}`
