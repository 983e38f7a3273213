/** Work that comes round by the second: nothing is queued, each worker node does it, so it must stand being done by two. */
export interface RegularWork {
  readonly seconds: number
  /** Told by the signal that the process stops: work of many pieces ends after the one in hand. */
  readonly work: (stopping: AbortSignal) => Promise<void>
}

export interface Rounds {
  /** Does a round now instead of the next one, after the one that is under way. One caller at a time. */
  runNow(): Promise<void>
  /** No further round begins; resolves when the running one is done. */
  stop(): Promise<void>
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
