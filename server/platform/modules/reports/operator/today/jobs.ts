import type { Database } from '../../../../db/connection.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { forgetMarks, markDays } from './repository.ts'

interface Parts {
  readonly database: Database
  readonly clock: Clock
}

/** Milliseconds: a week is more than anybody compares with. */
const KEPT = 7 * 86_400_000

/** Notes what each brand came to so far, so that the next day can be compared with it until the same minute. */
export function registerTodayJobs({ jobs, database, clock }: Parts & { readonly jobs: Jobs }): void {
  jobs.define('mark-today', {
    schedule: '*/5 * * * *',
    expiresIn: 240,
    handler: () => markDays(database, clock.now()),
  })
}

export const forgetOldMarks = ({ database, clock }: Parts): Promise<void> =>
  forgetMarks(database.query, new Date(clock.now().getTime() - KEPT))
