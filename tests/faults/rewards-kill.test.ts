import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../server/platform/lib/clock.ts'
import { runTrialBalance } from '../../server/platform/modules/ledger/trial-balance.ts'
import { startChild } from '../support/child.ts'
import { openPostgresDatabase } from '../support/database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'

const postgresUrl = await findTestPostgres()
const answersBeforeKill = 60
const longestDelay = 120
const timeout = 240_000

describe.skipIf(postgresUrl === undefined)('kill -9 of two nodes that give rewards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-rewards-'))
  let database: Awaited<ReturnType<typeof openPostgresDatabase>>
  beforeAll(async () => {
    database = await openPostgresDatabase(postgresUrl ?? '')
  }, timeout)
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'gives nothing twice and loses nothing: budgets, claims, tickets and the ledger agree',
    async () => {
      const environment = { DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
      const nodes = [1, 2].map(() => startChild('tests/faults/rewards-writer.ts', environment))
      await Promise.all(nodes.map((node) => node.waitForLines(answersBeforeKill)))
      await setTimeout(Math.random() * longestDelay)
      await Promise.all(nodes.map((node) => node.kill()))
      const answers = nodes.flatMap((node) => node.output().split('\n'))
      expect(answers.filter((answer) => answer === 'given').length).toBeGreaterThan(answersBeforeKill)
      const given = await database.raw<{ kind: string; most: bigint; members: bigint }>(
        `select document_kind as kind, max(times) as most, count(*) as members
           from (select document_kind, member_id, count(*) as times from ledger_transfers
                  where document_kind in ('promotion-claim', 'envelope', 'sign-in', 'raffle-spin') and outcome = 'POSTED'
                  group by document_kind, member_id) each_one
          group by document_kind order by 1`,
        [],
      )
      expect(given.length).toBe(4)
      expect(given.every(({ most }) => most === 1n)).toBe(true)
      expect((await runTrialBalance(database, systemClock)).mismatches).toEqual([])
    },
    timeout,
  )
})
