import type PgBoss from 'pg-boss'
import type { Follow } from './follow.ts'
import type { JobDefinition } from './jobs.ts'

export type Definitions = ReadonlyMap<string, JobDefinition<object>>

/** Seconds after which a worker that nobody woke asks for itself; nothing waits for that (`startWatch`). */
const POLL = 300

/** What a definition says of its queue. */
interface Wanted {
  readonly retryLimit: number
  readonly retryDelay: number
  readonly retryBackoff: boolean
  readonly expireInSeconds: number
}

/** Makes the queues and the schedule what the definitions say, whatever an earlier release left. Most starts find them so. */
export async function prepareQueues(boss: PgBoss, definitions: Definitions): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, { retries = 5, expiresIn = 900 }] of definitions) {
    const wanted = { retryLimit: retries, retryDelay: 1, retryBackoff: true, expireInSeconds: expiresIn }
    const queue = known.get(name)
    if (queue !== undefined && isAs(queue, wanted)) continue
    await boss.createQueue(name, { name, ...wanted })
    await boss.updateQueue(name, { name, ...wanted })
  }
  await reconcileSchedules(boss, definitions)
}

const isAs = (queue: Partial<Wanted>, wanted: Wanted): boolean =>
  queue.retryLimit === wanted.retryLimit &&
  queue.retryDelay === wanted.retryDelay &&
  queue.retryBackoff === wanted.retryBackoff &&
  queue.expireInSeconds === wanted.expireInSeconds

async function reconcileSchedules(boss: PgBoss, definitions: Definitions): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const name of known.keys()) {
    if (definitions.get(name)?.schedule === undefined) await boss.unschedule(name)
  }
  for (const [name, { schedule }] of definitions) {
    if (schedule !== undefined && known.get(name) !== schedule) await boss.schedule(name, schedule, {}, { tz: 'UTC' })
  }
}

/** The queue through which pg-boss itself sends what a schedule has come to. */
export const SCHEDULER = '__pgboss__send-it'

/**
 * Sends what schedules have come to, as pg-boss's own worker of that queue does, but woken like all others: that one would ask every few seconds
 * and be as much later.
 */
export const startScheduler = (boss: PgBoss): Promise<string> =>
  boss.work<PgBoss.JobInsert>(SCHEDULER, { pollingIntervalSeconds: POLL, batchSize: 50 }, async (jobs) => {
    await boss.insert(jobs.map(({ data }) => data))
  })

/**
 * Carries out what comes into a queue, one job at a time, until it finds none; answers the worker's id. A failure is kept, and the job
 * tried again.
 */
export function startWorker(
  boss: PgBoss,
  name: string,
  { handler, schedule }: JobDefinition<object>,
  follow: Follow,
): Promise<string> {
  const isScheduled = schedule !== undefined
  const options = { pollingIntervalSeconds: POLL, batchSize: 1, includeMetadata: true as const }
  const started: Promise<string> = boss.work<object>(name, options, async (jobs) => {
    try {
      for (const { id, data, retryCount } of jobs) {
        const piece = { pieceId: id, attempt: retryCount + 1 }
        // What comes by the minute at most is written each time.
        await follow(name, { piece, isWritten: isScheduled }, () => handler({ id, data }))
      }
    } finally {
      // Where one piece was others may wait. The look at all queues comes twice a second, and so would they.
      boss.notifyWorker(await started)
    }
  })
  return started
}
