import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MessagesService } from '../../messages/service.ts'
import type { SitesService } from '../../sites/service.ts'

/** What tickets work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly messages: Pick<MessagesService, 'tell' | 'queueMail'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}

/** Whose tickets they are. */
export type Member = Pick<MemberSession, 'merchantId' | 'memberId' | 'accountType'>
