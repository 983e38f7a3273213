import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrokenDatabase, openBrokenDatabase } from '../support/broken-database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

const postgresUrl = await findTestPostgres()

describe.skipIf(postgresUrl === undefined)('an operator who asks for much that takes long', () => {
  let broken: BrokenDatabase
  let platform: TestPlatform
  beforeAll(async () => {
    broken = await openBrokenDatabase(postgresUrl ?? '')
    platform = await startPlatform({ database: broken.database, empty: true })
  })
  afterAll(async () => {
    await platform.stop()
    await broken.close()
  })

  it('leaves connections of the database to everybody else', async () => {
    const greedy = await platform.operator('operator')
    const other = await platform.operator('operator2')
    const { token } = await platform.signedInMember({ funds: 1_000_000n })
    await broken.direct.transaction(async (tx) => {
      const waiting = async () => {
        const [row] = await tx.raw<{ count: bigint }>(
          "select count(*) as count from pg_locks where relation = 'audit_entries'::regclass and not granted",
        )
        return Number(row?.count)
      }
      // Whoever reads the log waits as long as a statement may take.
      await tx.raw('lock table audit_entries in access exclusive mode')
      const slow = Array.from({ length: 20 }, () => platform.call('listAuditEntries', { token: greedy }))
      let most = 0
      let isOver = false
      const watching = (async () => {
        while (!isOver) most = Math.max(most, await waiting())
      })()
      await expect.poll(() => most).toBeGreaterThan(0)
      for (let round = 0; round < 5; round += 1) {
        expect((await platform.call('getBalance', { token })).status).toBe(200)
        expect((await platform.call('listBroadcasts', { token: other })).status).toBe(200)
      }
      await Promise.race(slow)
      isOver = true
      await watching
      expect(most).toBe(2)
      void Promise.allSettled(slow)
    })
  })
})
