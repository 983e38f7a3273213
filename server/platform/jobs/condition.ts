import { type Cadence, dueAfter, periodOf } from './cadence.ts'
import { SILENCE } from './follow.ts'
import type { QueueRow, StateRow } from './repository.ts'

export type Condition = 'HEALTHY' | 'RUNNING' | 'FAILING' | 'OVERDUE'

/** What is known of a job: how it went last, and what lies in its queue. */
export interface Known {
  readonly cadence: Cadence
  readonly state: StateRow | undefined
  readonly queue: QueueRow | undefined
}

/** What a job is told as. */
export interface Standing {
  readonly condition: Condition
  /** Since when it is late or fails. */
  readonly since: Date | null
  readonly dueAt: Date | null
  readonly runningSince: Date | null
  readonly waitingSince: Date | null
  /** Pieces that gave up. The next run of what comes by itself does what the last one did not. */
  readonly stuck: number
}

const MINUTE = 60_000
/** A job is late once it missed two of its times, but after a quarter of an hour at the latest. */
const MISSED = 2
const LONGEST = 15 * MINUTE
/** What the record may lag behind: a minute between two writes, and the time that a node needs to start. */
const LAG = 1.5 * MINUTE
/** A piece that waits longer than this has nobody who carries it out. */
const PATIENCE = 10 * MINUTE

/** How a job stands. Late comes before failing, failing before running. */
export function standingOf({ cadence, state, queue }: Known, now: Date): Standing {
  const runningSince = isAlive(state, now) ? (state?.running_since ?? null) : null
  const waitingSince = queue !== undefined && queue.waiting > 0 ? new Date(now.getTime() - queue.seconds * 1_000) : null
  const stuck = cadence.kind === 'QUEUE' ? (queue?.stuck ?? 0) : 0
  const due = state && dueAfter(cadence, state.began_at ?? state.known_at)
  const lateSince = runningSince === null ? lateOf(cadence, due, waitingSince, now) : undefined
  const rest = { dueAt: nextDue(cadence, due, lateSince !== undefined, now), runningSince, waitingSince, stuck }
  if (lateSince !== undefined) return { condition: 'OVERDUE', since: lateSince, ...rest }
  if ((state?.failures ?? 0) > 0 || stuck > 0)
    return { condition: 'FAILING', since: state?.failing_since ?? state?.ended_at ?? null, ...rest }
  return { condition: runningSince === null ? 'HEALTHY' : 'RUNNING', since: null, ...rest }
}

function isAlive(state: StateRow | undefined, now: Date): boolean {
  return state?.running_at != null && now.getTime() - state.running_at.getTime() < SILENCE
}

/** Since when a job is late, by its own times or by what waits in its queue. */
function lateOf(cadence: Cadence, due: Date | undefined, waitingSince: Date | null, now: Date): Date | undefined {
  const late = (since: Date, slack: number) => (now.getTime() - since.getTime() > slack ? since : undefined)
  if (due === undefined) return waitingSince === null ? undefined : late(waitingSince, PATIENCE)
  const period = periodOf(cadence, due) ?? 0
  return late(due, Math.min(MISSED * period, LONGEST) + LAG)
}

/** What ran since it was written last is due at the next of its times; what is late was due when it did not come. */
function nextDue(cadence: Cadence, due: Date | undefined, isLate: boolean, now: Date): Date | null {
  if (due === undefined) return null
  if (isLate || due > now) return due
  return dueAfter(cadence, now) ?? null
}
