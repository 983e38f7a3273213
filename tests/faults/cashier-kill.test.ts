import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { systemClock } from '../../server/platform/lib/clock.ts'
import { runTrialBalance } from '../../server/platform/modules/ledger/trial-balance.ts'
import { findCashierDifferences } from '../money/support/cashier-storm.ts'
import { startChild } from '../support/child.ts'
import { testConfig } from '../support/config.ts'
import { findTestPostgres, openPostgresDatabase } from '../support/database.ts'

const WRITER = 'tests/faults/cashier-writer.ts'
const kills = 2
/** Deeds that were answered before a kill, and how much later it comes at most, in milliseconds. */
const deedsBeforeKill = 50
const longestDelay = 150
const folder = mkdtempSync(join(tmpdir(), 'croupier-cashier-'))
const postgresUrl = await findTestPostgres()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Each start seeds the demo house, and a busy machine takes its time for it. */
const timeout = 240_000

/** Kills the house again and again in the middle of a storm of deposits, withdrawals and bets. */
async function killAgainAndAgain(environment: Record<string, string>): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    const writer = startChild(WRITER, environment)
    await writer.waitFor('ready')
    while (writer.output().split('\n').length < deedsBeforeKill) await setTimeout(20)
    await setTimeout(Math.random() * longestDelay)
    await writer.kill()
  }
}

async function expectNothingMadeOrLost(database: Database): Promise<void> {
  const [moved] = await database.raw<{ transfers: bigint }>('select count(*) as transfers from ledger_transfers')
  expect(moved?.transfers).toBeGreaterThan(BigInt(kills * 10))
  expect(await findCashierDifferences(database)).toEqual([])
  expect((await runTrialBalance(database, systemClock)).mismatches).toEqual([])
}

describe('kill -9 of the house in a storm of money in and out', () => {
  it(
    'makes and loses no coin on PGlite',
    async () => {
      const dataDir = join(folder, 'embedded')
      await killAgainAndAgain({ DATA_DIR: dataDir })
      const database = await openDatabase(testConfig({ dataDir }))
      try {
        await expectNothingMadeOrLost(database)
      } finally {
        await database.close()
      }
    },
    timeout,
  )

  describe.skipIf(postgresUrl === undefined)('with a server', () => {
    let database: Awaited<ReturnType<typeof openPostgresDatabase>>
    beforeAll(async () => {
      database = await openPostgresDatabase(postgresUrl ?? '')
    })
    afterAll(() => database.close())

    it(
      'makes and loses no coin on PostgreSQL',
      async () => {
        const url = new URL(database.url)
        url.searchParams.set('options', `-c search_path=${database.schema}`)
        await killAgainAndAgain({ DATA_DIR: join(folder, 'server'), DATABASE_URL: url.toString() })
        await expectNothingMadeOrLost(database)
      },
      timeout,
    )
  })
})
