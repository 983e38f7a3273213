import { createHash } from 'node:crypto'
import type PgBoss from 'pg-boss'
import type { Transaction } from '../db/connection.ts'
import type { createExecutors } from './executor.ts'
import type { SendOptions } from './jobs.ts'

interface PostDependencies {
  readonly boss: PgBoss
  readonly executors: ReturnType<typeof createExecutors>
  /** The workers of this process by the names of their queues. */
  readonly workers: ReadonlyMap<string, string>
}

/** Puts pieces of work into queues, and decides about those that gave up. */
export function createPost({ boss, executors, workers }: PostDependencies) {
  /** The worker of this process looks at once, the others within their time. */
  function wake(name: string, tx: Transaction | undefined): void {
    const worker = workers.get(name)
    if (worker === undefined) return
    const notify = () => boss.notifyWorker(worker)
    if (tx === undefined) notify()
    else tx.onCommit(notify)
  }

  return {
    async send(name: string, data: object, { tx, key, startAfter }: SendOptions): Promise<void> {
      await boss.send(name, data, {
        ...(tx === undefined ? {} : { db: executors.over(tx) }),
        ...(key === undefined ? {} : { id: keyedId(name, key) }),
        ...(startAfter === undefined ? {} : { startAfter }),
      })
      wake(name, tx)
    },

    /** Has a piece that gave up tried once more. */
    async again(name: string, pieceId: string, tx: Transaction): Promise<void> {
      await boss.retry(name, pieceId, { db: executors.over(tx) })
      wake(name, tx)
    },

    /** Lets go of a piece that gave up. */
    async drop(name: string, pieceId: string, tx: Transaction): Promise<void> {
      await boss.deleteJob(name, pieceId, { db: executors.over(tx) })
    },
  }
}

export type Post = ReturnType<typeof createPost>

function keyedId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
