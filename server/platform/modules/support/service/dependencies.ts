import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Limits } from '../../../http/limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { SitesService } from '../../sites/service.ts'

/** What conversations work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly limits: Pick<Limits, 'consume' | 'isWithin'>
  readonly sites: Pick<SitesService, 'findMerchant' | 'listCustomerServices'>
}
