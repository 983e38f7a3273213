import { ConnectionLostError } from './trouble.ts'

/** Milliseconds between two looks whether the server is back. */
const PROBE_INTERVAL = 500

export interface GateOptions {
  /** Resolves when the server answers. */
  readonly probe: () => Promise<unknown>
  /** Told once each time it closes. */
  readonly onClosed: (error: Error) => void
}

/**
 * Keeps callers away from a server that is known to be away, so that they are refused at once instead of at their deadline
 * and do not pile up. While it is closed one caller at a time, our own, looks whether the server is back.
 */
export function createGate({ probe, onClosed }: GateOptions) {
  let closedBy: Error | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const waiting = new Set<(error: Error) => void>()

  async function look(): Promise<void> {
    try {
      await probe()
      closedBy = undefined
    } catch {
      // Still away: that is what a probe is for.
      if (!isStopped) timer = setTimeout(look, PROBE_INTERVAL)
    }
  }

  return {
    /** Throws ConnectionLostError while the server is away. */
    assertOpen(): void {
      if (closedBy !== undefined) throw new ConnectionLostError('The database is away', closedBy)
    },
    /** What the promise gives; rejects with ConnectionLostError when the gate closes before. */
    whileOpen<Result>(promise: Promise<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        promise.then(resolve, reject).finally(() => waiting.delete(reject))
      })
    },
    close(error: Error): void {
      if (closedBy !== undefined || isStopped) return
      closedBy = error
      for (const reject of waiting) reject(new ConnectionLostError('The database is away', error))
      onClosed(error)
      void look()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
