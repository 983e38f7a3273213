import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import * as repository from './repository.ts'

/** A vendor that no process said to be down for so long (milliseconds) is taken to be up: that process has died. */
export const TOLD_LASTS = 60_000

interface DownDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

/** Vendors that are down by the word of any process, and until when that word counts. */
export function createDown({ database, clock, events }: DownDependencies) {
  const now = () => clock.now().getTime()
  const down = new Map<string, number>()

  events.subscribe((event) => {
    if (event.type !== 'vendor-health') return
    if (event.isAvailable) down.delete(event.vendorCode)
    else down.set(event.vendorCode, now() + TOLD_LASTS)
  })

  return {
    /** Takes a vendor to be up, whatever was said. */
    forget(vendorCode: string): void {
      down.delete(vendorCode)
    },

    list(): ReadonlySet<string> {
      for (const [code, until] of down) if (until <= now()) down.delete(code)
      return new Set(down.keys())
    },

    /** Takes over what other processes said before this one listened. */
    async learn(): Promise<void> {
      const since = new Date(now() - TOLD_LASTS)
      for (const { vendor_code, told_at } of await repository.selectUnavailable(database.query, since))
        down.set(vendor_code, told_at.getTime() + TOLD_LASTS)
    },
  }
}

export type Down = ReturnType<typeof createDown>
