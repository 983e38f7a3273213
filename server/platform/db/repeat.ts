import { setTimeout } from 'node:timers/promises'
import { ConnectionLostError, sqlState, waitedTooLong } from './trouble.ts'

const MOST_ATTEMPTS = 5
/** Of work that met a lock which is held for long: each attempt costs its caller the whole wait. */
const MOST_WAITS = 2
const RETRIED_STATES = new Set(['40001', '40P01'])

/** How far an attempt came. */
export interface Progress {
  /** Whether its work was called: until then nothing can have been written. */
  isBegun: boolean
  /** Whether what follows its end failed: then it may be committed. */
  isOver: boolean
}

/** Repeats a transaction for as long as a repetition is sure to be the only one that writes. */
export async function repeat<Result>(attempt: (progress: Progress) => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count++) {
    const progress = { isBegun: false, isOver: false }
    try {
      return await attempt(progress)
    } catch (error) {
      if (count >= attemptsFor(error, progress)) throw error
      await setTimeout(Math.random() * 10 * 2 ** count)
    }
  }
}

function attemptsFor(error: unknown, { isBegun, isOver }: Progress): number {
  if (isOver) return 1
  if (RETRIED_STATES.has(sqlState(error) ?? '')) return MOST_ATTEMPTS
  if (waitedTooLong(error)) return MOST_WAITS
  return error instanceof ConnectionLostError && !isBegun ? MOST_WAITS : 1
}
