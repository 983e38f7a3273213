import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Reason } from '../../../http/call.ts'
import { jobsRights } from './policy.ts'

/** Name of a job, the same in every release. */
const JobName = Type.String({ pattern: '^[a-z][a-z-]{0,59}$', examples: ['follow-payouts'] })

export const JobKind = Type.Enum(['ROUND', 'SCHEDULED', 'QUEUE'], {
  description:
    'ROUND: every so many seconds; SCHEDULED: by minute, hour, day in UTC; QUEUE: as pieces come into its queue',
})

export const JobState = Type.Enum(['HEALTHY', 'RUNNING', 'FAILING', 'OVERDUE'], {
  description:
    'OVERDUE: it missed two of its times, or a piece waits for ten minutes; FAILING: its last run failed, or a piece gave up; RUNNING: for three seconds and more',
})

export const JobFailureState = Type.Enum(['TOLD', 'STUCK', 'RETRIED', 'DROPPED'], {
  description:
    'STUCK: the piece gave up and waits for an operator; RETRIED, DROPPED: what one made of it; TOLD: nothing to decide',
})

export const JobFailure = Type.Object({
  id: Id,
  job: JobName,
  at: DateTime,
  state: JobFailureState,
  code: Type.String({ description: 'Of errors.json', examples: ['JOB_FAILED'] }),
  message: Type.String({ description: 'What the code says, in the language of the caller' }),
  detail: Nullable(Type.String({ description: 'A name of the system’s', examples: ['ECONNREFUSED'] })),
  reference: Nullable(Type.String({ description: 'Under which the log has the whole of it' })),
  times: Type.Integer({ description: 'How often it failed so since the entry before' }),
  attempt: Nullable(Type.Integer({ description: 'Which try of its piece; none where it has no queue' })),
})

export const OperatorJob = Type.Object({
  id: JobName,
  kind: JobKind,
  state: JobState,
  since: Nullable(Type.String({ ...DateTime, description: 'Since when it fails or is late' })),
  everySeconds: Nullable(Type.Number()),
  schedule: Nullable(
    Type.String({ description: 'Minute, hour, day, month, weekday in UTC', examples: ['*/10 * * * *'] }),
  ),
  lastRanAt: Nullable(Type.String({ ...DateTime, description: 'Of a round, up to a minute behind' })),
  lastTookMilliseconds: Nullable(Type.Integer()),
  lastSucceededAt: Nullable(DateTime),
  failuresInRow: Type.Integer(),
  runningSince: Nullable(DateTime),
  dueAt: Nullable(DateTime),
  waiting: Type.Integer({ description: 'Pieces in its queue whose time has come' }),
  waitingSince: Nullable(DateTime),
  stuck: Type.Integer({ description: 'Pieces that gave up and wait for an operator' }),
  isRunnable: Type.Boolean({ description: 'Whether it can be run without a piece of work' }),
  lastFailure: Nullable(JobFailure),
})

const read = { access: 'operator', right: jobsRights['jobs.read'] } as const
const run = { access: 'operator', right: jobsRights['jobs.run'] } as const
const ofAllBrands = 'Only for operators who work for every brand: jobs are of the house.'
const byName = Type.Object({ id: JobName })
const why = Type.Object({ reason: Type.Optional(Reason) }, { additionalProperties: false })

export const jobsOperatorCalls = defineCalls({
  listJobs: {
    ...read,
    method: 'GET',
    path: '/wps/admin/jobs',
    summary: 'What the platform does by itself, and how it went last, by name',
    description: ofAllBrands,
    value: Type.Array(OperatorJob),
  },
  getJob: {
    ...read,
    method: 'GET',
    path: '/wps/admin/jobs/:id',
    summary: 'One job with its last 50 failures, the newest first',
    description: ofAllBrands,
    params: byName,
    value: Type.Object({ ...OperatorJob.properties, failures: Type.Array(JobFailure) }),
  },
  runJob: {
    ...run,
    method: 'POST',
    path: '/wps/admin/jobs/:id/run',
    summary: 'Has a job done now by a node that works; what comes of it is told where the job is',
    description: ofAllBrands,
    params: byName,
    body: why,
    value: OperatorJob,
  },
  retryJobFailure: {
    ...run,
    method: 'POST',
    path: '/wps/admin/jobs/failures/:id/retry',
    summary: 'Has a piece of work that gave up tried once more',
    description: ofAllBrands,
    params: Type.Object({ id: Id }),
    body: why,
    value: JobFailure,
  },
  dropJobFailure: {
    ...run,
    method: 'POST',
    path: '/wps/admin/jobs/failures/:id/drop',
    summary: 'Lets go of a piece of work that gave up: it is never done',
    description: ofAllBrands,
    params: Type.Object({ id: Id }),
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }, { additionalProperties: false }),
    value: JobFailure,
  },
})
