import type { Database } from '../../../../db/connection.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { MessagesService } from '../../../messages/service.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { SitesService } from '../../../sites/service.ts'

export interface DisputesOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly messages: Pick<MessagesService, 'tell'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}
