import { type Trouble, troubleOf } from '../db/trouble.ts'
import { Failure } from '../lib/failure.ts'

/** Why a run failed, in what may be told to people: a code that has words, and a name of the system's. Never the error's own sentence. */
export interface Why {
  readonly code: string
  readonly detail: string | null
}

/** The words of these codes are for who waits for an answer: here they are names. */
const TROUBLES: Readonly<Record<Trouble, string>> = {
  AWAY: 'DATABASE_UNAVAILABLE',
  BUSY: 'DATABASE_BUSY',
  FULL: 'STORAGE_FULL',
}

/** A piece whose process ended under it, or which took longer than it may. */
export const LOST: Why = { code: 'JOB_LOST', detail: null }

/** Names of errors, of the network's troubles, of PostgreSQL's states: whatever else stands there may be a text with data in it. */
const NAME = /^[A-Za-z][A-Za-z0-9_]{1,39}$|^[0-9A-Z]{5}$/

/** Why work threw. What the house itself refused keeps its code, the rest is JOB_FAILED with the name of the trouble. */
export function whyOf(error: unknown): Why {
  const trouble = troubleOf(error)
  if (trouble !== undefined) return { code: 'JOB_FAILED', detail: TROUBLES[trouble] }
  if (error instanceof Failure) return { code: error.code, detail: null }
  return { code: 'JOB_FAILED', detail: nameOf(error) }
}

/** The first name on the way down to the cause that is more than `Error`. */
function nameOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const below = nameOf(error.cause)
  if (below !== null) return below
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && NAME.test(code)) return code
  return error.name !== 'Error' && NAME.test(error.name) ? error.name : null
}
