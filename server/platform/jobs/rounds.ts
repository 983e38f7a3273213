/** Work that comes round by the second: nothing is queued, each worker node does it, so it must stand being done by two. */
export interface RegularWork {
  readonly seconds: number
  /**
   * One SQL value without parameters: the moment from which there is something to do, null where there is nothing. All works that say it are asked
   * about by one look a second (`looks.ts`), and such work is done when its moment has come, so it must be found by an index.
   */
  readonly dueAt?: string
  /** Told by the signal that the process stops: work of many pieces ends after the one in hand. */
  readonly work: (stopping: AbortSignal) => Promise<void>
}

export interface Rounds {
  /** Does a round now instead of the next one, after the one that is under way. One caller at a time. */
  runNow(): Promise<void>
  /** No further round begins; resolves when the running one is done. */
  stop(): Promise<void>
}

/** Rounds that begin when somebody saw that there is something to do. */
export interface CalledRounds extends Rounds {
  /** Begins with a round, unless one is under way or began less than the time between two ago. */
  call(): void
  readonly isUnderWay: boolean
}

/** Does one round and tells whoever is told of failures; never rejects. `isAsked`: a person wanted it now. */
export type DoRound = (stopping: AbortSignal, isAsked: boolean) => Promise<void>

/** Begins with a round at once. One that takes longer than the time between two delays the next. */
export function startRounds(seconds: number, doRound: DoRound): Rounds {
  const milliseconds = seconds * 1_000
  let timer: NodeJS.Timeout | undefined
  let current = Promise.resolve()
  const stopping = new AbortController()
  const wait = (begunAt: number) => {
    if (!stopping.signal.aborted)
      timer = setTimeout(() => void round(), Math.max(0, begunAt + milliseconds - Date.now()))
  }
  const round = (isAsked = false) => {
    const begunAt = Date.now()
    current = doRound(stopping.signal, isAsked).then(() => wait(begunAt))
    return current
  }
  void round()
  return {
    async runNow() {
      await current
      if (stopping.signal.aborted) return
      clearTimeout(timer)
      await round(true)
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await current
    },
  }
}

/** Milliseconds, half the time between two looks: one that comes so much too early, since the one before was late, counts as the one that is meant. */
const LATENESS = 500

/** Rounds without a timer of their own: they begin when they are called, at most every so many seconds. */
export function roundsOnCall(seconds: number, doRound: DoRound): CalledRounds {
  const stopping = new AbortController()
  let current = Promise.resolve()
  let isUnderWay = false
  let restsUntil = 0
  const round = (isAsked = false) => {
    restsUntil = Date.now() + seconds * 1_000 - LATENESS
    isUnderWay = true
    current = doRound(stopping.signal, isAsked).then(() => {
      isUnderWay = false
    })
    return current
  }
  return {
    get isUnderWay() {
      return isUnderWay
    },
    call() {
      if (!isUnderWay && !stopping.signal.aborted && Date.now() >= restsUntil) void round()
    },
    async runNow() {
      // A call may have begun the next one in the meantime.
      while (isUnderWay) await current
      if (!stopping.signal.aborted) await round(true)
    },
    async stop() {
      stopping.abort()
      while (isUnderWay) await current
    },
  }
}
