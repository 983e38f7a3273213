import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Failure } from '../../../lib/failure.ts'
import { vendorsErrors } from '../errors.ts'
import { createBooks } from './books.ts'
import { type BreakerLimits, breakerLimits } from './breaker.ts'
import { type CallPlace, HOUSE } from './counters.ts'
import { createDown } from './down.ts'
import { createWatch, type Watched } from './watch.ts'

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

const LONGEST_ERROR = 300

/**
 * Whether vendors answer (domain.md 4, vendor-protocols 3.8). Every call to a vendor goes through `guard`: one that fails
 * or is slow is left alone for a while, its games show as in maintenance, and nobody else waits for it.
 * The state of each breaker is kept and told to the other processes.
 */
export function createVendorHealth({ limits = breakerLimits, probe, ...dependencies }: VendorHealthDependencies) {
  const down = createDown(dependencies)
  const books = createBooks(dependencies)
  const watch = createWatch({ ...dependencies, limits, down, tryCall })

  function tryCall({ vendorCode, adapter }: Watched, gameCode: string): Promise<unknown> {
    return guard({ merchantId: HOUSE, vendorCode, adapter }, () => probe(adapter, gameCode))
  }

  async function noteEnd(place: CallPlace, one: Watched, milliseconds: number, error: unknown): Promise<void> {
    const flaw = flawOf(error) ?? (milliseconds > limits.slow ? `slow: ${milliseconds} ms` : undefined)
    books.called({ ...place, milliseconds, error: flaw?.slice(0, LONGEST_ERROR) })
    await watch.report(one, flaw !== undefined)
  }

  async function guard<Answer>(place: CallPlace, work: () => Promise<Answer>): Promise<Answer> {
    const one = watch.of(place.vendorCode, place.adapter)
    if (!one.breaker.admit()) {
      books.refused(place)
      throw vendorsErrors.VENDOR_UNAVAILABLE()
    }
    const startedAt = performance.now()
    const soFar = () => Math.round(performance.now() - startedAt)
    try {
      const answer = await work()
      await noteEnd(place, one, soFar(), undefined)
      return answer
    } catch (error) {
      await noteEnd(place, one, soFar(), error)
      throw error
    }
  }

  return {
    /** Makes a call to a vendor. Throws VENDOR_UNAVAILABLE at once while the vendor is left alone, else what `work` throws. */
    guard,
    /** Vendors whose games are in maintenance because they do not answer. */
    unavailableVendors: down.list,
    /** Counts an order of a vendor by what became of it. */
    ordered: books.ordered,
    learn: down.learn,
    list: books.list,
    listOrders: books.listOrders,
    probeAll: watch.probeAll,
    forgetOld: books.forgetOld,

    async close(): Promise<void> {
      watch.close()
      await books.close()
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
