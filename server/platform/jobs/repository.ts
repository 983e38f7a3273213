import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../db/connection.ts'
import type { Why } from './why.ts'

type Raw = Pick<Transaction, 'raw'>

/** How one run of a job ended. */
export interface Ended {
  readonly job: string
  readonly beganAt: Date
  readonly endedAt: Date
}

/** A piece of a queue's work, and which of its tries it is, from 1. */
export interface Try {
  readonly pieceId: string
  readonly attempt: number
}

/** A run that failed, and those before it that were not written. */
export interface Failed extends Ended {
  readonly id: string
  readonly why: Why
  readonly reference: string | null
  readonly times: number
  readonly piece: Try | undefined
}

/** Failures that are kept of each job. */
export const KEPT_FAILURES = 50

/** Makes jobs known from now on; those that are known stay. */
export const makeKnown = ({ raw }: Raw, names: readonly string[], at: Date) =>
  raw('insert into job_states (name, known_at) select unnest($1::text[]), $2 on conflict (name) do nothing', [
    names,
    at,
  ])

/** How long a run took, in milliseconds. The column ends at 24 days; a run that took longer, or whose clock was set back, breaks nothing. */
const lasted = ({ beganAt, endedAt }: Ended): number =>
  Math.max(0, Math.min(endedAt.getTime() - beganAt.getTime(), 2 ** 31 - 1))

/** Nodes write in no order: an older end changes nothing. */
const IS_NEWER = '(job_states.ended_at is null or job_states.ended_at <= excluded.ended_at)'

/** Writes the last success of each of some jobs. */
export const writeSuccesses = ({ raw }: Raw, ended: readonly Ended[]) =>
  raw(
    `insert into job_states (name, known_at, began_at, ended_at, milliseconds, succeeded_at)
     select name, began_at, began_at, ended_at, milliseconds, ended_at
       from unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::int4[]) as ended (name, began_at, ended_at, milliseconds)
      order by name
     on conflict (name) do update
        set began_at = excluded.began_at, ended_at = excluded.ended_at, milliseconds = excluded.milliseconds,
            succeeded_at = excluded.succeeded_at, failures = 0, failing_since = null, running_since = null, running_at = null
      where ${IS_NEWER}`,
    [
      ended.map(({ job }) => job),
      ended.map(({ beganAt }) => beganAt.toISOString()),
      ended.map(({ endedAt }) => endedAt.toISOString()),
      ended.map(lasted),
    ],
  )

