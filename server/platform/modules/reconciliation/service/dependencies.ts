import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { PaymentsService } from '../../payments/service.ts'
import type { SitesService } from '../../sites/service.ts'
import type { WithdrawalsService } from '../../withdrawals/service.ts'
import type { BankStatement } from '../gateways/bank-statement.ts'

/** What the comparison works with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly logger: Logger
  readonly payments: Pick<PaymentsService, 'bankView'>
  readonly withdrawals: Pick<WithdrawalsService, 'bankView'>
  readonly sites: Pick<SitesService, 'listMerchants'>
  readonly bank: BankStatement
  /** Number of the house's account that payout orders are paid from. */
  readonly payoutAccount: string
}
