/**
 * A connection to the database could not be had, or broke. What had been sent through it may be carried out or not:
 * whoever sent it can only ask again under the same key.
 */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError'

  constructor(what: string, cause?: unknown) {
    super(what, { cause })
  }
}

/** What the network, the driver or the server said first, below the errors that were made of it. */
export function rootOf(error: unknown): Error {
  let root = error
  while (root instanceof ConnectionLostError && root.cause !== undefined) root = root.cause
  return root instanceof Error ? root : new Error(String(root))
}

/**
 * What keeps the database from answering, though nothing is wrong with what it was asked: `AWAY` there is no connection and
 * the outcome is not known, `BUSY` others hold what the statement needs and nothing was written, `FULL` its disk is and
 * nothing was written.
 */
export type Trouble = 'AWAY' | 'BUSY' | 'FULL'

/** lock_not_available, query_canceled (by a timeout), serialization_failure, deadlock_detected. */
const BUSY_STATES = new Set(['55P03', '57014', '40001', '40P01'])
const LOCK_STATES = new Set(['55P03', '57014'])
const DISK_FULL = '53100'

/** PostgreSQL's five letter error state of an error that the database raised, else undefined. */
export function sqlState(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** The trouble an error tells of; undefined when it is about the statement itself, or not of the database. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof ConnectionLostError) return 'AWAY'
  const state = sqlState(error) ?? ''
  if (BUSY_STATES.has(state)) return 'BUSY'
  return state === DISK_FULL ? 'FULL' : undefined
}

/** Whether a statement waited for a lock, or altogether, as long as it may; nothing of it was written. */
export function waitedTooLong(error: unknown): boolean {
  return LOCK_STATES.has(sqlState(error) ?? '')
}
