import type { CallCount, OrderCount } from './repository.ts'

/** Whom a call goes to and for which brand; the house's own calls, which only try a vendor, are for `HOUSE`. */
export interface CallPlace {
  readonly merchantId: string
  readonly vendorCode: string
  readonly adapter: string
}

/** In the place of a brand, where what happened is of none. */
export const HOUSE = ''

/** How one call to a vendor went. `error`: undefined when it went well. */
export interface CallReport extends CallPlace {
  readonly milliseconds: number
  readonly error: string | undefined
}

/** An order of a vendor and what became of it. */
export interface Order {
  /** `HOUSE` where it names no player of a brand. */
  readonly merchantId: string
  readonly adapter: string
  readonly kind: string
  readonly result: string
}

/** What happened since it was taken last, in memory: no call waits for the books about it. */
export function createCounters() {
  let calls = new Map<string, CallCount>()
  let orders = new Map<string, OrderCount>()

  function callsOf({ merchantId, vendorCode, adapter }: CallPlace, at: Date): CallCount {
    const hour = hourOf(at)
    const key = `${hour.getTime()} ${merchantId} ${vendorCode} ${adapter}`
    const known = calls.get(key) ?? {
      hour,
      merchantId,
      vendorCode,
      adapter,
      calls: 0,
      failures: 0,
      refused: 0,
      milliseconds: 0,
      slowest: 0,
      lastError: null,
      lastFailureAt: null,
      lastSuccessAt: null,
    }
    calls.set(key, known)
    return known
  }

  return {
    called({ milliseconds, error, ...place }: CallReport, at: Date): void {
      const count = callsOf(place, at)
      count.calls += 1
      count.milliseconds += milliseconds
      count.slowest = Math.max(count.slowest, milliseconds)
      if (error === undefined) {
        count.lastSuccessAt = at
        return
      }
      count.failures += 1
      count.lastError = error
      count.lastFailureAt = at
    },

    refused(place: CallPlace, at: Date): void {
      callsOf(place, at).refused += 1
    },

    ordered({ merchantId, adapter, kind, result }: Order, at: Date): void {
      const hour = hourOf(at)
      const key = `${hour.getTime()} ${merchantId} ${adapter} ${kind} ${result}`
      const known = orders.get(key)
      if (known === undefined) orders.set(key, { hour, merchantId, adapter, kind, result, orders: 1, lastAt: at })
      else {
        known.orders += 1
        known.lastAt = at
      }
    },

    take() {
      const taken = { calls: [...calls.values()], orders: [...orders.values()] }
      calls = new Map()
      orders = new Map()
      return taken
    },
  }
}

function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000)
}
