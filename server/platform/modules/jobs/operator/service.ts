import { httpErrors } from '../../../http/errors.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { JobFailure, JobReport } from '../../../jobs/oversight.ts'
import { type By, demand, demandAll, type OperatorsService, type Right } from '../../operators/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { jobsErrors } from '../errors.ts'
import { jobsRights } from './policy.ts'

export interface JobsOperatorDependencies {
  readonly jobs: Pick<Jobs, 'oversight'>
  readonly operators: Pick<OperatorsService, 'perform' | 'merchantsWhere'>
  readonly sites: Pick<SitesService, 'listMerchants'>
}

const presentDecision = ({ id: failure, piece_id: piece, attempt, code, decision }: JobFailure) => ({
  failure,
  piece,
  attempt,
  code,
  decision,
})

/** What the platform does by itself, as operators of all brands see it, and what they make of it. */
export function createJobsOperatorService(dependencies: JobsOperatorDependencies) {
  const { operators } = dependencies
  const { oversight } = dependencies.jobs

  async function need(name: string): Promise<JobReport> {
    const job = (await oversight.list()).find((one) => one.name === name)
    if (job === undefined) throw httpErrors.NOT_FOUND()
    return job
  }

  async function decide(by: By, id: string, decision: 'RETRIED' | 'DROPPED'): Promise<JobFailure> {
    await demandHouse(dependencies, by.session, jobsRights['jobs.run'])
    const deed = {
      right: jobsRights['jobs.run'],
      action: decision === 'RETRIED' ? 'jobs.retry' : 'jobs.drop',
      subjectKind: 'jobs',
      subjectId: ({ job }: JobFailure) => job,
      present: presentDecision,
    }
    return operators.perform(by, deed, async (tx) => {
      const before = await oversight.holdFailure(tx, id)
      if (before === undefined) throw httpErrors.NOT_FOUND()
      if (!before.is_stuck) throw jobsErrors.JOB_FAILURE_DECIDED()
      await oversight.decide(tx, before, decision)
      return { before, after: { ...before, decision, is_stuck: false } }
    })
  }

  return {
    /** Every job, by name. */
    async list(session: OperatorSession): Promise<JobReport[]> {
      await demandHouse(dependencies, session, jobsRights['jobs.read'])
      return oversight.list()
    },

    /** One job with its failures. Throws NOT_FOUND. */
    async get(session: OperatorSession, name: string) {
      await demandHouse(dependencies, session, jobsRights['jobs.read'])
      return { job: await need(name), failures: await oversight.failures(name) }
    },

    /** Has a job done now. Throws NOT_FOUND, JOB_NEEDS_WORK, JOB_RUNNING. */
    async run(by: By, name: string): Promise<JobReport> {
      await demandHouse(dependencies, by.session, jobsRights['jobs.run'])
      const job = await need(name)
      const present = ({ state }: JobReport) => ({ lastRanAt: state?.began_at?.toISOString() ?? null })
      const right = jobsRights['jobs.run']
      const deed = { right, action: 'jobs.run', subjectKind: 'jobs', subjectId: () => name, present }
      await operators.perform(by, deed, async (tx) => {
        const outcome = await oversight.run(tx, name)
        if (outcome === 'NEEDS_WORK') throw jobsErrors.JOB_NEEDS_WORK()
        if (outcome === 'RUNNING') throw jobsErrors.JOB_RUNNING()
        return { before: null, after: job }
      })
      return need(name)
    },

    /** Has a piece that gave up tried once more. Throws NOT_FOUND, JOB_FAILURE_DECIDED. */
    retry: (by: By, id: string) => decide(by, id, 'RETRIED'),

    /** Lets go of a piece that gave up. Throws NOT_FOUND, JOB_FAILURE_DECIDED. */
    drop: (by: By, id: string) => decide(by, id, 'DROPPED'),
  }
}

/** Jobs are of the house: one of them works for every brand at once. Throws FORBIDDEN, OPERATOR_BEYOND_BRANDS. */
async function demandHouse(
  { sites, operators }: JobsOperatorDependencies,
  session: OperatorSession,
  right: Right,
): Promise<void> {
  demand(session, right)
  const brands = await sites.listMerchants()
  demandAll(
    await operators.merchantsWhere(session, right),
    brands.map(({ id }) => id),
  )
}
