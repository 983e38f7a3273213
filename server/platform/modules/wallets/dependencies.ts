import type { Logger } from 'pino'
import type { Database } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Money } from '../../lib/money.ts'
import type { GamesService } from '../games/service.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { MembersService } from '../members/service.ts'
import type { MessagesService } from '../messages/service.ts'
import type { PaymentsService } from '../payments/service.ts'
import type { ProtectionService } from '../protection/service.ts'
import type { SitesService } from '../sites/service.ts'
import type { TurnoverService } from '../turnover/service.ts'
import type { VendorsService } from '../vendors/service.ts'

/** Whose wallets. */
export interface Holder {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
}

/** What money between the main wallet and a vendor's takes. */
export interface VendorTransfersDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly ledger: LedgerService
  readonly vendors: VendorsService
  readonly protection: Pick<ProtectionService, 'checkMoveIn' | 'isStopped'>
}

/** What money between a member and his line takes. */
export interface LineTransfersDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
  readonly members: MembersService
  readonly messages: MessagesService
  readonly protection: Pick<ProtectionService, 'checkSend' | 'mayReceive'>
  readonly sites: SitesService
  readonly turnover: Pick<TurnoverService, 'remaining'>
}

/** What a statement takes: it names the game, the channel or the other side of each movement. */
export interface StatementDependencies {
  readonly database: Database
  readonly ledger: LedgerService
  readonly games: GamesService
  readonly payments: PaymentsService
}

/** A wish to move money between the main wallet and a vendor's. */
export interface VendorTransferOrder {
  readonly merchantId: string
  readonly memberId: string
  readonly vendorCode: string
  /** IN: from the main wallet to the vendor's; OUT: back. */
  readonly direction: 'IN' | 'OUT'
  readonly currency: string
  readonly amount: Money
  readonly idempotencyKey: string
}
