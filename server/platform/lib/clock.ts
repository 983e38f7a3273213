/** The time as the product sees it; tests give one that they move themselves. */
export interface Clock {
  now(): Date
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }
