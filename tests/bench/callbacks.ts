import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import type { Seat } from '../conformance/driver.ts'
import { createOwnHouse } from '../conformance/own-house.ts'
import { need } from '../support/need.ts'
import { startPlatform } from '../support/platform.ts'
import { type LoadResult, play as playScripts, type Request } from './load.ts'
import { withDatabase } from './own-database.ts'
import { findPgbench, preparePgbench, runPgbench } from './pgbench.ts'
import type { Section } from './report.ts'
import { median, perSecond, ratio } from './statistics.ts'

const connections = 32
const rounds = 3
/** As far apart as the jobs that take bets into figures, in milliseconds. */
const pause = 2_000
const secondsPerRound = 5
/** Of one connection: more than any machine answers. */
const mostCallsPerSecond = 400
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
      for (const { play } of ways) await runPlay(wallet, play)
      await wallet.analyze()
      const rows: string[][] = []
      for (const { name, calls, play, isCounted } of ways) {
        const perRound: number[] = []
        const transactions: number[] = []
        const [p50, p99]: [number[], number[]] = [[], []]
        // What the ways before left uncounted is none of this way's lag.
        if (isCounted) await wallet.count()
        const counting = isCounted ? startCounting(wallet) : undefined
        for (let round = 0; round < rounds; round++) {
          const played = await runPlay(wallet, play)
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
        method: `Bets and wins of ${seatCount} members through the GCP-style wallet over HTTP at ${connections} connections (signature, idempotency, session, money, bet, answer; server and callers are two processes, default pool), beside pgbench's TPC-B-like transaction with as many clients on the same PostgreSQL. Medians of ${rounds} rounds of ${secondsPerRound} s in turns; the times are of single calls; the ratio is calls to TPC-B transactions. In the last row bets are counted and taken into the figures of teams meanwhile, as the jobs do; the last column is the longest that a bet waited until it was in them.`,
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
  readonly origin: string
  /** A call as the vendor signs it. */
  callOf(body: object): Request
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
  return {
    seats,
    origin: platform.url,
    callOf(body) {
      const raw = JSON.stringify(body)
      const signature = createHmac('sha256', key).update(raw).digest('hex')
      const headers = { 'content-type': 'application/json', 'x-request-sign': signature }
      return { method: 'POST', path: '/wps/callbacks/gcp/play', headers, body: raw }
    },
    async count() {
      await platform.context.turnover.countWaiting()
      await platform.context.agents.foldWaiting()
    },
    analyze: () => database.script('analyze').then(() => undefined),
    async close() {
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

/** Each connection plays rounds of members at random, waiting for its answer before its next call. */
function runPlay({ seats, origin, callOf }: Wallet, play: Play): Promise<LoadResult> {
  const script = (): Request[] => {
    const calls: Request[] = []
    while (calls.length < mostCallsPerSecond * secondsPerRound) {
      const seat = need(seats[Math.floor(Math.random() * seats.length)])
      const player = { user_id: seat.user, session_id: seat.token, game: seat.gameCode, currency: seat.currency }
      for (const body of play(randomUUID())) calls.push(callOf({ ...player, ...body }))
    }
    return calls
  }
  return playScripts(origin, Array.from({ length: connections }, script), secondsPerRound)
}
