import { createHash } from 'node:crypto'
import PgBoss from 'pg-boss'
import type { Database, Transaction } from '../db/connection.ts'

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

/** Work that comes round by the second: nothing is queued, each worker node does it, so it must stand being done by two. */
export interface RegularWork {
  readonly seconds: number
  /** Told by the signal that the process stops: work of many pieces ends after the one in hand. */
  readonly work: (stopping: AbortSignal) => Promise<void>
}

export interface JobsOptions {
  readonly database: Database
  /** Told of failed handlers and of a database that does not answer. */
  readonly onError: (error: unknown, jobName?: string) => void
  /** Schema of the queue's own tables. */
  readonly schema?: string
  /** Seconds between two looks at the schedule. */
  readonly scheduleInterval?: number
}

/** Seconds between two looks at a queue; a send in the same process is seen at once. */
const POLL = 0.5
/** Seconds between two looks at a queue that only the schedule feeds. */
const SCHEDULED_POLL = 2
/** Milliseconds that running handlers get to finish when the process stops. */
const STOP_TIMEOUT = 20_000

/** Queue and schedule on the same database (pg-boss): jobs survive a restart and run once though several workers poll. */
export function createJobs({ database, onError, schema = 'pgboss', scheduleInterval = 20 }: JobsOptions) {
  const definitions = new Map<string, JobDefinition<object>>()
  const workers = new Map<string, string>()
  const regular = new Map<string, RegularWork>()
  const rounds: Rounds[] = []
  const running = new Set<Promise<unknown>>()

  const executor = (connection: Pick<Database, 'raw' | 'script'>) => ({
    executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: object[] }> {
      const work =
        values === undefined || values.length === 0
          ? connection.script<object>(text)
          : connection.raw<object>(text, values)
      const settled = work.catch(() => undefined).finally(() => running.delete(settled))
      running.add(settled)
      return work.then((rows) => ({ rows }))
    },
  })
  const ownScript = <Row>(text: string) =>
    isMaintenance(text) ? database.patientScript<Row>(withPatience(text)) : database.script<Row>(text)
  const boss = new PgBoss({
    db: executor({ raw: database.raw, script: ownScript }),
    schema,
    archiveCompletedAfterSeconds: 24 * 3600,
    deleteAfterDays: 14,
    cronMonitorIntervalSeconds: scheduleInterval,
    cronWorkerIntervalSeconds: 2,
  })
  boss.on('error', (error) => onError(error))

  async function startWorker(name: string, definition: JobDefinition<object>): Promise<void> {
    const pollingIntervalSeconds = definition.schedule === undefined ? POLL : SCHEDULED_POLL
    const worker = await boss.work<object>(name, { pollingIntervalSeconds, batchSize: 1 }, async (jobs) => {
      for (const { id, data } of jobs) {
        try {
          await definition.handler({ id, data })
        } catch (error) {
          onError(error, name)
          throw error
        }
      }
    })
    workers.set(name, worker)
  }

  return {
    /** Declares a job. Before `start`. */
    define<Data extends object>(name: string, definition: JobDefinition<Data>): void {
      if (definitions.has(name)) throw new Error(`The job ${name} is defined twice`)
      // The queue keeps JSON: what comes out is what `send` of the same name put in.
      definitions.set(name, definition as unknown as JobDefinition<object>)
    },

    /**
     * Declares work that is done every so many seconds while this process works, never twice at a time: a round that takes
     * longer delays the next. What it throws goes to onError. For what a schedule by the minute is too coarse for.
     */
    every(name: string, { seconds, work }: RegularWork): void {
      if (regular.has(name)) throw new Error(`The regular work ${name} is declared twice`)
      regular.set(name, { seconds, work })
    },

    /** Puts a job into its queue, with `tx` as part of that transaction. The data must be JSON. */
    async send(name: string, data: object, { tx, key, startAfter }: SendOptions = {}): Promise<void> {
      if (!definitions.has(name)) throw new Error(`The job ${name} is not defined`)
      await boss.send(name, data, {
        ...(tx === undefined ? {} : { db: executor(tx) }),
        ...(key === undefined ? {} : { id: keyedId(name, key) }),
        ...(startAfter === undefined ? {} : { startAfter }),
      })
      const worker = workers.get(name)
      if (worker === undefined) return
      const notify = () => boss.notifyWorker(worker)
      if (tx === undefined) notify()
      else tx.onCommit(notify)
    },

    /** Prepares the queues; with `work` this process also carries jobs out and keeps the schedule. */
    async start({ work }: { readonly work: boolean }): Promise<void> {
      await boss.start()
      for (const [name, { retries = 5, expiresIn = 900 }] of definitions) {
        const options = { name, retryLimit: retries, retryDelay: 1, retryBackoff: true, expireInSeconds: expiresIn }
        await boss.createQueue(name, options)
        await boss.updateQueue(name, options)
      }
      await reconcileSchedules()
      if (!work) return
      for (const [name, definition] of definitions) await startWorker(name, definition)
      for (const [name, { seconds, work }] of regular)
        rounds.push(startRounds(seconds * 1_000, work, (error) => onError(error, name)))
    },

    /** Lets running jobs finish and stops; what is queued stays for the next start. The database must still be open. */
    async stop(): Promise<void> {
      await Promise.all(rounds.splice(0).map((round) => round.stop()))
      await boss.stop({ graceful: true, wait: true, timeout: STOP_TIMEOUT })
      // The last completions are written without anybody waiting for them.
      while (running.size > 0) await Promise.all(running)
    },
  }

  async function reconcileSchedules(): Promise<void> {
    for (const { name } of await boss.getSchedules()) {
      if (definitions.get(name)?.schedule === undefined) await boss.unschedule(name)
    }
    for (const [name, { schedule }] of definitions) {
      if (schedule !== undefined) await boss.schedule(name, schedule, {}, { tz: 'UTC' })
    }
  }
}

interface Rounds {
  /** No further round begins; resolves when the running one is done. */
  stop(): Promise<void>
}

function startRounds(milliseconds: number, work: RegularWork['work'], onError: (error: unknown) => void): Rounds {
  let timer: NodeJS.Timeout | undefined
  let current = Promise.resolve()
  const stopping = new AbortController()
  const wait = (begunAt: number) => {
    if (!stopping.signal.aborted) timer = setTimeout(round, Math.max(0, begunAt + milliseconds - Date.now()))
  }
  const round = () => {
    const begunAt = Date.now()
    // Within a promise from the start: whatever is thrown, the next round comes.
    current = Promise.resolve()
      .then(() => work(stopping.signal))
      .catch(onError)
      .then(() => wait(begunAt))
    return current
  }
  void round()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await current
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>

/** The queue's own maintenance, a transaction in itself, may take longer than a request may. */
const isMaintenance = (text: string): boolean => /^\s*BEGIN;/i.test(text)
const withPatience = (text: string): string =>
  text.replace(/^\s*BEGIN;/i, "BEGIN; SET LOCAL statement_timeout = '10min';")

function keyedId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
