import type { Database } from '../db/connection.ts'
import type { Clock } from '../lib/clock.ts'
import type { Cadence } from './cadence.ts'
import type { Follow } from './follow.ts'
import { startLooks } from './looks.ts'
import { type CalledRounds, type RegularWork, type Rounds, roundsOnCall, startRounds } from './rounds.ts'

/** Seconds between two looks for pieces that were lost with their process. */
const LOOK_FOR_LOST = 60

interface RegularDependencies {
  readonly database: Pick<Database, 'kind' | 'prepared' | 'transaction'>
  readonly clock: Clock
  readonly follow: Follow
  /** Looks for what was lost; no job, since it is about them. */
  readonly lookForLost: () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** The work of this process that comes round by the second. */
export function createRegular({ follow, lookForLost, ...looking }: RegularDependencies) {
  const works = new Map<string, RegularWork>()
  const rounds = new Map<string, Rounds>()
  const looks: Rounds[] = []

  // What it throws was told of, and the next round comes.
  const attend = (name: string, isAsked: boolean, work: () => Promise<void>) =>
    follow(name, { isWritten: isAsked }, work).catch(() => undefined)

  /** Begins the rounds of works that say when they are due as looks find them so. */
  function startDue(): void {
    const called = new Map<string, CalledRounds>()
    const dueAt = new Map<string, string>()
    for (const [name, work] of works) {
      if (work.dueAt === undefined) continue
      dueAt.set(name, work.dueAt)
      const doRound = (stopping: AbortSignal, isAsked: boolean) =>
        attend(name, isAsked, async () => work.work(stopping))
      called.set(name, roundsOnCall(work.seconds, doRound))
    }
    if (called.size === 0) return
    for (const [name, round] of called) rounds.set(name, round)
    const onLook = (name: string, isDue: boolean) => {
      const round = called.get(name)
      if (isDue) round?.call()
      // A round with nothing to do went well.
      else if (round?.isUnderWay === false) void attend(name, false, async () => {})
    }
    looks.push(startLooks({ ...looking, dueAt, onLook }))
  }

  return {
    /**
     * Declares work that is done every so many seconds while this process works, or that often at most where it says when it is due; never
     * twice at a time: a round that takes longer delays the next. What it throws goes to onError.
     */
    declare(name: string, work: RegularWork): void {
      if (works.has(name)) throw new Error(`The regular work ${name} is declared twice`)
      works.set(name, work)
    },

    cadences: (): [string, Cadence][] => [...works].map(([name, { seconds }]) => [name, { kind: 'ROUND', seconds }]),

    start(): void {
      for (const [name, { seconds, dueAt, work }] of works) {
        if (dueAt !== undefined) continue
        rounds.set(
          name,
          startRounds(seconds, (stopping, isAsked) => attend(name, isAsked, async () => work(stopping))),
        )
      }
      startDue()
      looks.push(startRounds(LOOK_FOR_LOST, lookForLost))
    },

    /** Does a round now, where this process works. One caller at a time. */
    runNow: async (name: string): Promise<void> => rounds.get(name)?.runNow(),

    /** No further round begins; resolves when those under way are done. */
    async stop(): Promise<void> {
      await Promise.all([...rounds.values(), ...looks].map((round) => round.stop()))
    },
  }
}