/** Writes a failure and lets go of the oldest; one of a try that is written already changes nothing. */
export async function writeFailure({ raw }: Raw, failed: Failed): Promise<void> {
  const { id, job, beganAt, endedAt, why, reference, times, piece } = failed
  const written = await raw(
    `insert into job_failures (id, job, at, code, detail, reference, times, piece_id, attempt)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [id, job, endedAt, why.code, why.detail, reference, times, piece?.pieceId ?? null, piece?.attempt ?? null],
  )
  if (written.length === 0) return
  await raw(
    `insert into job_states (name, known_at, began_at, ended_at, milliseconds, failures, failing_since)
     values ($1, $2, $2, $3, $4, $5, $3)
     on conflict (name) do update
        set began_at = excluded.began_at, ended_at = excluded.ended_at, milliseconds = excluded.milliseconds,
            failures = job_states.failures + excluded.failures,
            failing_since = coalesce(job_states.failing_since, excluded.failing_since),
            running_since = null, running_at = null
      where ${IS_NEWER}`,
    [job, beganAt, endedAt, lasted(failed), times],
  )
  await raw(
    `delete from job_failures where id in
       (select id from job_failures where job = $1 order by at desc, id desc offset ${KEPT_FAILURES})`,
    [job],
  )
}

/** Says that a run goes on. */
export const writeRunning = ({ raw }: Raw, job: string, since: Date, at: Date) =>
  raw('update job_states set running_since = $2, running_at = $3 where name = $1', [job, since, at])

export interface StateRow {
  readonly name: string
  readonly known_at: Date
  readonly began_at: Date | null
  readonly ended_at: Date | null
  readonly milliseconds: number | null
  readonly succeeded_at: Date | null
  readonly failures: number
  readonly failing_since: Date | null
  readonly running_since: Date | null
  readonly running_at: Date | null
}

export const findStates = ({ raw }: Raw): Promise<StateRow[]> => raw<StateRow>('select * from job_states')

/** Holds a job against others who ask for it at the same time. */
export const holdState = ({ raw }: Raw, job: string): Promise<StateRow[]> =>
  raw<StateRow>('select * from job_states where name = $1 for update', [job])

export interface FailureRow {
  readonly id: string
  readonly job: string
  readonly at: Date
  readonly code: string
  readonly detail: string | null
  readonly reference: string | null
  readonly times: number
  readonly piece_id: string | null
  readonly attempt: number | null
  readonly decision: 'RETRIED' | 'DROPPED' | null
  /** The queue still has the piece, and tries it no more. */
  readonly is_stuck: boolean
}

/** A failure beside what its queue has of the piece. */
const failures = (schema: string) =>
  `select failure.id, job, at, code, detail, reference, times, piece_id, attempt, decision,
          (decision is null and piece.id is not null) as is_stuck
     from job_failures failure
     left join ${schema}.job piece
       on piece.name = failure.job and piece.id = failure.piece_id and piece.state = 'failed'
      and piece.retry_count + 1 = failure.attempt`

/** The newest failure of each job. */
export const findLastFailures = ({ raw }: Raw, schema: string): Promise<FailureRow[]> =>
  raw<FailureRow>(
    `${failures(schema)} where failure.id in (select distinct on (job) id from job_failures order by job, at desc, id desc)`,
  )

/** What is kept of the failures of one job, the newest first. */
export const findFailures = ({ raw }: Raw, schema: string, job: string): Promise<FailureRow[]> =>
  raw<FailureRow>(`${failures(schema)} where failure.job = $1 order by at desc, failure.id desc`, [job])

/** One failure, held against others who decide about it. */
export async function holdFailure({ raw }: Raw, schema: string, id: string): Promise<FailureRow | undefined> {
  await raw('select id from job_failures where id = $1 for update', [id])
  const [row] = await raw<FailureRow>(`${failures(schema)} where failure.id = $1`, [id])
  return row
}

export const writeDecision = ({ raw }: Raw, id: string, decision: 'RETRIED' | 'DROPPED', at: Date) =>
  raw('update job_failures set decision = $2, decided_at = $3 where id = $1', [id, decision, at])

/** What lies in one queue. */
export interface QueueRow {
  readonly name: string
  /** Pieces whose time has come. */
  readonly waiting: number
  /** How long the oldest of them has waited. */
  readonly seconds: number
  /** Pieces that are tried no more. */
  readonly stuck: number
}

/** All queues in one look, by the index of what is not begun and by that of what failed: what is done is not read. */
export const countQueues = ({ raw }: Raw, schema: string): Promise<QueueRow[]> =>
  raw<QueueRow>(
    `select name, sum(waiting)::int4 as waiting, max(seconds)::float8 as seconds, sum(stuck)::int4 as stuck from (
       select name, count(*) as waiting, extract(epoch from now() - min(start_after)) as seconds, 0 as stuck
         from ${schema}.job where state < 'active' and start_after <= now() group by name
       union all
       select name, 0, 0, count(*) from ${schema}.job where state = 'failed' group by name) queues
     group by name`,
  )

/** Queues with a piece whose time has come. Asked twice a second, so it is planned once: of a partition a queue that takes long. */
export async function findWaiting({ prepared }: Pick<Transaction, 'prepared'>, schema: string): Promise<string[]> {
  const sql = `select distinct name from ${schema}.job where state < 'active' and start_after < now()`
  return (await prepared<{ name: string }>(`waiting ${schema}`, sql, [])).map(({ name }) => name)
}

/** Has a look wait for who holds a table, as one that is altered is held, for so short that it is not late with what is free. */
export const waitShortly = ({ raw }: Raw) => raw("set local lock_timeout = '200ms'")

/** Asks for the moments that some works say (`RegularWork.dueAt`), all by one statement that is planned once. */
export function lookOver(dueAt: ReadonlyMap<string, string>) {
  const names = [...dueAt.keys()]
  const sql = names.map((name, index) => `select ${index} as work, (${dueAt.get(name)}) as at`).join('\nunion all\n')
  // A name of its own for each set of works: nodes of two releases may share sessions of the database.
  const statement = `works due ${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
  return async ({ prepared }: Pick<Transaction, 'prepared'>): Promise<[string, Date | null][]> => {
    const rows = await prepared<{ work: number; at: Date | null }>(statement, sql, [])
    return rows.map(({ work, at }) => [names[work] ?? '', at])
  }
}

/** Whether a piece waits in a queue or is carried out; of a queue that several jobs share, one about the job. */
export async function isUnderWay({ raw }: Raw, schema: string, queue: string, about?: string): Promise<boolean> {
  const rows = await raw(
    `select 1 from ${schema}.job
      where name = $1 and state < 'completed' and ($2::text is null or data->>'name' = $2) limit 1`,
    [queue, about ?? null],
  )
  return rows.length > 0
}

export interface LostRow {
  readonly name: string
  readonly id: string
  readonly attempt: number
  readonly began_at: Date
}

/** Pieces that gave up because their process ended under them, or took too long: nobody could write that down. */
export const findLost = ({ raw }: Raw, schema: string): Promise<LostRow[]> =>
  raw<LostRow>(
    `select name, id, retry_count + 1 as attempt, started_on as began_at from ${schema}.job piece
      where state = 'failed' and completed_on > now() - interval '1 day' and started_on is not null
        and output->'value'->>'message' = 'job failed by timeout in active state'
        and not exists (select from job_failures where piece_id = piece.id and attempt = piece.retry_count + 1)
      limit 100`,
  )

/** The queue's own tables have no index by which what failed is found; beside a day of what is done it is little. */
export async function indexFailed({ raw, script }: Pick<Database, 'raw' | 'script'>, schema: string): Promise<void> {
  const index = `${schema}.job_failed`
  const [row] = await raw<{ there: boolean }>('select to_regclass($1) is not null as there', [index])
  if (row?.there) return
  await script(`create index if not exists job_failed on ${schema}.job (name, completed_on) where state = 'failed'`)
}
