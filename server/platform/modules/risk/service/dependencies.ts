import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'

/** What the rules work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
}
