import type { Clock } from '../lib/clock.ts'
import type { Record, Run } from './record.ts'
import type { Ended } from './repository.ts'

/** A run that takes longer than this is told while it goes on, and again after each `HEARTBEAT`. */
const LONG = 3_000
const HEARTBEAT = 30_000
/** A run whose node was silent for this long is over, however it ended. */
export const SILENCE = 3 * HEARTBEAT

/** Does the work of a job and keeps how it went. Throws what the work throws, which `onError` was told of. */
export type Follow = (job: string, run: Run, work: () => Promise<unknown>) => Promise<void>

export const createFollow =
  (record: Record, clock: Clock): Follow =>
  async (job, run, work) => {
    const beganAt = clock.now()
    let isLong = false
    let beat: NodeJS.Timeout | undefined
    const tell = () => {
      isLong = true
      record.noteRunning(job, beganAt)
      beat = setTimeout(tell, HEARTBEAT).unref()
    }
    beat = setTimeout(tell, LONG).unref()
    const end = (): [Ended, Run] => {
      clearTimeout(beat)
      // What was told to run is told to have ended.
      return [{ job, beganAt, endedAt: clock.now() }, isLong ? { ...run, isWritten: true } : run]
    }
    try {
      await work()
      record.noteSuccess(...end())
    } catch (error) {
      const [ended, asIs] = end()
      record.noteFailure(ended, error, asIs)
      throw error
    }
  }
