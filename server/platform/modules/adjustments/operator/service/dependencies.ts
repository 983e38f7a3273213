import type { Database } from '../../../../db/connection.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { LedgerService } from '../../../ledger/service.ts'
import type { OperatorsService } from '../../../operators/service.ts'

/** What the operations on adjustments work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
  readonly operators: Pick<OperatorsService, 'perform'>
}
