import { iterate } from './iterator.ts'
import { endsListening } from './refusals.ts'

export interface ReadOptions<Value> {
  /** Reads it in the caller's name: who may not is refused. */
  readonly read: () => Promise<Value>
  /** Calls when it may have changed. */
  readonly nudges?: (nudge: () => void) => () => void
  /** Milliseconds between two looks without a nudge. */
  readonly every: number
  /** Milliseconds between a nudge and the look it leads to: all that nudge meanwhile are one look. */
  readonly spacing?: number
}

/**
 * Tells a value at once and then whenever it is another. It is read anew some time after each nudge, and from time to time without one,
 * since not everything that changes it is told. Ends when the caller may read it no longer; rejects when he may not at the beginning.
 */
export async function iterateRead<Value>({ read, nudges, every, spacing = 1_000 }: ReadOptions<Value>) {
  const first = await read()
  let told = JSON.stringify(first)
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let isReading = false
  let isDue = false

  const iterator = iterate<Value>(
    (push) => {
      const look = async () => {
        isReading = true
        isDue = false
        try {
          const value = await read()
          const text = JSON.stringify(value)
          if (text !== told) push(value)
          told = text
        } catch (error) {
          if (endsListening(error)) return void (await iterator.return?.())
        } finally {
          isReading = false
        }
        wait(isDue ? spacing : every)
      }
      const wait = (time: number) => {
        clearTimeout(timer)
        // A look may be under way while the listener leaves.
        if (isOver) return
        timer = setTimeout(look, time)
        timer.unref()
      }
      const nudge = () => {
        if (isDue) return
        isDue = true
        if (!isReading) wait(spacing)
      }
      wait(every)
      const leave = nudges?.(nudge)
      return () => {
        clearTimeout(timer)
        isOver = true
        leave?.()
      }
    },
    { first, keepLast: true },
  )
  return iterator
}
