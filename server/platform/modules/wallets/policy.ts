/** Account type of trial players (section 6). */
const TRIAL = 4

/** Who may move money between wallets: one sentence each. Play money of a trial stays where it is. */
export const walletsPolicy = {
  'money.move': (actor: { readonly accountType: number }): boolean => actor.accountType !== TRIAL,
} as const
