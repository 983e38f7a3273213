import { setTimeout as sleep } from 'node:timers/promises'
import { ConnectionLostError, rootOf } from './trouble.ts'

export interface Waiting {
  /** Told every few seconds for as long as the database is waited for. */
  readonly onWait: (fault: Error, waitedSeconds: number) => void
  /** Seconds after which the last fault is thrown. */
  readonly seconds?: number
}

/** As long as a database takes that is started by the same orchestrator, or comes back from a failover. */
const MOST_SECONDS = 60
const BETWEEN_TRIES = 1_000
const BETWEEN_WORDS = 5_000

/**
 * What the network says of a machine that is not there yet, and the server while it starts, stops, or has no connection
 * left. Any other code stays as it is, however long one waits.
 */
const PASSING_CODES = new Set(
  'ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03 53300'.split(
    ' ',
  ),
)
/** The driver tells of a deadline and of a connection that was hung up by words alone. */
const PASSING_WORDS = /timeout|terminated|was silent/i

/**
 * Does work of the start again for as long as the database cannot be reached, within limits. A start has nobody to answer:
 * refusing at once, as callers are refused (decision 0016), would end the process where a moment would do. `work` must be
 * such that it may be done twice. What waiting does not mend, a wrong password say, is thrown at once.
 */
export async function patiently<Result>(work: () => Promise<Result>, waiting: Waiting): Promise<Result> {
  const startedAt = Date.now()
  let saidAt = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const waited = Date.now() - startedAt
      if (!isPassing(error) || waited >= (waiting.seconds ?? MOST_SECONDS) * 1_000) throw error
      if (waited - saidAt >= BETWEEN_WORDS) {
        saidAt = waited
        waiting.onWait(rootOf(error), Math.round(waited / 1_000))
      }
      await sleep(BETWEEN_TRIES)
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof ConnectionLostError)) return false
  const root = rootOf(error)
  const code = 'code' in root && typeof root.code === 'string' ? root.code : undefined
  return code === undefined ? PASSING_WORDS.test(root.message) : PASSING_CODES.has(code)
}
