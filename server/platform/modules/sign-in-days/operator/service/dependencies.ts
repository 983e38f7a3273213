import type { Database } from '../../../../db/connection.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { ProposalsService } from '../../../proposals/service.ts'
import type { SitesService } from '../../../sites/service.ts'

export interface SignInDaysOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly proposals: Pick<ProposalsService, 'find'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}
