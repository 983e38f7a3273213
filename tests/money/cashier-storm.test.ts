import fc from 'fast-check'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { deeds, enterPlayer, findCashierDifferences } from './support/cashier-storm.ts'

const players = 2
const atOnce = 4
const step = fc.record({
  // In and out first, so that there is something to decide.
  deed: fc.oneof(
    fc.constantFrom(...deeds),
    fc.constantFrom('deposit', 'pay', 'withdraw', 'claim', 'approve', 'release', 'bet'),
  ),
  which: fc.nat(4),
  amount: fc.integer({ min: 50, max: 300 }),
  player: fc.nat(players - 1),
})

describeOnEachDatabase('money in and out together', (open) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    await database.raw('update withdrawal_settings set open_at_once = 9, daily_count = 999, account_rest_minutes = 0')
  }, 60_000)
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  race(
    'makes and loses no coin, whatever happens at once',
    async () => {
      const operator = await platform.operator()
      const second = await platform.operator('operator2')
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), async (steps) => {
          const storm = await Promise.all(
            Array.from({ length: players }, () => enterPlayer(platform, operator, second)),
          )
          for (let index = 0; index < steps.length; index += atOnce)
            await Promise.all(steps.slice(index, index + atOnce).map(({ player, ...one }) => storm[player]?.do(one)))
          expect(await findCashierDifferences(database)).toEqual([])
          expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
        }),
        { numRuns: 4, endOnFailure: true, seed: 20_261_121 },
      )
      // The sequences must move money in every way, or they prove little.
      const [moved] = await database.raw<Record<string, bigint>>(
        `select (select count(*) from deposits where state = 'CREDITED') as deposits, (select count(*) from withdrawals where paid_at is not null) as paid,
              (select count(*) from withdrawals where state = 'REJECTED') as rejected, (select count(*) from bets where state = 'VOID') as void,
              (select count(*) from bets where payout > 0) as won`,
      )
      expect(Object.entries(moved ?? {}).filter(([, count]) => count === 0n)).toEqual([])
    },
    240_000,
  )
})
