/** When a breaker opens and how it heals; times in milliseconds. */
export interface BreakerLimits {
  /** Failures are counted over this stretch of time. */
  readonly window: number
  /** So many failures in the window open it, if they are at least half of the calls. */
  readonly failures: number
  /** An answer that took longer counts as a failure: a player has given up by then. */
  readonly slow: number
  /** One probe is let through after so long. */
  readonly probeAfter: number
  /** The bulkhead: so many calls of one vendor may wait at a time. */
  readonly atOnce: number
}

export const breakerLimits: BreakerLimits = {
  window: 30_000,
  failures: 5,
  slow: 4_000,
  probeAfter: 10_000,
  atOnce: 16,
}

type BreakerState = 'CLOSED' | 'OPEN' | 'HALF_OPEN'

/**
 * Keeps calls away from a vendor that fails or is slow, and lets only so many wait for it at once:
 * closed → open → half-open (one probe at a time) → closed.
 */
export function createBreaker(limits: BreakerLimits, now: () => number) {
  let calls: { at: number; failed: boolean }[] = []
  let state: BreakerState = 'CLOSED'
  let openedAt = 0
  let waiting = 0

  function open(): void {
    state = 'OPEN'
    openedAt = now()
    calls = []
  }

  return {
    state: () => state,

    /** Whether a call may go out now. Who is let through must report how it went. */
    admit(): boolean {
      if (waiting >= limits.atOnce) return false
      if (state === 'HALF_OPEN' || (state === 'OPEN' && now() - openedAt < limits.probeAfter)) return false
      if (state === 'OPEN') state = 'HALF_OPEN'
      waiting += 1
      return true
    },

    report(failed: boolean): void {
      waiting -= 1
      // Calls that started before it opened come in late; only the probe decides.
      if (state === 'OPEN') return
      if (state === 'HALF_OPEN') {
        if (failed) open()
        else state = 'CLOSED'
        return
      }
      const at = now()
      calls = [...calls.filter((call) => at - call.at < limits.window), { at, failed }]
      const failures = calls.filter((call) => call.failed).length
      if (failed && failures >= limits.failures && failures * 2 >= calls.length) open()
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>
