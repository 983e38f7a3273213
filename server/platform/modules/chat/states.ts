/** What a message of a room is: a text, or a bet that its member shows. */
export const MESSAGE_KINDS = ['TEXT', 'BET'] as const
/** An entry of a room's log: a message, or that one went. */
export const ENTRY_KINDS = [...MESSAGE_KINDS, 'REMOVAL'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Why somebody may not write in a room; null where he may. */
export const WRITING_REFUSALS = ['SIGN_IN', 'TRIAL', 'MUTED', 'LEVEL', 'DEPOSITS'] as const
export type WritingRefusal = (typeof WRITING_REFUSALS)[number]

/** Why members report a message. */
export const REPORT_REASONS = ['ABUSE', 'FRAUD', 'SPAM', 'OTHER'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** How a reported message stands with operators. */
export const CASE_STATES = ['OPEN', 'REMOVED', 'DISMISSED'] as const
export type CaseState = (typeof CASE_STATES)[number]

/** A bet as its member shows it: waiting for its draw, or won. */
export const SHARED_BET_STATES = ['OPEN', 'WON'] as const
export type SharedBetState = (typeof SHARED_BET_STATES)[number]
