import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { OperatorsService } from '../../operators/service.ts'
import type { ProtectionService } from '../service.ts'

export interface ProtectionOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: OperatorsService
  readonly protection: ProtectionService
}
