import { writeSync } from 'node:fs'
import { loadConfig } from '../../server/config/config.ts'
import { type Database, openDatabase, type Transaction } from '../../server/platform/db/connection.ts'
import { startPlatform } from '../support/platform.ts'

/**
 * The child of the settlement's kill test: settles or pays (DEED) what is due as far as the middle of a transaction, after so many of its
 * kind that are committed (BEFORE), or pays and is not told any more that it did (`answer`). It says so on the standard output and waits
 * to be killed.
 */
const deed = process.env.DEED
const before = Number(process.env.BEFORE)
const statement = deed === 'settle' ? /insert into earnings / : /earnings_pay\(/

const database = await openDatabase(loadConfig())
let met = 0

/** Never answers. */
const stop = () => {
  writeSync(1, 'halfway\n')
  return new Promise<never>(() => undefined)
}

const stopping: Database = {
  ...database,
  async transaction(work, options) {
    let isMet = false
    const answer = await database.transaction((tx) => {
      const watched: Transaction = {
        ...tx,
        async raw<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
          const rows = await tx.raw<Row>(sql, parameters)
          if (!statement.test(sql)) return rows
          isMet = true
          met += 1
          return met <= before || deed === 'answer' ? rows : stop()
        },
      }
      return work(watched)
    }, options)
    return isMet && deed === 'answer' ? stop() : answer
  },
}

const { context, clock } = await startPlatform({ database: stopping, empty: true })
clock.advance(Number(process.env.LATER))
await (deed === 'settle' ? context.settlements.settleDue() : context.settlements.payAll())
