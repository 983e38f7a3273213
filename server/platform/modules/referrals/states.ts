/**
 * Life of a friend's row: he CAME, DEPOSITED and PLAYED what the rule asks, and the reward was taken (PAID). HELD waits for an operator
 * where the two accounts look alike; REFUSED is never paid.
 */
export const REFERRAL_STATES = ['CAME', 'DEPOSITED', 'PLAYED', 'HELD', 'PAID', 'REFUSED'] as const
export type ReferralState = (typeof REFERRAL_STATES)[number]

/** What two accounts of one person have in common: nothing is paid. */
export const STRONG_REASONS = ['ADDRESS', 'DEVICE', 'PAYOUT_ACCOUNT'] as const
/** What they may have in common by chance: an operator decides. */
export const WEAK_REASONS = ['SEEN_ADDRESS', 'SAME_NAME', 'FRIENDS_ADDRESS'] as const
export type Suspicion = (typeof STRONG_REASONS)[number] | (typeof WEAK_REASONS)[number]

export const REFERRAL_REASONS = [...STRONG_REASONS, ...WEAK_REASONS, 'OPERATOR'] as const
export type ReferralReason = (typeof REFERRAL_REASONS)[number]

export const isStrong = (suspicion: Suspicion): boolean => (STRONG_REASONS as readonly string[]).includes(suspicion)

/** What an operator may still decide about. */
export const UNPAID_STATES = ['CAME', 'DEPOSITED', 'PLAYED', 'HELD'] as const satisfies readonly ReferralState[]
