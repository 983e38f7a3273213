/** Account type of trial players (section 6). */
const TRIAL = 4

/** Who may do what with deposits: one sentence each. A trial player's play money never meets real money. */
export const paymentsPolicy = {
  'deposit.create': (actor: { readonly accountType: number }): boolean => actor.accountType !== TRIAL,
} as const
