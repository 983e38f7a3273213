import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import type { MemberSession } from '../../server/platform/http/session.ts'
import { slipOf } from '../support/lottery-bets.ts'
import { manyPlayers } from '../support/lottery-players.ts'
import { need } from '../support/need.ts'
import { randomAddress, startPlatform, type TestPlatform } from '../support/platform.ts'
import type { Request } from './load.ts'

/** Everybody bets in the last seconds. */
export const BETTORS = 10_000
const FUNDS = 1_000_000_000_0000n
/** More than call at once in any part: none waits for a connection. */
const CONNECTIONS = 256

export interface Answer {
  readonly status: number
  /** Of a refusal. */
  readonly code: string | undefined
  /** From the call to the last byte of its answer. */
  readonly milliseconds: number
}

/** A platform on a migrated, seeded database with members who have money and are signed in. */
export interface House {
  readonly database: Database
  readonly platform: TestPlatform
  readonly players: readonly MemberSession[]
  readonly origin: string
  /** One bet, lô on a number of their own, as the player whose turn it is asks for it. */
  betOf(turn: number, gameCode: string, drawNumber: string, key?: string): Request
  /** A page as the player whose turn it is reads it. */
  readOf(turn: number, path: string): Request
  /** Places one bet. */
  bet(...asked: Parameters<House['betOf']>): Promise<Answer>
  /** Lets the planner know what is in the tables. */
  analyze(): Promise<void>
  close(): Promise<void>
}

export async function openHouse(url: string): Promise<House> {
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    database: { poolSize: 8, statementTimeout: 60_000, lockTimeout: 30_000, idleTransactionTimeout: 60_000 },
  })
  await migrate(database)
  const platform = await startPlatform({ database, overrides: { checkResponses: false } })
  const players = await manyPlayers(platform, BETTORS, FUNDS)
  const tokens: string[] = []
  await database.transaction(async (tx) => {
    for (const { merchantId, memberId } of players) {
      const owner = { merchantId, memberId, ip: randomAddress(), userAgent: 'bench' }
      tokens.push((await platform.context.sessions.open(tx, owner)).token)
    }
  })
  const pool = new Pool(platform.url, { connections: CONNECTIONS })

  // As the gateway asks for a member: his own address, not ours, is counted.
  const headersOf = (turn: number) => ({
    authorization: `Bearer ${need(tokens[turn % tokens.length])}`,
    'x-service-key': platform.context.config.serviceKey,
    'x-caller-address': randomAddress(),
  })

  const betOf: House['betOf'] = (turn, gameCode, drawNumber, key = randomUUID()) => ({
    method: 'POST',
    path: '/wps/lottery/orders',
    headers: { ...headersOf(turn), 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(slipOf(gameCode, [String(turn % 100).padStart(2, '0')], [drawNumber])),
  })

  async function bet(...asked: Parameters<House['betOf']>): Promise<Answer> {
    const { method, path, headers = {}, body = null } = betOf(...asked)
    const sentAt = performance.now()
    const answer = await pool.request({ method, path, headers, body })
    const text = await answer.body.text()
    const milliseconds = performance.now() - sentAt
    const code = answer.statusCode === 200 ? undefined : String((JSON.parse(text) as { code?: string }).code)
    return { status: answer.statusCode, code, milliseconds }
  }

  return {
    database,
    platform,
    players,
    origin: platform.url,
    betOf,
    readOf: (turn, path) => ({ method: 'GET', path, headers: headersOf(turn) }),
    bet,
    analyze: () => database.script('analyze').then(() => undefined),
    async close() {
      await pool.close()
      await platform.stop()
      await database.close()
    },
  }
}

/** The time of an answer that had to be a good one: a refused call is quick and would flatter the figure. */
export function timeOf({ status, code, milliseconds }: Answer): number {
  if (status !== 200) throw new Error(`A call answers ${status}: ${code}`)
  return milliseconds
}
