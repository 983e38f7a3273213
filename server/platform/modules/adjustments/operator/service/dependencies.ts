import type { Database } from '../../../../db/connection.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { LedgerService } from '../../../ledger/service.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { ReversalListener } from '../../../payments/service.ts'
import type { TurnoverService } from '../../../turnover/service.ts'

/** What the operations on adjustments work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly turnover: Pick<TurnoverService, 'release'>
  /** Told of deposits as they are taken back. */
  readonly reversalListeners: readonly ReversalListener[]
}
