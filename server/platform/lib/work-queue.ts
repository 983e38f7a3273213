export interface WorkQueueOptions {
  /** How much is worked on at a time. */
  readonly most: number
  /** How much may wait beyond that. */
  readonly mostWaiting: number
}

/** Work was refused because too much waited before it; nothing of it was done. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Work of which only so much is done at a time, first come first served; what finds too much before it throws QueueFullError. */
export function createWorkQueue({ most, mostWaiting }: WorkQueueOptions) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < most) running++
    else {
      if (waiting.length >= mostWaiting) throw new QueueFullError('too much waits already')
      // Who ends hands the place on, so that nobody who comes in between takes it.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
