import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import type { Seat } from '../conformance/driver.ts'
import { createOwnHouse } from '../conformance/own-house.ts'
import { need } from '../support/need.ts'
import { startPlatform } from '../support/platform.ts'
import { withDatabase } from './own-database.ts'
import { findPgbench, preparePgbench, runPgbench } from './pgbench.ts'
import type { Section } from './report.ts'
import { median, percentile, perSecond, ratio } from './statistics.ts'

const connections = 32
const rounds = 3
/** As far apart as the jobs that take bets into figures, in milliseconds. */
const pause = 2_000
const secondsPerRound = 5
const seatCount = 200
/** Whole units: enough for every bet of a run. */
const funds = 1_000_000_000

/** How a round of play reaches the wallet: the bodies of its calls. */
type Play = (round: string) => object[]

const action = (kind: 'bet' | 'win') => ({ action: kind, action_id: randomUUID(), amount: 100 })
const inOneCall: Play = (round) => [{ game_id: round, finished: true, actions: [action('bet'), action('win')] }]
const ways: readonly { name: string; calls: number; play: Play; isCounted?: boolean }[] = [
  {
    name: 'bet, then win: two calls',
    calls: 2,
    play: (round) => [
      { game_id: round, finished: false, actions: [action('bet')] },
      { game_id: round, finished: true, actions: [action('win')] },
    ],
  },
  {
    name: 'bet and win in one call',
    calls: 1,
    play: inOneCall,
  },
  { name: 'bet and win in one call, counted meanwhile', calls: 1, play: inOneCall, isCounted: true },
]

/** Measures vendors' callbacks over HTTP, signature and all, beside pgbench's TPC-B on the same server, in turns. */
export async function benchCallbacks(serverUrl: string): Promise<Section> {
  const pgbench = findPgbench()
  return withDatabase(serverUrl, 'callbacks', (callbacksUrl) =>
    withDatabase(serverUrl, 'pgbench', async (pgbenchUrl) => {
      if (pgbench) preparePgbench(pgbench, pgbenchUrl)
      const wallet = await openWallet(callbacksUrl)
      // Plans are made for tables with rows in them, as they are on any day but the first.
      for (const { play } of ways) await runPlay(wallet, play, [])
      await wallet.analyze()
      const rows: string[][] = []
      for (const { name, calls, play, isCounted } of ways) {
        const perRound: number[] = []
        const transactions: number[] = []
        const times: number[] = []
        // What the ways before left uncounted is none of this way's lag.
        if (isCounted) await wallet.count()
        const counting = isCounted ? startCounting(wallet) : undefined
        for (let round = 0; round < rounds; round++) {
          perRound.push(await runPlay(wallet, play, times))
          if (pgbench) transactions.push(runPgbench(pgbench, pgbenchUrl, connections, secondsPerRound))
        }
        const lag = await counting?.stop()
        const callsPerSecond = median(perRound) * calls
        const compared = transactions.length > 0
        rows.push([
          name,
          perSecond(median(perRound)),
          perSecond(callsPerSecond),
          `${percentile(times, 50).toFixed(1)} ms`,
          `${percentile(times, 99).toFixed(1)} ms`,
          compared ? perSecond(median(transactions)) : 'pgbench not found',
          compared ? ratio(callsPerSecond, median(transactions)) : '',
          lag === undefined ? '' : `${(lag / 1000).toFixed(1)} s`,
        ])
      }
      await wallet.close()
      return {
        title: 'Vendor callbacks',
        method: `Bets and wins of ${seatCount} members through the GCP-style wallet over HTTP at ${connections} connections (signature, idempotency, session, money, bet, answer; server and callers in one process, default pool), beside pgbench's TPC-B-like transaction with as many clients on the same PostgreSQL. Medians of ${rounds} rounds of ${secondsPerRound} s in turns; the times are of single calls; the ratio is calls to TPC-B transactions. In the last row bets are counted and taken into the figures of teams meanwhile, as the jobs do; the last column is the longest that a bet waited until it was in them.`,
        columns: [
          'what',
          'rounds of play per second',
          'calls per second',
          'p50',
          'p99',
          'pgbench per second',
          'ratio',
          'in figures after',
        ],
        rows,
      }
    }),
  )
}

interface Wallet {
  readonly seats: readonly Seat[]
  post(body: object): Promise<void>
  /** Takes all bets that are settled by now into the figures of teams. */
  count(): Promise<void>
  /** Lets the planner know what is in the tables. */
  analyze(): Promise<void>
  close(): Promise<void>
}

/** A platform on a migrated, seeded database whose members sit in games. */
async function openWallet(url: string): Promise<Wallet> {
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    database: { poolSize: 8, statementTimeout: 60_000, lockTimeout: 30_000, idleTransactionTimeout: 60_000 },
  })
  await migrate(database)
  const platform = await startPlatform({ database, overrides: { checkResponses: false } })
  const house = createOwnHouse(platform, 'gcp')
  const seats: Seat[] = []
  while (seats.length < seatCount) seats.push(await house.seat(funds))
  const { key } = need(platform.context.config.gcp)
  const pool = new Pool(platform.url, { connections })
  return {
    seats,
    async post(body) {
      const raw = JSON.stringify(body)
      const signature = createHmac('sha256', key).update(raw).digest('hex')
      const { statusCode, body: answer } = await pool.request({
        method: 'POST',
        path: '/wps/callbacks/gcp/play',
        headers: { 'content-type': 'application/json', 'x-request-sign': signature },
        body: raw,
      })
      const text = await answer.text()
      if (statusCode !== 200) throw new Error(`The wallet answered ${statusCode}: ${text}`)
    },
    async count() {
      await platform.context.turnover.countWaiting()
      await platform.context.agents.foldWaiting()
    },
    analyze: () => database.script('analyze').then(() => undefined),
    async close() {
      await pool.close()
      await platform.stop()
      await database.close()
    },
  }
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

/** Rounds of play per second, each connection waiting for its answer before its next call. Adds the time of each call. */
async function runPlay({ seats, post }: Wallet, play: Play, times: number[]): Promise<number> {
  let played = 0
  const begunAt = performance.now()
  const until = begunAt + secondsPerRound * 1000
  const connection = async () => {
    while (performance.now() < until) {
      const seat = need(seats[Math.floor(Math.random() * seats.length)])
      const player = { user_id: seat.user, session_id: seat.token, game: seat.gameCode, currency: seat.currency }
      for (const body of play(randomUUID())) {
        const sentAt = performance.now()
        await post({ ...player, ...body })
        times.push(performance.now() - sentAt)
      }
      played += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return played / ((performance.now() - begunAt) / 1000)
}
