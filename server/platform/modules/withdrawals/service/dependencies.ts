import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { LedgerService } from '../../ledger/service.ts'
import type { MembersService } from '../../members/service.ts'
import type { MessagesService } from '../../messages/service.ts'
import type { ProtectionService } from '../../protection/service.ts'
import type { TurnoverService } from '../../turnover/service.ts'
import type { PayoutGateway } from '../gateways/payout-gateway.ts'

/** What the operations on withdrawals work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly jobs: Jobs
  readonly ledger: LedgerService
  readonly messages: MessagesService
  readonly logger: Logger
  readonly protection: Pick<ProtectionService, 'lacksIdentity'>
  readonly turnover: Pick<TurnoverService, 'remaining'>
  readonly members: Pick<MembersService, 'checkPaymentPassword'>
  readonly payoutGateway: PayoutGateway
}

/** Who makes a step. */
export type Actor =
  | { readonly kind: 'MEMBER' }
  | { readonly kind: 'HOUSE' }
  | { readonly kind: 'OPERATOR'; readonly id: string; readonly account: string }
