/** Who gives what is open: the daily job, or the member who claims it. */
export const REBATE_MODES = ['MANUAL', 'AUTOMATIC'] as const
export type RebateMode = (typeof REBATE_MODES)[number]

/** Who asked for a claim. */
export const REBATE_CHANNELS = ['MEMBER', 'JOB'] as const
export type RebateChannel = (typeof REBATE_CHANNELS)[number]

/**
 * How an accrual stands: its day is not closed; something of it may be claimed; more was given than it came to; all of it was given; it was
 * not claimed in time; it comes to nothing.
 */
export const ACCRUAL_STATES = ['RUNNING', 'OPEN', 'OWED', 'GIVEN', 'EXPIRED', 'NOTHING'] as const
export type AccrualState = (typeof ACCRUAL_STATES)[number]
