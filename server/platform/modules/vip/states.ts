/** What a level gives once: on reaching it, each month, and for a birthday. */
export const VIP_BONUS_KINDS = ['UPGRADE', 'MONTHLY', 'BIRTHDAY'] as const
export type VipBonusKind = (typeof VIP_BONUS_KINDS)[number]

/**
 * How a bonus stands for a member: OPEN may be claimed; WAITING for the review of the month that is over; UNKNOWN has no birthday; LATER is not
 * its day; TOO_NEW is a birthday that was told too late for this year.
 */
export const VIP_BONUS_STATES = ['OPEN', 'CLAIMED', 'WAITING', 'UNKNOWN', 'LATER', 'TOO_NEW'] as const
export type VipBonusState = (typeof VIP_BONUS_STATES)[number]

/** Why a member went from one level to the next: two ways up, two down. */
export const VIP_STEP_REASONS = ['REACHED', 'REGAINED', 'NOT_KEPT', 'FELL'] as const
export type VipStepReason = (typeof VIP_STEP_REASONS)[number]
