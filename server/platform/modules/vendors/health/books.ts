import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type CallPlace, type CallReport, createCounters, type Order } from './counters.ts'
import { TOLD_LASTS } from './down.ts'
import * as repository from './repository.ts'

const HOUR = 3_600_000
/** Health is told over this stretch of time. */
const SHOWN_HOURS = 24
/** Milliseconds between two writings of what was counted. */
const WRITE_EVERY = 5_000

interface BooksDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
}

/** What was called and ordered: counted in memory, written every few seconds, read by operators. */
export function createBooks({ database, clock, logger }: BooksDependencies) {
  const counters = createCounters()
  let writing: NodeJS.Timeout | undefined
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR)

  async function write(): Promise<void> {
    clearTimeout(writing)
    writing = undefined
    const { calls, orders } = counters.take()
    if (calls.length === 0 && orders.length === 0) return
    await database.transaction(async (tx) => {
      await repository.addCalls(tx.query, calls, clock.now())
      await repository.addOrders(tx.query, orders)
    })
  }

  const fail = (error: unknown) => logger.warn({ error }, 'the health of vendors was not written')

  function writeSoon(): void {
    writing ??= setTimeout(() => void write().catch(fail), WRITE_EVERY).unref()
  }

  return {
    called(report: CallReport): void {
      counters.called(report, clock.now())
      writeSoon()
    },
    refused(place: CallPlace): void {
      counters.refused(place, clock.now())
      writeSoon()
    },
    ordered(order: Order): void {
      counters.ordered(order, clock.now())
      writeSoon()
    },

    /** Every vendor that an adapter speaks with and one of the brands offers: its state, and their calls of the last 24 hours. */
    async list(merchantIds: readonly string[]) {
      await write()
      const rows = await repository.selectHealth(database.query, merchantIds, hoursAgo(SHOWN_HOURS))
      const stale = clock.now().getTime() - TOLD_LASTS
      return rows.map((row) => ({
        ...row,
        state: row.state === null || (row.told_at?.getTime() ?? 0) < stale ? 'CLOSED' : row.state,
      }))
    },

    /** What vendors ordered of the wallets of the brands in the last 24 hours. */
    async listOrders(merchantIds: readonly string[]) {
      await write()
      return repository.selectOrders(database.query, merchantIds, hoursAgo(SHOWN_HOURS))
    },

    /** Forgets what is older than anybody reads. */
    forgetOld: () => repository.forgetHours(database.query, hoursAgo(2 * SHOWN_HOURS)),

    /** Writes what is not written yet. */
    close: (): Promise<void> => write().catch(fail),
  }
}

export type Books = ReturnType<typeof createBooks>
