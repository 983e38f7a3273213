import type { TicketCategory } from './states.ts'

/** Within how many minutes the house answers a ticket of a category for the first time, and brings it to its end. */
export interface Deadline {
  readonly category: TicketCategory
  readonly answerMinutes: number
  readonly resolutionMinutes: number
}

/** What a brand promises. */
export interface TicketRules {
  readonly deadlines: readonly Deadline[]
  /** Days after which an answer that nobody replies to is the last one. */
  readonly silenceDays: number
}

const HOUR = 60
const DAY = 24 * HOUR

/** What holds for a brand that has said nothing else; complaints are ended within ten days, as regulators ask. */
export const DEFAULT_RULES: TicketRules = {
  deadlines: [
    { category: 'DEPOSIT', answerMinutes: HOUR, resolutionMinutes: DAY },
    { category: 'WITHDRAWAL', answerMinutes: HOUR, resolutionMinutes: DAY },
    { category: 'GAME', answerMinutes: 4 * HOUR, resolutionMinutes: 2 * DAY },
    { category: 'PROMOTION', answerMinutes: 8 * HOUR, resolutionMinutes: 3 * DAY },
    { category: 'ACCOUNT', answerMinutes: 4 * HOUR, resolutionMinutes: 2 * DAY },
    { category: 'SUGGESTION', answerMinutes: 3 * DAY, resolutionMinutes: 14 * DAY },
    { category: 'COMPLAINT', answerMinutes: DAY, resolutionMinutes: 10 * DAY },
    { category: 'OTHER', answerMinutes: DAY, resolutionMinutes: 5 * DAY },
  ],
  silenceDays: 7,
}

/** Complaints that take longer than this break the promise that a licence makes for the house. */
export const LONGEST_COMPLAINT = 56 * DAY

const MINUTE = 60_000

/** Until when a ticket of a category is to be answered and ended that begins, or begins again, now. */
export function dueAfter({ deadlines }: TicketRules, category: string, now: Date) {
  const wanted = [...deadlines, ...DEFAULT_RULES.deadlines].find((one) => one.category === category)
  if (wanted === undefined) throw new Error(`There is no deadline for ${category}`)
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE)
  return { answer: after(wanted.answerMinutes), resolution: after(wanted.resolutionMinutes) }
}

/** The earlier of two moments. */
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
