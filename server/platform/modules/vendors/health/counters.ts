import type { CallCount, OrderCount } from './repository.ts'

/** How one call to a vendor went. `error`: undefined when it went well. */
interface CallReport {
  readonly vendorCode: string
  readonly adapter: string
  readonly milliseconds: number
  readonly error: string | undefined
}

/** What happened since it was taken last, in memory: no call waits for the books about it. */
export function createCounters() {
  let calls = new Map<string, CallCount>()
  let orders = new Map<string, OrderCount>()

  function callsOf(vendorCode: string, adapter: string, at: Date): CallCount {
    const hour = hourOf(at)
    const key = `${hour.getTime()} ${vendorCode} ${adapter}`
    const known = calls.get(key) ?? {
      hour,
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
    called({ vendorCode, adapter, milliseconds, error }: CallReport, at: Date): void {
      const count = callsOf(vendorCode, adapter, at)
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

    refused(vendorCode: string, adapter: string, at: Date): void {
      callsOf(vendorCode, adapter, at).refused += 1
    },

    ordered(adapter: string, kind: string, result: string, at: Date): void {
      const hour = hourOf(at)
      const key = `${hour.getTime()} ${adapter} ${kind} ${result}`
      const known = orders.get(key)
      if (known === undefined) orders.set(key, { hour, adapter, kind, result, orders: 1, lastAt: at })
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
