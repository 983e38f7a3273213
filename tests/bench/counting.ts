import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { SENVANG, startPlatform } from '../support/platform.ts'
import { withDatabase } from './own-database.ts'
import type { Section } from './report.ts'
import { median, perSecond, ratio } from './statistics.ts'

const members = 100
const betsOfEach = 500
const rounds = 5

/** Measures the pass that counts bets: for turnover, rebates, levels, missions and figures, each bet once. */
export function benchCounting(serverUrl: string): Promise<Section> {
  return withDatabase(serverUrl, 'counting', async (url) => {
    const database = await openDatabase({
      databaseUrl: url,
      dataDir: '',
      database: { poolSize: 8, statementTimeout: 60_000, lockTimeout: 30_000, idleTransactionTimeout: 60_000 },
    })
    await migrate(database)
    const platform = await startPlatform({ database, overrides: { checkResponses: false } })
    const ids: string[] = []
    for (let each = 0; each < members; each++) ids.push((await platform.member()).id)
    const counted: number[] = []
    const marked: number[] = []
    for (let round = 0; round <= rounds; round++) {
      await writeBets(database, ids)
      const rate = await rateOf(() => platform.context.turnover.countWaiting())
      await writeBets(database, ids)
      const bare = await rateOf(() => markOnly(database, ids))
      // The first round warms up.
      if (round > 0) {
        counted.push(rate)
        marked.push(bare)
      }
    }
    await platform.stop()
    await database.close()
    const [whole, bare] = [median(counted), median(marked)]
    return {
      title: 'Counting of bets',
      method: `${members} members with ${betsOfEach} settled bets each, and a demand to play: the one pass that gives them to turnover, rebates, levels, missions and hourly figures, beside a pass that reads and marks the same bets only, one member a transaction. Medians of ${rounds} rounds in turns on the same PostgreSQL.`,
      columns: ['pass', 'bets per second', 'ratio'],
      best: { column: 'bets per second', better: 'more' },
      rows: [
        ['counted for everything', perSecond(whole), ratio(whole, bare)],
        ['read and marked only', perSecond(bare), '1.00 ×'],
      ],
    }
  })
}

async function rateOf(pass: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await pass()
  return (members * betsOfEach * 1_000) / (performance.now() - started)
}

/** Settled bets of today in three categories, and a demand that they are played for. */
async function writeBets(database: Database, ids: readonly string[]): Promise<void> {
  await database.raw(
    `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
                       currency, is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
     select $1, member, bet, 'bench', bet, bet, 'JL', '00000000-0000-0000-0000-000000000000',
            (array['RNG', 'LIVE', 'FISH'])[1 + number % 3], bet, 'VND', false, 10000, 10000, 0, 'SETTLED', 0, 0, now(), now()
       from (select member, number, gen_random_uuid() as bet
               from unnest($2::uuid[]) member cross join generate_series(1, $3::int4) number) made`,
    [SENVANG, ids, betsOfEach],
  )
  await database.raw(
    `insert into turnover_buckets (merchant_id, member_id, id, source, document_id, currency, required, multiplier, weights, state, opened_at)
     select $1, member, gen_random_uuid(), 'DEPOSIT', $3 || member, 'VND', 2000000, 10000, '{}', 'OPEN', now() - interval '1 day'
       from unnest($2::uuid[]) member`,
    [SENVANG, ids, newId()],
  )
}

async function markOnly(database: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await database.transaction(async (tx) => {
      await tx.raw(
        `select id, stake, valid_bet, payout from bets where merchant_id = $1 and member_id = $2 and counted_state <> state
          order by placed_at, id for update`,
        [SENVANG, id],
      )
      await tx.raw(
        `update bets set counted_state = state, counted_valid = valid_bet, counted_payout = payout
          where merchant_id = $1 and member_id = $2 and counted_state <> state`,
        [SENVANG, id],
      )
    })
}
