import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createPlatformContext } from '../../server/platform/context.ts'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { listStatement } from '../../server/platform/modules/wallets/service/list-statement.ts'
import { seed } from '../../server/seed/index.ts'
import { testConfig } from '../support/config.ts'
import { need } from '../support/need.ts'
import { withDatabase } from './own-database.ts'
import type { Section } from './report.ts'
import { insertMovements } from './statement-data.ts'
import { percentile, ratio } from './statistics.ts'

const movements = 100_000
/** Others in the same tables, with as many movements together. */
const otherMembers = 200
const pageSize = 20
const readings = 500
const warmUp = 50

/** The same page in bare SQL, one entry more than shown so that a next page is known of. */
const barePage = (condition: string) => `
  select entry.transfer_id, entry.kind, entry.amount, entry.balance_after, entry.version, entry.created_at, transfer.document_id
  from ledger_entries entry join ledger_transfers transfer
    on (transfer.merchant_id, transfer.member_id, transfer.id) = (entry.merchant_id, entry.member_id, entry.transfer_id)
  where entry.merchant_id = $1 and entry.member_id = $2 and entry.currency = 'VND' and entry.account = 'CASH'
    and entry.version is not null and ${condition}
  order by entry.version desc limit ${pageSize + 1}`

/** What is asked for; each reading of a random page has a place of its own. */
const pages = [
  { name: 'newest', condition: 'entry.version < $3', before: () => movements + 1, kind: undefined },
  {
    name: 'any',
    condition: 'entry.version < $3',
    before: () => 1 + Math.ceil(Math.random() * movements),
    kind: undefined,
  },
  {
    name: 'rewards alone, newest',
    condition: `entry.kind in ('BONUS', 'REBATE', 'COMMISSION', 'DIVIDEND', 'REWARD') and entry.kind not in ('BET', 'WIN') and entry.version < $3`,
    before: () => movements + 1,
    kind: 'BONUS',
  },
] as const

/**
 * Measures a page of the statement of a member with a hundred thousand movements through the service of the wallets (entries, names of
 * games and channels), beside one bare statement for its entries, in turns on the same PostgreSQL.
 */
export async function benchStatement(serverUrl: string): Promise<Section> {
  return withDatabase(serverUrl, 'statement', async (url) => {
    const database = await openDatabase(testConfig({ databaseUrl: url }))
    const context = createPlatformContext(testConfig({ databaseUrl: url }), database)
    const client = new pg.Client({ connectionString: url })
    try {
      await migrate(database)
      await seed(context, { withHistory: false, isWholeCatalogue: false })
      await client.connect()
      const merchantId = (await context.sites.defaultMerchant()).id
      const game = need((await context.games.listChosenGames(merchantId, 'HOT'))[0])
      const place = { merchantId, gameId: game.id, vendorCode: game.vendor_code }
      const holder = { merchantId, memberId: randomUUID(), currency: 'VND' }
      await insertMovements(database, place, [holder.memberId], movements)
      const others = Array.from({ length: otherMembers }, () => randomUUID())
      await insertMovements(database, place, others, movements / otherMembers)
      // Not in a transaction, as vacuum wants it: without it the first readers would pay for the load.
      await client.query('vacuum ledger_entries, ledger_transfers, bets')

      const rows: string[][] = []
      for (const page of pages) {
        const text = barePage(page.condition)
        const bare = (before: number) =>
          client.query({ name: `page ${page.name}`, text, values: [merchantId, holder.memberId, before] })
        const served = (before: number) => {
          const stretch = { after: BigInt(before), limit: pageSize, fromEnd: false }
          return listStatement(context, holder, { kind: page.kind, from: undefined, to: undefined, stretch }, 'vi')
        }
        const shown = (await served(page.before())).rows.length
        if (shown === 0) throw new Error(`The page "${page.name}" is empty`)
        const [servedTimes, bareTimes] = await inTurns(page.before, served, bare)
        const plan = await client.query({
          text: `explain (analyze, buffers, costs off) ${text}`,
          values: [merchantId, holder.memberId, page.before()],
        })
        console.log(`EXPLAIN of the page "${page.name}":\n${plan.rows.map((row) => row['QUERY PLAN']).join('\n')}\n`)
        rows.push([
          page.name,
          milliseconds(servedTimes, 50),
          milliseconds(servedTimes, 99),
          milliseconds(bareTimes, 50),
          milliseconds(bareTimes, 99),
          ratio(percentile(servedTimes, 50), percentile(bareTimes, 50)),
        ])
      }
      return {
        title: 'Statement of a member with 100,000 movements',
        method: `A page of ${pageSize} movements with the names of their games through the service of the wallets, beside one bare prepared statement for its entries, on the same PostgreSQL, ${readings} readings each in turns, one at a time. Beside the member stand ${otherMembers} others with as many movements together. The run prints EXPLAIN of each.`,
        columns: ['page', 'p50', 'p99', 'bare SQL p50', 'bare SQL p99', 'ratio of p50'],
        best: { column: 'ratio of p50', better: 'less' },
        rows,
      }
    } finally {
      await client.end()
      await context.close()
      await database.close()
    }
  })
}

/** The durations of two ways to read the same page, in milliseconds. */
async function inTurns(
  place: () => number,
  ...ways: ((before: number) => Promise<unknown>)[]
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  for (let reading = -warmUp; reading < readings; reading++) {
    const before = place()
    for (const [index, read] of ways.entries()) {
      const begunAt = performance.now()
      await read(before)
      if (reading >= 0) times[index]?.push(performance.now() - begunAt)
    }
  }
  return times
}

const milliseconds = (times: number[], share: number) => `${percentile(times, share).toFixed(2)} ms`
