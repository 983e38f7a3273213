import type { Jobs } from '../../jobs/jobs.ts'
import { MEASURES_DUE_AT } from './measures/changes-repository.ts'
import type { AgentsService } from './service.ts'

/** Takes what happened into the figures of teams, and compares them at night with what they were made of; keeps how large they are. */
export function registerAgentsJobs({ jobs, agents }: { readonly jobs: Jobs; readonly agents: AgentsService }): void {
  jobs.every('fold-measures', { seconds: 2, dueAt: MEASURES_DUE_AT, work: (stopping) => agents.foldWaiting(stopping) })
  // By then the day is over in every zone west of the date line that has brands; days checked before are not checked again.
  jobs.define('check-measures', { schedule: '23 * * * *', expiresIn: 1_800, handler: () => agents.checkDue() })
  jobs.define('keep-team-sizes', { schedule: '41 * * * *', expiresIn: 1_800, handler: () => agents.keepTeamSizes() })
}
