/** Account type of trial players (section 6). */
const TRIAL = 4

/** Who may do what for own protection: one sentence each. A trial player has no money to lose and no identity. */
export const protectionPolicy = {
  'protection.use': (actor: { readonly accountType: number }): boolean => actor.accountType !== TRIAL,
} as const
