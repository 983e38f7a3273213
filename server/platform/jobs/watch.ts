import type PgBoss from 'pg-boss'
import type { Database } from '../db/connection.ts'
import { findWaiting } from './repository.ts'
import { type Rounds, startRounds } from './rounds.ts'

/** Seconds between two looks at all queues; a send in the same process is seen at once. */
const LOOK = 0.5

interface WatchDependencies {
  readonly boss: Pick<PgBoss, 'notifyWorker'>
  readonly database: Pick<Database, 'prepared'>
  readonly schema: string
  /** The workers of this process by the names of their queues. */
  readonly workers: ReadonlyMap<string, string>
  readonly onError: (error: unknown) => void
}

/**
 * Looks which queues have something, all of them by one statement, and wakes the workers of these. Some thirty workers that
 * ask for themselves as often were three quarters of what an idle house had its database do.
 */
export function startWatch({ boss, database, schema, workers, onError }: WatchDependencies): Rounds {
  let isTold = false
  return startRounds(LOOK, async () => {
    try {
      for (const name of await findWaiting(database, schema)) {
        const worker = workers.get(name)
        if (worker !== undefined) boss.notifyWorker(worker)
      }
      isTold = false
    } catch (error) {
      // Of a database that is away others tell all the time.
      if (!isTold) onError(error)
      isTold = true
    }
  })
}
