import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Outlet } from '../outlet.ts'
import type { ToldEvent } from '../told-event.ts'

/** What the inbox works with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: Pick<EventBus, 'publish'>
  /** All that any module tells of. */
  readonly toldEvents: readonly ToldEvent[]
  /** All ways beside the inbox. Filled once all modules are made. */
  readonly outlets: readonly Outlet[]
}
