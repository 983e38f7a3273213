import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { systemClock } from '../../server/platform/lib/clock.ts'
import { runTrialBalance } from '../../server/platform/modules/ledger/trial-balance.ts'
import { startChild } from '../support/child.ts'
import { testConfig } from '../support/config.ts'
import { openPostgresDatabase } from '../support/database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'

const WRITER = 'tests/faults/transfer-writer.ts'
const KILLS = 2
const ACKNOWLEDGED_BEFORE_KILL = 150
const folder = mkdtempSync(join(tmpdir(), 'croupier-kill-'))
const postgresUrl = await findTestPostgres()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Kills writers one after the other in the middle of their work; returns what they had acknowledged. */
async function killWriters(environment: Record<string, string>): Promise<string[]> {
  const acknowledged: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = startChild(WRITER, environment)
    await writer.waitFor('ready')
    // Deep in its work, however slow the machine is; a little later each time.
    await writer.waitForLines(ACKNOWLEDGED_BEFORE_KILL)
    await setTimeout(kill * 70)
    await writer.kill()
    // A last line without its end was not acknowledged.
    acknowledged.push(...writer.output().split('\n').slice(1, -1))
  }
  return acknowledged
}

async function expectNothingLost(database: Database, acknowledged: readonly string[]): Promise<void> {
  expect(acknowledged.length).toBeGreaterThan(KILLS * 100)
  const rows = await database.raw<{ line: string }>(
    `select member_id || ' ' || key as line from ledger_transfers where outcome = 'POSTED' and kind in ('BET', 'WIN')`,
  )
  const present = new Map<string, number>()
  for (const { line } of rows) present.set(line, (present.get(line) ?? 0) + 1)
  expect(acknowledged.filter((line) => present.get(line) !== 1)).toEqual([])
  expect((await runTrialBalance(database, systemClock)).mismatches).toEqual([])
}

describe('kill -9 of a process that writes transfers', () => {
  it('loses nothing acknowledged on PGlite', async () => {
    const dataDir = join(folder, 'embedded')
    const acknowledged = await killWriters({ DATA_DIR: dataDir })
    const database = await openDatabase(testConfig({ dataDir }))
    try {
      await expectNothingLost(database, acknowledged)
    } finally {
      await database.close()
    }
  })

  describe.skipIf(postgresUrl === undefined)('with a server', () => {
    let database: Awaited<ReturnType<typeof openPostgresDatabase>>
    beforeAll(async () => {
      database = await openPostgresDatabase(postgresUrl ?? '')
    })
    afterAll(() => database.close())

    it('loses nothing acknowledged on PostgreSQL', async () => {
      const acknowledged = await killWriters({ DATA_DIR: join(folder, 'server'), DATABASE_URL: database.url })
      await expectNothingLost(database, acknowledged)
    })
  })
})
