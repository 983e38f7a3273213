import type PgBoss from 'pg-boss'
import type { Follow } from './follow.ts'
import type { JobDefinition } from './jobs.ts'

export type Definitions = ReadonlyMap<string, JobDefinition<object>>

/** Seconds between two looks at a queue; a send in the same process is seen at once. */
const POLL = 0.5
/** Seconds between two looks at a queue that only the schedule feeds. */
const SCHEDULED_POLL = 2

/** Makes the queues and the schedule what the definitions say, whatever an earlier release left. */
export async function prepareQueues(boss: PgBoss, definitions: Definitions): Promise<void> {
  for (const [name, { retries = 5, expiresIn = 900 }] of definitions) {
    const options = { name, retryLimit: retries, retryDelay: 1, retryBackoff: true, expireInSeconds: expiresIn }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await reconcileSchedules(boss, definitions)
}

async function reconcileSchedules(boss: PgBoss, definitions: Definitions): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (definitions.get(name)?.schedule === undefined) await boss.unschedule(name)
  }
  for (const [name, { schedule }] of definitions) {
    if (schedule !== undefined) await boss.schedule(name, schedule, {}, { tz: 'UTC' })
  }
}

/** Carries out what comes into a queue, one job at a time; answers the worker's id. A failure is kept, and the job tried again. */
export function startWorker(
  boss: PgBoss,
  name: string,
  { handler, schedule }: JobDefinition<object>,
  follow: Follow,
): Promise<string> {
  const isScheduled = schedule !== undefined
  const pollingIntervalSeconds = isScheduled ? SCHEDULED_POLL : POLL
  const options = { pollingIntervalSeconds, batchSize: 1, includeMetadata: true as const }
  return boss.work<object>(name, options, async (jobs) => {
    for (const { id, data, retryCount } of jobs) {
      const piece = { pieceId: id, attempt: retryCount + 1 }
      // What comes by the minute at most is written each time.
      await follow(name, { piece, isWritten: isScheduled }, () => handler({ id, data }))
    }
  })
}
