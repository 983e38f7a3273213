import type { Clock } from '../../../lib/clock.ts'

/** Seconds for which a draw is left alone after its first failure; twice as long after each further one, up to the longest. */
const FIRST = 2
const LONGEST = 60

interface Failing {
  readonly failures: number
  readonly restsUntil: number
  readonly error: unknown
}

/**
 * The draws that this node could not close or draw. In its memory: another one, or the next start, may well be able to, and a node that does not know of a
 * failure tries once.
 */
export function createSetAside(clock: Clock) {
  const failing = new Map<string, Failing>()
  const rests = ({ restsUntil }: Failing) => restsUntil > clock.now().getTime()

  return {
    /** Whether it failed when it was tried last. */
    has: (drawId: string): boolean => failing.has(drawId),

    /** Those to be left alone now. */
    resting: (): string[] => [...failing].filter(([, one]) => rests(one)).map(([drawId]) => drawId),

    noteFailure(drawId: string, error: unknown): void {
      const failures = (failing.get(drawId)?.failures ?? 0) + 1
      const pause = Math.min(FIRST * 2 ** (failures - 1), LONGEST)
      failing.set(drawId, { failures, restsUntil: clock.now().getTime() + pause * 1_000, error })
    },

    noteSuccess(drawId: string): void {
      failing.delete(drawId)
    },

    /** Forgets those that do not rest any more and are not due either: another node could. */
    keep(due: ReadonlySet<string>): void {
      for (const [drawId, one] of failing) if (!rests(one) && !due.has(drawId)) failing.delete(drawId)
    },

    /** What the first of them failed with. */
    firstError: (): unknown => failing.values().next().value?.error,
  }
}

export type SetAside = ReturnType<typeof createSetAside>
