import { setTimeout as sleep } from 'node:timers/promises'
import { withDatabase } from './own-database.ts'
import { findPgbench, preparePgbench, runPgbench } from './pgbench.ts'
import type { Section } from './report.ts'
import { median, perSecond, ratio } from './statistics.ts'
import {
  inOneCall,
  inTwoCalls,
  openWallet,
  type Play,
  runPlay,
  seatCount,
  secondsPerRound,
  type Wallet,
} from './wallet.ts'

const rounds = 3
/** As far apart as the jobs that take bets into figures, in milliseconds. */
const pause = 2_000

interface Way {
  readonly name: string
  readonly calls: number
  readonly play: Play
  readonly connections: number
  readonly isCounted?: boolean
}
const ways: readonly Way[] = [
  { name: 'bet, then win: two calls', calls: 2, play: inTwoCalls, connections: 32 },
  { name: 'bet, then win: two calls, from 64', calls: 2, play: inTwoCalls, connections: 64 },
  { name: 'bet and win in one call', calls: 1, play: inOneCall, connections: 32 },
  { name: 'bet and win in one call, from 64', calls: 1, play: inOneCall, connections: 64 },
  { name: 'bet and win in one call, counted meanwhile', calls: 1, play: inOneCall, connections: 64, isCounted: true },
]

/** Measures vendors' callbacks over HTTP, signature and all, beside pgbench's TPC-B on the same server, in turns. */
export async function benchCallbacks(serverUrl: string): Promise<Section> {
  const pgbench = findPgbench()
  return withDatabase(serverUrl, 'callbacks', (callbacksUrl) =>
    withDatabase(serverUrl, 'pgbench', async (pgbenchUrl) => {
      if (pgbench) preparePgbench(pgbench, pgbenchUrl)
      const wallet = await openWallet(callbacksUrl)
      // Plans are made for tables with rows in them, as they are on any day but the first.
      for (const { play, connections } of ways) await runPlay(wallet, play, connections)
      await wallet.analyze()
      const rows: string[][] = []
      for (const { name, calls, play, connections, isCounted } of ways) {
        const perRound: number[] = []
        const transactions: number[] = []
        const [p50, p99]: [number[], number[]] = [[], []]
        // What the ways before left uncounted is none of this way's lag.
        if (isCounted) await wallet.count()
        const counting = isCounted ? startCounting(wallet) : undefined
        for (let round = 0; round < rounds; round++) {
          const played = await runPlay(wallet, play, connections)
          perRound.push(played.requestsPerSecond / calls)
          p50.push(played.p50)
          p99.push(played.p99)
          if (pgbench) transactions.push(runPgbench(pgbench, pgbenchUrl, connections, secondsPerRound))
        }
        const lag = await counting?.stop()
        const callsPerSecond = median(perRound) * calls
        const compared = transactions.length > 0
        rows.push([
          name,
          String(connections),
          perSecond(median(perRound)),
          perSecond(callsPerSecond),
          `${median(p50).toFixed(1)} ms`,
          `${median(p99).toFixed(1)} ms`,
          compared ? perSecond(median(transactions)) : 'pgbench not found',
          compared ? ratio(callsPerSecond, median(transactions)) : '',
          lag === undefined ? '' : `${(lag / 1000).toFixed(1)} s`,
        ])
      }
      await wallet.close()
      return {
        title: 'Vendor callbacks',
        method: `Bets and wins of ${seatCount} members through the GCP-style wallet over HTTP (signature, idempotency, session, money, bet, answer; server and callers are two processes, default pool), beside pgbench's TPC-B-like transaction with as many clients on the same PostgreSQL. Medians of ${rounds} rounds of ${secondsPerRound} s in turns; the times are of single calls; the ratio is calls to TPC-B transactions. In the last row bets are counted and taken into the figures of teams meanwhile, as the jobs do; the last column is the longest that a bet waited until it was in them.`,
        columns: [
          'what',
          'connections',
          'rounds of play per second',
          'calls per second',
          'p50',
          'p99',
          'pgbench per second',
          'ratio',
          'in figures after',
        ],
        best: { column: 'ratio', better: 'more' },
        rows,
      }
    }),
  )
}

/** Takes bets into figures again and again; stopped, answers the longest time that one may have waited, in milliseconds. */
function startCounting({ count }: Wallet): { stop(): Promise<number> } {
  let isStopped = false
  let longest = 0
  async function countOn() {
    let before = performance.now()
    while (!isStopped) {
      const begunAt = performance.now()
      await count()
      // What came just after the last look was taken by this one.
      longest = Math.max(longest, performance.now() - before)
      before = begunAt
      await sleep(pause)
    }
  }
  const counting = countOn()
  return {
    async stop() {
      isStopped = true
      await counting
      return longest
    },
  }
}
