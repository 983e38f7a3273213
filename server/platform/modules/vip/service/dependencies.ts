import type { Database } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MessagesService } from '../../messages/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import type { SitesService } from '../../sites/service.ts'

/** What levels work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly messages: Pick<MessagesService, 'tell'>
  readonly rewards: Pick<RewardsService, 'give' | 'checkMayReceive'>
}

/** Whose levels are asked for. */
export type Holder = Pick<MemberSession, 'merchantId' | 'memberId'>
