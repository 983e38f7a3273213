import type { Database, Transaction } from '../db/connection.ts'
import type { Clock } from '../lib/clock.ts'
import type { Cadence } from './cadence.ts'
import { type Standing, standingOf } from './condition.ts'
import type { Post } from './post.ts'
import * as repository from './repository.ts'

interface OversightDependencies {
  readonly database: Database
  readonly schema: string
  readonly clock: Clock
  readonly cadences: () => Map<string, Cadence>
  /** Whether this process made the queues: one that has not been started knows of none. */
  readonly isStarted: () => boolean
  readonly post: Post
  /** The queue through which a round is wished for. */
  readonly roundQueue: string
}

/** A job as operators see it. */
export interface JobReport extends Standing {
  readonly name: string
  readonly cadence: Cadence
  readonly state: repository.StateRow | undefined
  readonly waiting: number
  readonly lastFailure: JobFailure | undefined
}

/** A failure, and whether its piece waits for somebody who decides about it. */
export type JobFailure = repository.FailureRow

/** What became of a wish to run a job. */
export type RunOutcome = 'BEGUN' | 'RUNNING' | 'NEEDS_WORK' | 'UNKNOWN'

/** What operators see of jobs, whichever node did them, and what they do about them. */
export function createOversight({
  database,
  schema,
  clock,
  cadences,
  isStarted,
  post,
  roundQueue,
}: OversightDependencies) {
  /** What a schedule failed to do its next run does: only work that was asked for once can be stuck. */
  const asDecided = (failure: JobFailure): JobFailure =>
    cadences().get(failure.job)?.kind === 'QUEUE' ? failure : { ...failure, is_stuck: false }

  return {
    /** Every job that this release knows, by name. */
    async list(): Promise<JobReport[]> {
      if (!isStarted()) return []
      const [states, queues, failures] = await Promise.all([
        repository.findStates(database),
        repository.countQueues(database, schema),
        repository.findLastFailures(database, schema),
      ])
      const now = clock.now()
      return [...cadences()]
        .map(([name, cadence]) => {
          const state = states.find((row) => row.name === name)
          const queue = queues.find((row) => row.name === name)
          const failure = failures.find(({ job }) => job === name)
          const lastFailure = failure && asDecided(failure)
          const waiting = queue?.waiting ?? 0
          return { name, cadence, state, waiting, lastFailure, ...standingOf({ cadence, state, queue }, now) }
        })
        .toSorted((left, right) => left.name.localeCompare(right.name))
    },

    /** The last failures of a job, the newest first. */
    failures: async (name: string): Promise<JobFailure[]> =>
      (await repository.findFailures(database, schema, name)).map(asDecided),

    /** Has a job done now, by whichever node works, unless it is under way. */
    async run(tx: Transaction, name: string): Promise<RunOutcome> {
      const cadence = cadences().get(name)
      if (cadence === undefined) return 'UNKNOWN'
      if (cadence.kind === 'QUEUE') return 'NEEDS_WORK'
      // Who asks at the same time waits here, and then finds what this one sent.
      const [state] = await repository.holdState(tx, name)
      const isRound = cadence.kind === 'ROUND'
      const isSent = isRound
        ? await repository.isUnderWay(tx, schema, roundQueue, name)
        : await repository.isUnderWay(tx, schema, name)
      const { runningSince } = standingOf({ cadence, state, queue: undefined }, clock.now())
      if (isSent || runningSince !== null) return 'RUNNING'
      await (isRound ? post.send(roundQueue, { name }, { tx }) : post.send(name, {}, { tx }))
      return 'BEGUN'
    },

    /** A failure, held against whoever decides about it at the same time. */
    async holdFailure(tx: Transaction, id: string): Promise<JobFailure | undefined> {
      const failure = await repository.holdFailure(tx, schema, id)
      return failure && asDecided(failure)
    },

    /** Has a stuck piece tried once more, or lets go of it for good. */
    async decide(tx: Transaction, { id, job, piece_id }: JobFailure, decision: 'RETRIED' | 'DROPPED'): Promise<void> {
      if (piece_id === null) throw new Error(`The failure ${id} is of no piece`)
      await (decision === 'RETRIED' ? post.again(job, piece_id, tx) : post.drop(job, piece_id, tx))
      await repository.writeDecision(tx, id, decision, clock.now())
    },
  }
}

export type Oversight = ReturnType<typeof createOversight>
