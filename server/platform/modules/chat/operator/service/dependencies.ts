import type { Database } from '../../../../db/connection.ts'
import type { EventBus } from '../../../../events/event-bus.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { SitesService } from '../../../sites/service.ts'

export interface ChatOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}
