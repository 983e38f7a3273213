/** Life of a dispute: OPEN until an operator answers it (UPHELD or REJECTED), or its agent takes it back (WITHDRAWN). */
export const DISPUTE_STATES = ['OPEN', 'UPHELD', 'REJECTED', 'WITHDRAWN'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** How an operator may answer one. */
export const DISPUTE_OUTCOMES = ['UPHELD', 'REJECTED'] as const satisfies readonly DisputeState[]
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number]

/** What an agent believes to be wrong with an amount. */
export const DISPUTE_REASONS = ['BETS_MISSING', 'RATE_WRONG', 'LINE_WRONG', 'NOT_PAID', 'OTHER'] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]
