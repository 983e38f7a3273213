import type { Config } from '../../../config/config.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { MessagesService } from '../messages/service.ts'
import type { SessionsService } from '../sessions/service.ts'
import type { SitesService } from '../sites/service.ts'

/**
 * Told of members who may bet no more, or no more with all that they have at vendors, within the transaction in which that
 * begins. It holds the member's accounts, so that nothing is on its way to a vendor without being seen.
 */
export type StopListener = (tx: Transaction, member: MemberKey) => Promise<void>

/** What the protection module is composed of. */
export interface ProtectionDependencies {
  readonly config: Pick<Config, 'identityKey'>
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly jobs: Jobs
  readonly ledger: LedgerService
  readonly sites: SitesService
  readonly messages: Pick<MessagesService, 'tell'>
  readonly sessions: SessionsService
  readonly stopListeners: readonly StopListener[]
  /** Told what is noted without anybody waiting for it. */
  readonly onError: (error: unknown) => void
}

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** Stands for "without end" where a column must hold a moment. */
export const FOREVER = new Date('9999-12-31T00:00:00.000Z')
