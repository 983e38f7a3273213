/** When a breaker opens and how it heals; times in milliseconds. */
export interface BreakerLimits {
  /** Failures are counted over this stretch of time. */
  readonly window: number
  /** So many failures in the window open it. */
  readonly failures: number
  /** So does this share of the calls, once there are `leastCalls`. */
  readonly share: number
  readonly leastCalls: number
  /** Of the failures of one caller no more than so many count: what he asks for, or how much, is no outage. */
  readonly mostOfOne: number
  /** One probe is let through after so long. */
  readonly probeAfter: number
}

export const breakerLimits: BreakerLimits = {
  window: 10_000,
  failures: 20,
  share: 0.5,
  leastCalls: 8,
  mostOfOne: 3,
  probeAfter: 1_000,
}

/**
 * Keeps calls away from an upstream that is down, so that they fail at once instead of at their deadline and the upstream can
 * recover: closed → open → half-open (one probe at a time) → closed.
 */
export function createBreaker(limits: BreakerLimits = breakerLimits, now: () => number = Date.now) {
  let calls: { at: number; failed: boolean; by: string | undefined }[] = []
  let openSince: number | undefined
  let isProbing = false

  const tooManyFailed = () => {
    const failed = calls.filter((call) => call.failed).length
    return failed >= limits.failures || (calls.length >= limits.leastCalls && failed / calls.length >= limits.share)
  }

  const isOneTooMany = (by: string | undefined) =>
    by !== undefined && calls.filter((call) => call.failed && call.by === by).length >= limits.mostOfOne

  return {
    isOpen: () => openSince !== undefined,

    /** Whether a call may go out now. Who is let through must report how it went. */
    admit(): boolean {
      if (openSince === undefined) return true
      if (isProbing || now() - openSince < limits.probeAfter) return false
      isProbing = true
      return true
    },

    /** `by` is who asked; undefined is the house itself, all of whose failures count. */
    report(failed: boolean, by?: string): void {
      const at = now()
      if (openSince !== undefined) {
        // Calls that started before it opened come in late; only the probe decides.
        if (!isProbing) return
        isProbing = false
        openSince = failed ? at : undefined
        calls = []
        return
      }
      calls = calls.filter((call) => at - call.at < limits.window)
      if (failed && isOneTooMany(by)) return
      calls.push({ at, failed, by })
      if (failed && tooManyFailed()) openSince = at
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>

/** Retries allowed beyond the calls themselves: a tenth of them, and never more than `most` in a burst. */
export function createRetryBudget(share = 0.1, most = 10) {
  let tokens = most
  return {
    earn(): void {
      tokens = Math.min(most, tokens + share)
    },
    spend(): boolean {
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
