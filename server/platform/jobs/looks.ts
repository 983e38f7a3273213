import type { Database } from '../db/connection.ts'
import type { Clock } from '../lib/clock.ts'
import { lookOver } from './repository.ts'
import { type Rounds, startRounds } from './rounds.ts'

/** Seconds between two looks: no work that says when it is due comes round more often. */
const LOOK = 1

interface LooksDependencies {
  readonly database: Pick<Database, 'prepared'>
  readonly clock: Clock
  /** By the name of a work the SQL that says from when there is something to do. */
  readonly dueAt: ReadonlyMap<string, string>
  /** Told after each look of every work whether there is something to do. */
  readonly onLook: (name: string, isDue: boolean) => void
  readonly onError: (error: unknown) => void
}

/**
 * Looks by one statement, which is planned once, for which of many works there is something to do. Each that asked for itself as often was a
 * third of what an idle house had its database do. Where the look fails all count as due: whoever cannot do his work then tells of that himself.
 */
export function startLooks({ database, clock, dueAt, onLook, onError }: LooksDependencies): Rounds {
  const look = lookOver(dueAt)
  let isTold = false
  return startRounds(LOOK, async () => {
    try {
      const moments = await look(database)
      const now = clock.now()
      for (const [name, at] of moments) onLook(name, at !== null && at <= now)
      isTold = false
    } catch (error) {
      // Of a database that is away others tell all the time.
      if (!isTold) onError(error)
      isTold = true
      for (const name of dueAt.keys()) onLook(name, true)
    }
  })
}
