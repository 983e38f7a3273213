import { SENVANG } from '../support/platform.ts'
import { withDatabase } from './own-database.ts'
import { insertPast } from './past-data.ts'
import type { Section } from './report.ts'
import { median, perSecond, ratio } from './statistics.ts'
import { inOneCall, inTwoCalls, openWallet, runPlay, seatCount, secondsPerRound, type Wallet } from './wallet.ts'

const rounds = 5
const connections = 32
/** Four to five GB for a million; `BENCH_BETS` asks for ten, which takes half an hour. */
const bets = Number(process.env.BENCH_BETS ?? 1_000_000)

const ways = [
  { name: 'bet, then win: two calls', play: inTwoCalls },
  { name: 'bet and win in one call', play: inOneCall },
] as const

/** Measures vendors' callbacks on a database that holds millions of bets beside an empty one, in turns. */
export function benchPast(serverUrl: string): Promise<Section> {
  return withDatabase(serverUrl, 'empty', (emptyUrl) =>
    withDatabase(serverUrl, 'past', async (pastUrl) => {
      const empty = await openWallet(emptyUrl)
      const full = await openWallet(pastUrl)
      const begunAt = performance.now()
      const memberIds = await full.database.raw<{ id: string }>('select distinct member_id as id from game_sessions')
      await insertPast(
        pastUrl,
        { merchantId: SENVANG, source: 'gcp' },
        memberIds.map(({ id }) => id),
        bets,
      )
      console.log(
        `${bets.toLocaleString('en-US')} bets written in ${Math.round((performance.now() - begunAt) / 1000)} s`,
      )
      const [size] = await full.database.raw<{ size: string }>(
        'select pg_size_pretty(pg_database_size(current_database())) as size',
      )
      for (const wallet of [empty, full]) {
        for (const { play } of ways) await runPlay(wallet, play, connections)
        await wallet.analyze()
      }
      const rows: string[][] = []
      for (const { name, play } of ways) rows.push(await compare(name, empty, full, play))
      await empty.close()
      await full.close()
      return {
        title: `Vendor callbacks above ${bets.toLocaleString('en-US')} bets`,
        method: `Calls of the section above, of ${seatCount} members at ${connections} connections, on an empty database and on one that holds ${bets.toLocaleString('en-US')} bets with their wins (${size?.size}; half of them of these members, the others of 5,000 more), in turns on the same PostgreSQL with the settings it has; medians of ${rounds} rounds of ${secondsPerRound} s.`,
        columns: ['what', 'calls per second, empty', 'with the bets', 'ratio', 'p99, empty', 'p99 with the bets'],
        best: { column: 'ratio', better: 'more' },
        rows,
      }
    }),
  )
}

async function compare(name: string, empty: Wallet, full: Wallet, play: typeof inOneCall): Promise<string[]> {
  const of = {
    empty: { calls: [] as number[], p99: [] as number[] },
    full: { calls: [] as number[], p99: [] as number[] },
  }
  for (let round = 0; round < rounds; round++)
    for (const [key, wallet] of [
      ['empty', empty],
      ['full', full],
    ] as const) {
      const { requestsPerSecond, p99 } = await runPlay(wallet, play, connections)
      of[key].calls.push(requestsPerSecond)
      of[key].p99.push(p99)
    }
  const [bare, above] = [median(of.empty.calls), median(of.full.calls)]
  const [bareP99, aboveP99] = [median(of.empty.p99), median(of.full.p99)]
  return [
    name,
    perSecond(bare),
    perSecond(above),
    ratio(above, bare),
    `${bareP99.toFixed(1)} ms`,
    `${aboveP99.toFixed(1)} ms`,
  ]
}
