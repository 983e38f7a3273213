/** What the platform takes as a reason of a change: shorter says nothing, longer nobody reads. */
export const SHORTEST_REASON = 3
export const LONGEST_REASON = 300

/** Whether a text is a reason. */
export const isReason = (text: string): boolean => text.trim().length >= SHORTEST_REASON
