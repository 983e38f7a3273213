import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { systemClock } from '../../server/platform/lib/clock.ts'
import { runTrialBalance } from '../../server/platform/modules/ledger/trial-balance.ts'
import { findCashierDifferences } from '../money/support/cashier-storm.ts'
import { startChild } from '../support/child.ts'
import { testConfig } from '../support/config.ts'
import { openPostgresDatabase } from '../support/database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'

const WRITER = 'tests/faults/cashier-writer.ts'
/** Deeds that were answered before a kill, and how much later it comes at most, in milliseconds. */
const deedsBeforeKill = 50
const longestDelay = 150
const folder = mkdtempSync(join(tmpdir(), 'croupier-cashier-'))
const postgresUrl = await findTestPostgres()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Each start seeds the demo house, and a busy machine takes its time for it. */
const timeout = 240_000

/** Kills the house again and again in the middle of a storm of deposits, withdrawals and bets. */
async function killAgainAndAgain(kills: number, environment: Record<string, string>): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    const writer = startChild(WRITER, environment)
    await writer.waitFor('ready')
    await writer.waitForLines(deedsBeforeKill)
    await setTimeout(Math.random() * longestDelay)
    await writer.kill()
  }
}

async function expectNothingMadeOrLost(database: Database): Promise<void> {
  const [moved] = await database.raw<{ transfers: bigint }>('select count(*) as transfers from ledger_transfers')
  expect(moved?.transfers).toBeGreaterThan(10n)
  expect(await findCashierDifferences(database)).toEqual([])
  expect((await runTrialBalance(database, systemClock)).mismatches).toEqual([])
}

/** A start of the house takes seconds, so one database has to do: the server where there is one, which is killed twice. */
describe('kill -9 of the house in a storm of money in and out', () => {
  it.runIf(postgresUrl === undefined)(
    'makes and loses no coin on PGlite',
    async () => {
      const dataDir = join(folder, 'embedded')
      await killAgainAndAgain(1, { DATA_DIR: dataDir })
      const database = await openDatabase(testConfig({ dataDir }))
      try {
        await expectNothingMadeOrLost(database)
      } finally {
        await database.close()
      }
    },
    timeout,
  )

  it.skipIf(postgresUrl === undefined)(
    'makes and loses no coin on PostgreSQL',
    async () => {
      const database = await openPostgresDatabase(postgresUrl ?? '')
      try {
        await killAgainAndAgain(2, { DATA_DIR: join(folder, 'server'), DATABASE_URL: database.url })
        await expectNothingMadeOrLost(database)
      } finally {
        await database.close()
      }
    },
    timeout,
  )
})
