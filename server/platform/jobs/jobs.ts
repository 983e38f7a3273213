import PgBoss from 'pg-boss'
import type { Database, Transaction } from '../db/connection.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import type { Cadence } from './cadence.ts'
import { createCarrying } from './carrying.ts'
import { createExecutors, type Executor } from './executor.ts'
import { createFollow } from './follow.ts'
import { createOversight } from './oversight.ts'
import { createPost } from './post.ts'
import { prepareQueues } from './queues.ts'
import { createRecord } from './record.ts'
import { createRegular } from './regular.ts'
import { indexFailed, makeKnown } from './repository.ts'

/** One piece of work: what it was sent with, and its id, the same when it is tried again. */
export interface Job<Data> {
  readonly id: string
  readonly data: Data
}

export interface JobDefinition<Data> {
  /** Does the work. May run again after a crash or a failure, so doing it twice must equal doing it once. */
  readonly handler: (job: Job<Data>) => Promise<void>
  /** Minute, hour, day, month, weekday in UTC: sent once per due minute, however many workers run. */
  readonly schedule?: string
  /** How often a failed job is tried again, later each time. */
  readonly retries?: number
  /** Seconds after which a job is taken to be lost and is tried again. */
  readonly expiresIn?: number
}

export interface SendOptions {
  /** The job exists if and only if this transaction commits. */
  readonly tx?: Transaction
  /** At most one job of that name and key; a second send does nothing. */
  readonly key?: string
  readonly startAfter?: Date
}

export interface JobsOptions {
  readonly database: Database
  /** Told of failed work, with the reference under which operators are shown the failure, and of a database that does not answer. */
  readonly onError: (error: unknown, jobName?: string, reference?: string) => void
  /** Told of jobs of which operators may see something new. */
  readonly onChange?: (jobName: string) => void
  readonly clock?: Clock
  /** Schema of the queue's own tables. */
  readonly schema?: string
  /** Seconds between two looks at the schedule. */
  readonly scheduleInterval?: number
}

/** Milliseconds that running handlers get to finish when the process stops. */
const STOP_TIMEOUT = 20_000

/** The queue through which a node without work of its own has a round done by one that has. */
const RUN_ROUND = 'run-round'
/** Days for which a piece that gave up may be tried again. */
const KEPT_DAYS = 14

/** Queue and schedule on the same database (pg-boss): jobs survive a restart and run once though several workers poll. */
export function createJobs({
  database,
  onError,
  onChange = () => {},
  clock = systemClock,
  schema = 'pgboss',
  scheduleInterval = 20,
}: JobsOptions) {
  const definitions = new Map<string, JobDefinition<object>>()
  const workers = new Map<string, string>()
  let isStarted = false
  const executors = createExecutors(database)
  const boss = createBoss(schema, scheduleInterval, executors.own, onError)
  const post = createPost({ boss, executors, workers })
  const record = createRecord({ database, schema, clock, onError, onChange })
  const follow = createFollow(record, clock)
  const lookForLost = () => record.noteLost().catch((error) => onError(error))
  const regular = createRegular({ database, clock, follow, lookForLost, onError })
  const cadences = () => new Map([...cadencesOf(definitions), ...regular.cadences()])
  definitions.set(RUN_ROUND, roundQueue(regular.runNow))
  const carrying = createCarrying({ boss, database, schema, definitions, workers, follow, onError })

  return {
    /** Declares a job. Before `start`. */
    define<Data extends object>(name: string, definition: JobDefinition<Data>): void {
      if (definitions.has(name)) throw new Error(`The job ${name} is defined twice`)
      // The queue keeps JSON: what comes out is what `send` of the same name put in.
      definitions.set(name, definition as unknown as JobDefinition<object>)
    },

    /** Declares work that comes round every so many seconds, for what a schedule by the minute is too coarse for. */
    every: regular.declare,

    /** Puts a job into its queue, with `tx` as part of that transaction. The data must be JSON. */
    async send(name: string, data: object, options: SendOptions = {}): Promise<void> {
      if (!definitions.has(name)) throw new Error(`The job ${name} is not defined`)
      await post.send(name, data, options)
    },

    /** What operators see of jobs and do about them. */
    oversight: createOversight({
      ...{ database, schema, clock, cadences, post, roundQueue: RUN_ROUND },
      isStarted: () => isStarted,
    }),

    /** Prepares the queues; with `work` this process also carries jobs out and keeps the schedule. */
    async start({ work }: { readonly work: boolean }): Promise<void> {
      await boss.start()
      await prepareQueues(boss, definitions)
      await indexFailed(database, schema)
      await makeKnown(database, [...cadences().keys()], clock.now())
      isStarted = true
      if (work) await this.work()
    },

    /** Carries jobs out and keeps the schedule from now on, in a process that was started without. Once. */
    async work(): Promise<void> {
      await carrying.start()
      regular.start()
    },

    /** Lets running jobs finish and stops; what is queued stays for the next start. The database must still be open. */
    async stop(): Promise<void> {
      await Promise.all([carrying.stop(), regular.stop()])
      await boss.stop({ graceful: true, wait: true, timeout: STOP_TIMEOUT })
      await Promise.all([executors.finish(), record.finish()])
    },
  }
}

/** The queue of operators' wishes. What a round comes to is kept as its own. */
const roundQueue = (runNow: (name: string) => Promise<void>): JobDefinition<object> => ({
  handler: (job) => runNow((job as Job<{ name: string }>).data.name),
  retries: 0,
})

export type Jobs = ReturnType<typeof createJobs>

/** When each job with a queue runs; the queue of operators' wishes is no job. */
const cadencesOf = (definitions: ReadonlyMap<string, JobDefinition<object>>): [string, Cadence][] =>
  [...definitions]
    .filter(([name]) => name !== RUN_ROUND)
    .map(([name, { schedule }]) => [name, schedule === undefined ? { kind: 'QUEUE' } : { kind: 'SCHEDULED', schedule }])

function createBoss(
  schema: string,
  scheduleInterval: number,
  executor: Executor,
  onError: JobsOptions['onError'],
): PgBoss {
  const boss = new PgBoss({
    db: executor,
    schema,
    archiveCompletedAfterSeconds: 24 * 3600,
    archiveFailedAfterSeconds: KEPT_DAYS * 24 * 3600,
    deleteAfterDays: KEPT_DAYS,
    cronMonitorIntervalSeconds: scheduleInterval,
    // Nothing waits for its own worker of the schedule (`startScheduler`): as seldom as it may ask.
    cronWorkerIntervalSeconds: 45,
  })
  // Without a listener an error of the queue would end the process.
  boss.on('error', (error) => onError(error))
  return boss
}
