import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { MemberSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Devices } from './devices.ts'

export interface SessionsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

/** The same with what the module's own parts share. */
export interface SessionsParts extends SessionsDependencies {
  readonly devices: Devices
}

/** Whose sessions they are. */
export interface Owner extends Pick<MemberSession, 'merchantId' | 'memberId'> {
  /** Those of who acts in the member's name; null for the member's own, and all of them where it is not said. */
  readonly subaccountId?: string | null
}
