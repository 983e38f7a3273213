import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBroadcastTools } from '../support/broadcasts.ts'
import { startChild } from '../support/child.ts'
import { openPostgresDatabase } from '../support/database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

const postgresUrl = await findTestPostgres()
/** Sixteen batches, and four pages of the count. */
const CROWD = 8_000
const longestDelay = 60
const timeout = 300_000

describe.skipIf(postgresUrl === undefined)('kill -9 of two nodes that send a broadcast', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-broadcasts-'))
  let database: Awaited<ReturnType<typeof openPostgresDatabase>>
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openPostgresDatabase(postgresUrl ?? '')
    platform = await startPlatform({ database, empty: true })
  }, timeout)
  afterAll(async () => {
    await platform.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'counts what it would have counted, and gives it to each member once',
    async () => {
      const tools = createBroadcastTools(platform)
      const token = await platform.operator()
      await tools.crowd(CROWD)
      const id = await tools.counted()
      const read = async () => (await platform.call('getBroadcast', { token, params: { id } })).value
      const reach = need((await read()).reach)
      expect(reach).toBeGreaterThan(CROWD)
      const environment = { DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
      const startTwo = () => [1, 2].map(() => startChild('tests/faults/broadcast-writer.ts', environment))

      // Counted anew by nodes that are killed in the middle of it.
      const counting = startTwo()
      await Promise.all(counting.map((node) => node.waitFor('ready')))
      await database.raw('update broadcasts set reach = null, count_asked_at = $2, count_of = $3 where id = $1', [
        id,
        platform.clock.now(),
        reach,
      ])
      await expect.poll(async () => (await read()).counting?.lookedAt ?? reach).toBeGreaterThan(0)
      await Promise.all(counting.map((node) => node.kill()))
      // A killed node's last statement may still hold its row in the database for a moment: the next round of the job finds it free.
      const counted = async () => {
        await platform.context.broadcasts.countDue()
        return (await read()).counting
      }
      await expect.poll(counted).toBeNull()
      expect(await read()).toMatchObject({ reach })

      expect((await tools.send(id)).success).toBe(true)
      const sending = startTwo()
      await Promise.any(sending.map((node) => node.waitForLines(4)))
      await setTimeout(Math.random() * longestDelay)
      await Promise.all(sending.map((node) => node.kill()))
      const { state, delivered } = await read()
      expect(delivered).toBeGreaterThan(0)
      const sent = async () => {
        await platform.context.broadcasts.sendDue()
        return (await read()).state
      }
      await expect.poll(sent).toBe('SENT')
      expect(await read()).toMatchObject({ delivered: reach })
      const [copies] = await database.raw<{ members: number; most: number }>(
        `select count(*)::int4 as members, max(times)::int4 as most
           from (select count(*) as times from member_messages where broadcast_id = $1 group by member_id) each_one`,
        [id],
      )
      expect(copies, `killed as ${state} after ${delivered}`).toEqual({ members: reach, most: 1 })
    },
    timeout,
  )
})
