import type { Config } from '../../../../config/config.ts'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Limits } from '../../../http/limits.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { KeptReads } from '../../../lib/kept-reads.ts'
import type { LotteryService } from '../../lottery/service.ts'
import type { MembersService } from '../../members/service.ts'
import type { SitesService } from '../../sites/service.ts'

/** What the chat works with. */
export interface Dependencies {
  readonly config: Pick<Config, 'publicUrl'>
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly limits: Limits
  readonly members: Pick<MembersService, 'findRank'>
  readonly lottery: Pick<LotteryService, 'listOrders' | 'findBet'>
  readonly sites: Pick<SitesService, 'findMerchant' | 'findMerchantByDomain'>
  /** The words of each brand's list, for a moment. */
  readonly words: KeptReads
}

/** A member of a brand. */
export type MemberKey = Pick<MemberSession, 'merchantId' | 'memberId'>

/** Who asks: a visitor of a brand has no session. */
export interface Reader {
  readonly merchantId: string
  readonly locale: string
  readonly session: MemberSession | null
}
