import type PgBoss from 'pg-boss'
import type { Database } from '../db/connection.ts'
import type { Follow } from './follow.ts'
import { type Definitions, SCHEDULER, startScheduler, startWorker } from './queues.ts'
import type { Rounds } from './rounds.ts'
import { startWatch } from './watch.ts'

interface CarryingDependencies {
  readonly boss: PgBoss
  readonly database: Pick<Database, 'prepared'>
  readonly schema: string
  readonly definitions: Definitions
  /** The workers of this process by the names of their queues; filled here. */
  readonly workers: Map<string, string>
  readonly follow: Follow
  readonly onError: (error: unknown) => void
}

/** Carries out what is in the queues, in this process: a worker for each, and what wakes them. */
export function createCarrying({ boss, definitions, workers, follow, ...watched }: CarryingDependencies) {
  let watch: Rounds | undefined
  return {
    async start(): Promise<void> {
      for (const [name, definition] of definitions) workers.set(name, await startWorker(boss, name, definition, follow))
      workers.set(SCHEDULER, await startScheduler(boss))
      watch = startWatch({ boss, workers, ...watched })
    },
    /** Wakes nobody any more; workers end with the queue. */
    stop: async () => watch?.stop(),
  }
}
