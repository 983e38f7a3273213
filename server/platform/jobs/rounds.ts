/** Work that comes round by the second: nothing is queued, each worker node does it, so it must stand being done by two. */
export interface RegularWork {
  readonly seconds: number
  /** Told by the signal that the process stops: work of many pieces ends after the one in hand. */
  readonly work: (stopping: AbortSignal) => Promise<void>
}

export interface Rounds {
  /** No further round begins; resolves when the running one is done. */
  stop(): Promise<void>
}

/** Begins with a round at once. One that takes longer than the time between two delays the next; what it throws is told. */
export function startRounds({ seconds, work }: RegularWork, onError: (error: unknown) => void): Rounds {
  const milliseconds = seconds * 1_000
  let timer: NodeJS.Timeout | undefined
  let current = Promise.resolve()
  const stopping = new AbortController()
  const wait = (begunAt: number) => {
    if (!stopping.signal.aborted) timer = setTimeout(round, Math.max(0, begunAt + milliseconds - Date.now()))
  }
  const round = () => {
    const begunAt = Date.now()
    // Within a promise from the start: whatever is thrown, the next round comes.
    current = Promise.resolve()
      .then(() => work(stopping.signal))
      .catch(onError)
      .then(() => wait(begunAt))
    return current
  }
  void round()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await current
    },
  }
}
