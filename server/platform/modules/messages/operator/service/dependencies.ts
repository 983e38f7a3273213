import type { Database } from '../../../../db/connection.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { SitesService } from '../../../sites/service.ts'
import type { ToldEvent } from '../../told-event.ts'

export interface MessagesOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly toldEvents: readonly ToldEvent[]
}
