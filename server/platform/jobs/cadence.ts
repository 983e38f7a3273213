import cronParser from 'cron-parser'

/** When a job runs: every so many seconds on each node that works, by a schedule in UTC, or as pieces come into its queue. */
export type Cadence =
  | { readonly kind: 'ROUND'; readonly seconds: number }
  | { readonly kind: 'SCHEDULED'; readonly schedule: string }
  | { readonly kind: 'QUEUE' }

/** The first time after a moment at which the job is due; undefined where it only waits for work. */
export function dueAfter(cadence: Cadence, moment: Date): Date | undefined {
  if (cadence.kind === 'QUEUE') return undefined
  if (cadence.kind === 'ROUND') return new Date(moment.getTime() + cadence.seconds * 1_000)
  return cronParser.parseExpression(cadence.schedule, { currentDate: moment, tz: 'UTC' }).next().toDate()
}

/** Milliseconds between a due time and the next. */
export function periodOf(cadence: Cadence, moment: Date): number | undefined {
  const due = dueAfter(cadence, moment)
  const next = due && dueAfter(cadence, due)
  return due && next && next.getTime() - due.getTime()
}
