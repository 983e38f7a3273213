import type { Me } from './member-store.ts'

/** What whoever is signed in typed at the door: of who acts in an agent's name `<account>.<name>`. */
export const signInNameOf = ({ account, subaccount }: Pick<Me, 'account' | 'subaccount'>): string =>
  subaccount ? `${account}.${subaccount.name}` : account
