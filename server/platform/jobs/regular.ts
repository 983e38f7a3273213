import type { Cadence } from './cadence.ts'
import type { Follow } from './follow.ts'
import { type RegularWork, type Rounds, startRounds } from './rounds.ts'

/** Seconds between two looks for pieces that were lost with their process. */
const LOOK_FOR_LOST = 60

interface RegularDependencies {
  readonly follow: Follow
  /** Looks for what was lost; no job, since it is about them. */
  readonly lookForLost: () => Promise<void>
}

/** The work of this process that comes round by the second. */
export function createRegular({ follow, lookForLost }: RegularDependencies) {
  const works = new Map<string, RegularWork>()
  const rounds = new Map<string, Rounds>()
  let look: Rounds | undefined

  return {
    /**
     * Declares work that is done every so many seconds while this process works, never twice at a time: a round that takes longer
     * delays the next. What it throws goes to onError.
     */
    declare(name: string, work: RegularWork): void {
      if (works.has(name)) throw new Error(`The regular work ${name} is declared twice`)
      works.set(name, work)
    },

    cadences: (): [string, Cadence][] => [...works].map(([name, { seconds }]) => [name, { kind: 'ROUND', seconds }]),

    start(): void {
      for (const [name, { seconds, work }] of works) {
        // What it throws was told of, and the next round comes.
        const doRound = (stopping: AbortSignal, isAsked: boolean) =>
          follow(name, { isWritten: isAsked }, async () => work(stopping)).catch(() => undefined)
        rounds.set(name, startRounds(seconds, doRound))
      }
      look = startRounds(LOOK_FOR_LOST, lookForLost)
    },

    /** Does a round now, where this process works. One caller at a time. */
    runNow: async (name: string): Promise<void> => rounds.get(name)?.runNow(),

    /** No further round begins; resolves when those under way are done. */
    async stop(): Promise<void> {
      await Promise.all([...rounds.values(), look].map((round) => round?.stop()))
    },
  }
}
