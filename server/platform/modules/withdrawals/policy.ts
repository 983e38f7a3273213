/** Account type of trial players (section 6). */
const TRIAL = 4

/**
 * Who may take money out: every true account. An exclusion or a time-out never stands in the way (regulator row L7).
 */
export const withdrawalsPolicy = {
  'withdrawal.request': (actor: { readonly accountType: number }): boolean => actor.accountType !== TRIAL,
  'payoutAccount.change': (actor: { readonly accountType: number }): boolean => actor.accountType !== TRIAL,
} as const
