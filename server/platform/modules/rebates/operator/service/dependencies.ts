import type { Database } from '../../../../db/connection.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { SitesService } from '../../../sites/service.ts'

export interface RebatesOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}
