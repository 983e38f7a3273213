import type { Config } from '../../../../config/config.ts'
import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { SitesService } from '../../sites/service.ts'

/** What the operations on passkeys work with. */
export interface Dependencies {
  readonly config: Pick<Config, 'publicUrl' | 'mode'>
  readonly database: Database
  readonly clock: Clock
  readonly sites: SitesService
}
