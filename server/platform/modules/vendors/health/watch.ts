import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type Breaker, type BreakerLimits, createBreaker } from './breaker.ts'
import { HOUSE } from './counters.ts'
import type { Down } from './down.ts'
import * as repository from './repository.ts'

/** A vendor that is called, and its breaker. */
export interface Watched {
  readonly vendorCode: string
  readonly adapter: string
  readonly breaker: Breaker
}

interface WatchDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly logger: Logger
  readonly limits: BreakerLimits
  readonly down: Down
  /** Calls a vendor to see whether it is back. */
  readonly tryCall: (one: Watched, gameCode: string) => Promise<unknown>
}

/** The breakers of the vendors: their states are kept, told to the other processes, and tried again after a while. */
export function createWatch({ database, clock, events, logger, limits, down, tryCall }: WatchDependencies) {
  const now = () => clock.now().getTime()
  const watched = new Map<string, Watched>()
  const timers = new Set<NodeJS.Timeout>()
  const fail = (error: unknown) => logger.warn({ error }, 'the health of vendors was not written')

  /** Tells everybody that a vendor is down, is down still, or is back. */
  async function tell({ vendorCode, adapter, breaker }: Watched, isNews: boolean): Promise<void> {
    const isAvailable = breaker.state() === 'CLOSED'
    events.publish({ type: 'vendor-health', merchantId: HOUSE, vendorCode, isAvailable })
    await repository.saveState(database.query, { vendorCode, adapter, state: breaker.state(), at: clock.now() })
    if (!isNews) return
    const version = now()
    logger[isAvailable ? 'info' : 'error'](
      { vendor: vendorCode, adapter, isAvailable },
      'a vendor went down or came back',
    )
    for (const { id: merchantId } of await repository.selectMerchantIds(database.query))
      for (const topic of ['vendors', 'games'] as const) events.publish({ type: 'site', merchantId, topic, version })
  }

  function probeSoon(one: Watched): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void probe(one).catch(fail)
    }, limits.probeAfter + 1).unref()
    timers.add(timer)
  }

  async function probe(one: Watched): Promise<void> {
    if (one.breaker.state() === 'CLOSED') return
    const game = await repository.selectDemoGame(database.query, one.vendorCode)
    // Without such a game the next player's call is the probe: the vendor shows as open until it has failed.
    if (game === undefined) down.forget(one.vendorCode)
    else await tryCall(one, game.vendor_game_code).catch(() => undefined)
  }

  return {
    of(vendorCode: string, adapter: string): Watched {
      const key = `${vendorCode} ${adapter}`
      const known = watched.get(key) ?? { vendorCode, adapter, breaker: createBreaker(limits, now) }
      watched.set(key, known)
      return known
    },

    /** A call has ended: what follows when the breaker changed by it. */
    async report(one: Watched, failed: boolean): Promise<void> {
      const before = one.breaker.state()
      one.breaker.report(failed)
      const after = one.breaker.state()
      if (after === before) return
      if (after === 'OPEN') probeSoon(one)
      await tell(one, before === 'CLOSED' || after === 'CLOSED').catch(fail)
    },

    /** Asks every vendor that is down whether it is back. A timer does so by itself. */
    async probeAll(): Promise<void> {
      for (const one of watched.values()) await probe(one)
    },

    close(): void {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
