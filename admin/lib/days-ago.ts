const DAY = 86_400_000

/** The date so many days ago, as filters take it: `2026-11-22`. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)
