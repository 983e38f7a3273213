export interface WorkQueueOptions {
  /** How much is worked on at a time. */
  readonly most: number
  /** How much may wait beyond that. */
  readonly mostWaiting: number
  /** What work is refused with that finds too much before it. */
  readonly busy: () => Error
}

/** Work of which only so much is done at a time, first come first served; what finds too much before it is refused at once. */
export function createWorkQueue({ most, mostWaiting, busy }: WorkQueueOptions) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < most) running++
    else {
      if (waiting.length >= mostWaiting) throw busy()
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
