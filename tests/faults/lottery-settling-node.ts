import { writeSync } from 'node:fs'
import { loadConfig } from '../../server/config/config.ts'
import { type Database, openDatabase, type Transaction } from '../../server/platform/db/connection.ts'
import { need } from '../support/need.ts'
import { startPlatform } from '../support/platform.ts'

/** Batches that are committed; the next is done and never committed. */
const BATCHES = 2

const database = await openDatabase(loadConfig())
let batches = 0

/**
 * The child of the settlement's kill test: settles the draw that MERCHANT_ID and DRAW_ID name as far as the middle of a batch,
 * says so on the standard output and waits to be killed.
 */
const stopping: Database = {
  ...database,
  async transaction(work, options) {
    let isBatch = false
    const answer = await database.transaction(async (tx) => {
      const watched: Transaction = {
        ...tx,
        async prepared<Row>(name: string, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
          const rows = await tx.prepared<Row>(name, sql, parameters)
          if (name !== 'lottery_settle') return rows
          isBatch = true
          if (batches < BATCHES) return rows
          writeSync(1, 'halfway\n')
          return new Promise(() => undefined)
        },
      }
      return work(watched)
    }, options)
    if (isBatch) batches += 1
    return answer
  },
}

const platform = await startPlatform({ database: stopping, empty: true })
const key = { merchantId: need(process.env.MERCHANT_ID), drawId: need(process.env.DRAW_ID) }
await platform.context.lottery.draws.settle(key)
