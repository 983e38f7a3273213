import type { Logger } from 'pino'
import type { Database, Transaction } from './connection.ts'
import { ConnectionLostError } from './trouble.ts'

/** What may be some seconds behind: reports, which read much and change nothing. */
export interface ReadModel {
  /** Reads in one consistent view, with patience: on the replica where there is one and it answers, else on the primary. */
  read<Result>(work: (tx: Pick<Transaction, 'raw'>) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Reads off a replica where one is given (`DATABASE_READ_URL`). While it is away reports are slower to others, not gone. */
export function createReadModel(primary: Database, replica: Database | undefined, logger: Logger): ReadModel {
  const readOf = <Result>(database: Database, work: (tx: Pick<Transaction, 'raw'>) => Promise<Result>) =>
    database.transaction(work, { isolation: 'repeatable read', patient: true })
  return {
    async read(work) {
      if (replica === undefined) return readOf(primary, work)
      try {
        return await readOf(replica, work)
      } catch (error) {
        if (!(error instanceof ConnectionLostError)) throw error
        logger.warn({ err: error }, 'the replica is away: a report is read off the primary')
        return readOf(primary, work)
      }
    },
    close: async () => replica?.close(),
  }
}
