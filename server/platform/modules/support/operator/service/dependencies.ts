import type { Database } from '../../../../db/connection.ts'
import type { EventBus } from '../../../../events/event-bus.ts'
import type { Limits } from '../../../../http/limits.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { TicketsService } from '../../../tickets/service.ts'
import type { SupportService } from '../../service.ts'

export interface SupportOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly limits: Pick<Limits, 'isWithin'>
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly tickets: Pick<TicketsService, 'openTicket'>
  readonly support: Pick<SupportService, 'readDesk'>
}
