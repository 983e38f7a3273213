import type { Database } from '../db/connection.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { createGathering } from './gathering.ts'
import * as repository from './repository.ts'
import { StillFailing } from './still-failing.ts'
import { LOST, whyOf } from './why.ts'

/** Milliseconds within which one node writes no second success of a job, nor a second failure of work that comes round. */
const SPACING = 60_000
/** Milliseconds after which it tries again what could not be written. */
const AGAIN = 10_000
/** Milliseconds for which the success of a minute waits for others: those of all rounds come within seconds, and go by one statement. */
const GATHER = 5_000

export interface RecordDependencies {
  readonly database: Database
  readonly schema: string
  readonly clock: Clock
  /** Told of failed runs with the reference under which people are shown them, and of writes that failed. */
  readonly onError: (error: unknown, job?: string, reference?: string) => void
  /** Told of jobs whose state became another. */
  readonly onChange: (job: string) => void
}

export interface Run {
  /** Of a queue's work. */
  readonly piece?: repository.Try
  /** Whether its end is written whatever was written before. */
  readonly isWritten: boolean
}

/** What this node did of a job since it wrote of it last. */
interface Tally {
  outcome: 'DONE' | 'FAILED' | undefined
  writtenAt: number
  failures: number
  /** Under which the log has what failed last. */
  reference: string
  last: Promise<unknown>
}

const newTally = (): Tally => ({
  ...{ outcome: undefined, writtenAt: 0, failures: 0 },
  reference: newId(),
  last: Promise.resolve(),
})

/** Whether this end is to be written; what is not is counted until one is. */
function takes(tally: Tally, outcome: 'DONE' | 'FAILED', { piece, isWritten }: Run, at: Date): boolean {
  const now = at.getTime()
  const isRepeated = tally.outcome === outcome && now - tally.writtenAt < SPACING
  // Each piece that fails is somebody's; one that succeeds after that ends what others were told of it.
  const isPiece = piece !== undefined && (outcome === 'FAILED' || piece.attempt > 1)
  if (isRepeated && !isWritten && !isPiece) return false
  tally.outcome = outcome
  tally.writtenAt = now
  return true
}

/**
 * Keeps how runs ended, cheaply: what comes round each second is written when its outcome changes, and else once a minute. A failure that is
 * lost with its process is found again in its queue (`noteLost`).
 */
export function createRecord({ database, schema, clock, onError, onChange }: RecordDependencies) {
  const tallies = new Map<string, Tally>()
  const tallyOf = (job: string): Tally => {
    const tally = tallies.get(job) ?? newTally()
    tallies.set(job, tally)
    return tally
  }

  /** In order for each job, and nobody waits for it: a database that is away must not stop the work, nor be asked each second. */
  function write(job: string, work: () => Promise<unknown>): void {
    const tally = tallyOf(job)
    tally.last = tally.last.then(work).then(
      () => onChange(job),
      (error) => {
        tally.writtenAt = clock.now().getTime() - SPACING + AGAIN
        onError(error, job)
      },
    )
  }

  const successes = createGathering<repository.Ended>(GATHER, (all) => {
    const before = Promise.all(all.map(({ job }) => tallyOf(job).last))
    const written = before.then(() => repository.writeSuccesses(database, all))
    for (const { job } of all) write(job, () => written)
  })

  function noteSuccess(ended: repository.Ended, run: Run): void {
    const tally = tallyOf(ended.job)
    const isNews = tally.outcome !== 'DONE' || run.isWritten || run.piece !== undefined
    tally.failures = 0
    if (!takes(tally, 'DONE', run, clock.now())) return
    successes.add(ended.job, ended)
    if (isNews) successes.flush()
  }

  function noteFailure(ended: repository.Ended, error: unknown, run: Run): void {
    const tally = tallyOf(ended.job)
    if (!(error instanceof StillFailing)) {
      tally.reference = newId()
      onError(error, ended.job, tally.reference)
    }
    const { reference } = tally
    tally.failures += 1
    if (!takes(tally, 'FAILED', run, clock.now())) return
    const failed = { ...ended, id: newId(), why: whyOf(error), reference, times: tally.failures, piece: run.piece }
    tally.failures = 0
    successes.flush()
    write(ended.job, () => database.transaction((tx) => repository.writeFailure(tx, failed)))
  }

  return {
    noteSuccess,
    noteFailure,

    /** Says that a run goes on. */
    noteRunning(job: string, since: Date): void {
      // A success before it, written later, would end it.
      successes.flush()
      write(job, () => repository.writeRunning(database, job, since, clock.now()))
    },

    noteLost: () => noteLost({ database, schema, clock, onChange }),

    /** Resolves when all that was noted is written. */
    async finish(): Promise<void> {
      successes.flush()
      await Promise.all([...tallies.values()].map(({ last }) => last))
    },
  }
}

/** Writes what gave up without anybody seeing it: its process was killed, or it took longer than it may. */
async function noteLost({
  database,
  schema,
  clock,
  onChange,
}: Pick<RecordDependencies, 'database' | 'schema' | 'clock' | 'onChange'>): Promise<void> {
  for (const { name: job, id: pieceId, attempt, began_at } of await repository.findLost(database, schema)) {
    const at = { job, beganAt: began_at, endedAt: clock.now() }
    const failed = { ...at, id: newId(), why: LOST, reference: null, times: 1, piece: { pieceId, attempt } }
    await database.transaction((tx) => repository.writeFailure(tx, failed))
    onChange(job)
  }
}

export type Record = ReturnType<typeof createRecord>
