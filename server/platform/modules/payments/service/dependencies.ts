import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { LedgerService } from '../../ledger/service.ts'
import type { MessagesService } from '../../messages/service.ts'
import type { ProtectionService } from '../../protection/service.ts'
import type { TurnoverService } from '../../turnover/service.ts'
import type { PaymentGateway } from '../gateways/gateway.ts'
import type { DepositListener } from './tell-credited.ts'

/** What the operations on deposits work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
  readonly events: EventBus
  readonly logger: Logger
  readonly messages: Pick<MessagesService, 'tell' | 'tellMany'>
  readonly turnover: Pick<TurnoverService, 'requireMany'>
  readonly depositListeners: readonly DepositListener[]
  readonly protection: Pick<ProtectionService, 'checkDeposit'>
  /** Undefined for a gateway that this installation does not have (any more). */
  gatewayOf(code: string): PaymentGateway | undefined
}
