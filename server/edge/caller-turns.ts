/** Lets everybody do so much of something at once; who wants more waits in a line of his own, in front of nobody else. */
export interface CallerTurns {
  /**
   * Resolves when it is the turn of one more by that key, to what ends it again, which has to be called. Rejects with the
   * signal's reason when nobody waits for it any more.
   */
  take(key: string, signal: AbortSignal): Promise<() => void>
}

interface Line {
  running: number
  readonly waiting: Set<() => void>
}

export function createCallerTurns(mostAtOnce: number): CallerTurns {
  const lines = new Map<string, Line>()

  function end(key: string, line: Line): void {
    const [next] = line.waiting
    // Who is next takes the place over, so that nobody comes in between.
    if (next !== undefined) next()
    else if (--line.running === 0) lines.delete(key)
  }

  return {
    async take(key, signal) {
      signal.throwIfAborted()
      const line = lines.get(key) ?? { running: 0, waiting: new Set() }
      lines.set(key, line)
      if (line.running < mostAtOnce) line.running += 1
      else await waitIn(line.waiting, signal)
      let isEnded = false
      return () => {
        if (isEnded) return
        isEnded = true
        end(key, line)
      }
    },
  }
}

function waitIn(waiting: Line['waiting'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(go)
      reject(signal.reason)
    }
    const go = () => {
      waiting.delete(go)
      signal.removeEventListener('abort', leave)
      resolve()
    }
    waiting.add(go)
    signal.addEventListener('abort', leave, { once: true })
  })
}
