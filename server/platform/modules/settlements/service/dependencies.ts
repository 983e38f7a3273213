import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { AgentsService } from '../../agents/service.ts'
import type { LedgerService } from '../../ledger/service.ts'
import type { SitesService } from '../../sites/service.ts'

/** What settling and paying work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly sites: Pick<SitesService, 'findMerchant' | 'isOn'>
  readonly agents: Pick<AgentsService, 'watermark'>
  readonly ledger: Pick<LedgerService, 'movedFor'>
}
