import type { Logger } from 'pino'
import type { Config } from '../../../../config/config.ts'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { BreakerLimits } from '../health/breaker.ts'
import type { VendorHealth } from '../health/health.ts'

/** What the vendors module is composed of. */
export interface VendorsDependencies {
  readonly config: Pick<Config, 'hub88' | 'gcp' | 'transferWallet'>
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly logger: Logger
  /** When a vendor is left alone; by default `breakerLimits`. */
  readonly breaker?: BreakerLimits | undefined
}

/** The same, once the vendors are watched. */
export interface WatchedVendors extends VendorsDependencies {
  readonly health: VendorHealth
}
