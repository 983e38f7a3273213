/** What can go wrong on the way of a callback. */
export const faultKinds = ['late', 'duplicate', 'lost-answer', 'out-of-order'] as const
export type FaultKind = (typeof faultKinds)[number]

export const faultVendors = ['hub88', 'gcp', 'bank', 'psp', 'transfer-wallet'] as const
export type FaultVendor = (typeof faultVendors)[number]

/** The callbacks a fault may be limited to; `any` is the next one, whichever it is. */
export const faultCalls = ['any', 'bet', 'win', 'rollback', 'webhook', 'payout', 'statement', 'transfer'] as const
export type FaultCall = (typeof faultCalls)[number]

export interface Fault {
  readonly vendor: FaultVendor
  readonly fault: FaultKind
  readonly call: FaultCall
  /** How many callbacks are still to be hit. */
  readonly times: number
  /** Pause before a late callback is sent, milliseconds. */
  readonly delayMilliseconds: number
}

/** Faults waiting for the callbacks they will hit; they live in memory only and end with the process. */
export function createFaults() {
  let waiting: Fault[] = []
  return {
    /** Plans a fault in place of those the vendor had; `none` only clears. */
    plan(vendor: FaultVendor, fault: Omit<Fault, 'vendor'> | 'none') {
      waiting = waiting.filter((each) => each.vendor !== vendor)
      if (fault !== 'none') waiting.push({ vendor, ...fault })
    },
    waiting: (): readonly Fault[] => waiting,
    /** The fault that hits this callback, if one is waiting; it is used up by asking. */
    take(vendor: FaultVendor, call: FaultCall): Fault | undefined {
      const hit = waiting.find(
        (fault) =>
          fault.vendor === vendor &&
          (fault.call === call || fault.call === 'any') &&
          // Only a bet (its rollback) and a payment (an older state of it) have something that can overtake them.
          (fault.fault !== 'out-of-order' || call === 'bet' || vendor === 'psp'),
      )
      if (!hit) return undefined
      waiting = waiting
        .map((fault) => (fault === hit ? { ...fault, times: fault.times - 1 } : fault))
        .filter((fault) => fault.times > 0)
      return hit
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
