import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Failure } from '../../../lib/failure.ts'
import { vendorsErrors } from '../errors.ts'
import { type Breaker, type BreakerLimits, breakerLimits, createBreaker } from './breaker.ts'
import { type CallPlace, createCounters, HOUSE, type Order } from './counters.ts'
import * as repository from './repository.ts'

export interface VendorHealthDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly logger: Logger
  /** Opens a game for fun: how a vendor is asked whether it is back. Throws when it is not. */
  readonly probe: (adapter: string, gameCode: string) => Promise<unknown>
  readonly limits?: BreakerLimits | undefined
}

export { HOUSE }

interface Watched {
  readonly vendorCode: string
  readonly adapter: string
  readonly breaker: Breaker
}

/** Health is told over this stretch of time. */
const SHOWN_HOURS = 24
/** Milliseconds between two writings of what was counted. */
const WRITE_EVERY = 5_000
/** A vendor that no process said to be down for so long (milliseconds) is taken to be up: that process has died. */
const TOLD_LASTS = 60_000
const LONGEST_ERROR = 300

/**
 * Whether vendors answer (domain.md 4, vendor-protocols 3.8). Every call to a vendor goes through `guard`: one that fails
 * or is slow is left alone for a while, its games show as in maintenance, and nobody else waits for it.
 * The state of each breaker is kept and told to the other processes.
 */
export function createVendorHealth(dependencies: VendorHealthDependencies) {
  const { database, clock, events, logger, probe, limits = breakerLimits } = dependencies
  const now = () => clock.now().getTime()
  const counters = createCounters()
  const watched = new Map<string, Watched>()
  /** Vendors that are down by anybody's word, and until when that word counts. */
  const down = new Map<string, number>()
  const timers = new Set<NodeJS.Timeout>()
  let writing: NodeJS.Timeout | undefined

  events.subscribe((event) => {
    if (event.type !== 'vendor-health') return
    if (event.isAvailable) down.delete(event.vendorCode)
    else down.set(event.vendorCode, now() + TOLD_LASTS)
  })

  function watch(vendorCode: string, adapter: string): Watched {
    const key = `${vendorCode} ${adapter}`
    const known = watched.get(key) ?? { vendorCode, adapter, breaker: createBreaker(limits, now) }
    watched.set(key, known)
    return known
  }

  async function write(): Promise<void> {
    clearTimeout(writing)
    writing = undefined
    const { calls, orders } = counters.take()
    if (calls.length === 0 && orders.length === 0) return
    await database.transaction(async (tx) => {
      await repository.addCalls(tx.query, calls, clock.now())
      await repository.addOrders(tx.query, orders)
    })
  }

  const fail = (error: unknown) => logger.warn({ error }, 'the health of vendors was not written')

  function writeSoon(): void {
    writing ??= setTimeout(() => void write().catch(fail), WRITE_EVERY).unref()
  }

  /** Tells everybody that a vendor is down, is down still, or is back. */
  async function tell({ vendorCode, adapter, breaker }: Watched, isNews: boolean): Promise<void> {
    const isAvailable = breaker.state() === 'CLOSED'
    events.publish({ type: 'vendor-health', merchantId: '', vendorCode, isAvailable })
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
      void probeNow(one).catch(fail)
    }, limits.probeAfter + 1).unref()
    timers.add(timer)
  }

  async function probeNow(one: Watched): Promise<void> {
    if (one.breaker.state() === 'CLOSED') return
    const game = await repository.selectDemoGame(database.query, one.vendorCode)
    // Without such a game the next player's call is the probe: the vendor shows as open until it has failed.
    if (game === undefined) {
      down.delete(one.vendorCode)
      return
    }
    const place = { merchantId: HOUSE, vendorCode: one.vendorCode, adapter: one.adapter }
    await guard(place, () => probe(one.adapter, game.vendor_game_code)).catch(() => undefined)
  }

  async function noteEnd(one: Watched, merchantId: string, milliseconds: number, error: unknown): Promise<void> {
    const { vendorCode, adapter, breaker } = one
    const flaw = flawOf(error) ?? (milliseconds > limits.slow ? `slow: ${milliseconds} ms` : undefined)
    const before = breaker.state()
    breaker.report(flaw !== undefined)
    const place = { merchantId, vendorCode, adapter }
    counters.called({ ...place, milliseconds, error: flaw?.slice(0, LONGEST_ERROR) }, clock.now())
    writeSoon()
    const after = breaker.state()
    if (after === before) return
    if (after === 'OPEN') probeSoon(one)
    await tell(one, before === 'CLOSED' || after === 'CLOSED').catch(fail)
  }

  async function guard<Answer>(place: CallPlace, work: () => Promise<Answer>): Promise<Answer> {
    const one = watch(place.vendorCode, place.adapter)
    if (!one.breaker.admit()) {
      counters.refused(place, clock.now())
      writeSoon()
      throw vendorsErrors.VENDOR_UNAVAILABLE()
    }
    const startedAt = performance.now()
    const soFar = () => Math.round(performance.now() - startedAt)
    try {
      const answer = await work()
      await noteEnd(one, place.merchantId, soFar(), undefined)
      return answer
    } catch (error) {
      await noteEnd(one, place.merchantId, soFar(), error)
      throw error
    }
  }

  return {
    /** Makes a call to a vendor. Throws VENDOR_UNAVAILABLE at once while the vendor is left alone, else what `work` throws. */
    guard,

    /** Vendors whose games are in maintenance because they do not answer. */
    unavailableVendors(): ReadonlySet<string> {
      for (const [code, until] of down) if (until <= now()) down.delete(code)
      return new Set(down.keys())
    },

    /** Counts an order of a vendor by what became of it. */
    ordered(order: Order): void {
      counters.ordered(order, clock.now())
      writeSoon()
    },

    /** Takes over what other processes said before this one listened. */
    async learn(): Promise<void> {
      const since = new Date(now() - TOLD_LASTS)
      for (const { vendor_code, told_at } of await repository.selectUnavailable(database.query, since))
        down.set(vendor_code, told_at.getTime() + TOLD_LASTS)
    },

    /** Every vendor that an adapter speaks with and one of the brands offers: its state, and their calls of the last 24 hours. */
    async list(merchantIds: readonly string[]) {
      await write()
      const rows = await repository.selectHealth(database.query, merchantIds, new Date(now() - SHOWN_HOURS * 3_600_000))
      const stale = now() - TOLD_LASTS
      return rows.map((row) => ({
        ...row,
        state: row.state === null || (row.told_at?.getTime() ?? 0) < stale ? 'CLOSED' : row.state,
      }))
    },

    /** What vendors ordered of the wallets of the brands in the last 24 hours. */
    async listOrders(merchantIds: readonly string[]) {
      await write()
      return repository.selectOrders(database.query, merchantIds, new Date(now() - SHOWN_HOURS * 3_600_000))
    },

    /** Asks every vendor that is down whether it is back. A timer does so by itself. */
    async probeAll(): Promise<void> {
      for (const one of watched.values()) await probeNow(one)
    },

    /** Forgets what is older than anybody reads. */
    forgetOld: () => repository.forgetHours(database.query, new Date(now() - 2 * SHOWN_HOURS * 3_600_000)),

    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      await write().catch(fail)
    },
  }
}

export type VendorHealth = ReturnType<typeof createVendorHealth>

/** What an error says about the vendor; undefined: it answered, only not as was wished. */
function flawOf(error: unknown): string | undefined {
  if (error === undefined) return undefined
  if (error instanceof Failure && error.code !== 'VENDOR_UNAVAILABLE') return undefined
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
