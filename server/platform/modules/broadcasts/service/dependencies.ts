import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MessagesService } from '../../messages/service.ts'
import type { ProtectionService } from '../../protection/service.ts'
import type { SitesService } from '../../sites/service.ts'

export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly messages: Pick<MessagesService, 'deliverMany'>
  readonly protection: Pick<ProtectionService, 'mayHaveOffersOf'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}
