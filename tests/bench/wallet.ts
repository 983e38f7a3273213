import { createHmac, randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import type { Seat } from '../conformance/driver.ts'
import { createOwnHouse } from '../conformance/own-house.ts'
import { need } from '../support/need.ts'
import { startPlatform } from '../support/platform.ts'
import { type LoadResult, play as playScripts, type Request } from './load.ts'

export const secondsPerRound = 5
export const seatCount = 200
/** Of one connection: more than any machine answers. */
const mostCallsPerSecond = 400
/** Whole units: enough for every bet of a run. */
const funds = 1_000_000_000

/** How a round of play reaches the wallet: the bodies of its calls. */
export type Play = (round: string) => object[]

const action = (kind: 'bet' | 'win') => ({ action: kind, action_id: randomUUID(), amount: 100 })
export const inOneCall: Play = (round) => [{ game_id: round, finished: true, actions: [action('bet'), action('win')] }]
export const inTwoCalls: Play = (round) => [
  { game_id: round, finished: false, actions: [action('bet')] },
  { game_id: round, finished: true, actions: [action('win')] },
]

export interface Wallet {
  readonly database: Database
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
export async function openWallet(url: string): Promise<Wallet> {
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
    database,
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

/** Each connection plays rounds of members at random, waiting for its answer before its next call. */
export function runPlay({ seats, origin, callOf }: Wallet, play: Play, connections: number): Promise<LoadResult> {
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
