import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { PaymentsService } from '../../payments/service.ts'
import type { VendorsService } from '../../vendors/service.ts'

/** What the comparison works with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly logger: Logger
  readonly vendors: Pick<VendorsService, 'reports'>
  readonly payments: Pick<PaymentsService, 'reports'>
}
