import { createPlatformContext, type PlatformContext } from '../../server/platform/context.ts'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { dateAt, startOfDate } from '../../server/platform/lib/local-day.ts'
import { seed } from '../../server/seed/index.ts'
import { testConfig } from '../support/config.ts'
import { createTestClock } from '../support/platform.ts'
import { withDatabase } from './own-database.ts'
import type { Section } from './report.ts'
import { insertContracts, tellBetsBefore } from './settlements-data.ts'
import { insertTeam } from './teams-data.ts'

const betsOfYesterday = 200_000
const lateBets = 1_000
const DAY = 86_400_000
const FIVE_MINUTES = 300_000

/** Measures how long agents above 100,000 members wait for their pay, and what bets that come late cost. */
export async function benchSettlements(serverUrl: string): Promise<Section> {
  return withDatabase(serverUrl, 'settlements', async (url) => {
    const config = testConfig({ databaseUrl: url })
    const database = await openDatabase(config)
    const clock = createTestClock()
    const context = createPlatformContext(config, database, { clock })
    try {
      await migrate(database)
      await seed(context, { withHistory: false, isWholeCatalogue: false })
      const merchant = await context.sites.defaultMerchant()
      const { id: merchantId, timeZone } = merchant
      await insertTeam(database, merchant)
      const agents = await insertContracts(database, merchantId)
      const midnight = startOfDate(dateAt(clock.now(), timeZone), timeZone)
      const evening = { at: midnight, seconds: 36_000 }
      await tellBetsBefore(database, merchantId, { ...evening, bets: betsOfYesterday })
      await context.agents.fold(merchantId)
      await database.transaction((tx) => tx.raw('analyze', []), { patient: true })
      const whole = await settleAndPay(context)
      const written = await countEarnings(database)

      await tellBetsBefore(database, merchantId, { ...evening, bets: lateBets })
      await context.agents.fold(merchantId)
      clock.advance(DAY)
      const corrected = await settleAndPay(context)
      const corrections = (await countEarnings(database)) - written

      await tellBetsBefore(database, merchantId, { bets: 1_000, at: clock.now(), seconds: 60 })
      await context.agents.fold(merchantId)
      clock.advance(2 * FIVE_MINUTES)
      const realtime = await settleAndPay(context)
      const row = (name: string, { settling, paying }: Seconds, count: string) => [
        name,
        `${settling.toFixed(2)} s`,
        `${paying.toFixed(2)} s`,
        count,
      ]
      return {
        title: 'Settlements of a line of 100,000 members',
        method: `${agents.toLocaleString('en')} agents with a daily salary each, the top ones with dividends by the day and real-time salaries too. ${betsOfYesterday.toLocaleString('en')} bets of a day are settled and paid; then ${lateBets.toLocaleString('en')} bets of that day come late and are corrected with the next; then five minutes. Once each, through the service, on the same PostgreSQL.`,
        columns: ['what', 'settling', 'paying', 'earnings written'],
        best: { column: 'settling', better: 'less' },
        rows: [
          row('the day of the whole line', whole, String(written)),
          row('the next day, with corrections after late bets', corrected, String(corrections)),
          row('five minutes', realtime, String((await countEarnings(database)) - written - corrections)),
        ],
      }
    } finally {
      await context.close()
      await database.close()
    }
  })
}

interface Seconds {
  readonly settling: number
  readonly paying: number
}

async function settleAndPay({ settlements }: PlatformContext): Promise<Seconds> {
  const begunAt = performance.now()
  await settlements.settleDue()
  const settledAt = performance.now()
  await settlements.payAll()
  return { settling: (settledAt - begunAt) / 1000, paying: (performance.now() - settledAt) / 1000 }
}

async function countEarnings({ raw }: Pick<Database, 'raw'>): Promise<number> {
  const [row] = await raw<{ count: bigint }>('select count(*) as count from earnings', [])
  return Number(row?.count ?? 0n)
}
