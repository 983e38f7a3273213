/** The day on which a moment falls where the demo brands are, and their bank and payment service with them. */
export const houseDayOf = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10)
