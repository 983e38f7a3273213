import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import type { MemberSession } from '../../server/platform/http/session.ts'
import { slipOf } from '../support/lottery-bets.ts'
import { manyPlayers } from '../support/lottery-players.ts'
import { need } from '../support/need.ts'
import { randomAddress, startPlatform, type TestPlatform } from '../support/platform.ts'

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
  /** Places one bet, lô on a number of their own, as the player whose turn it is. */
  bet(turn: number, gameCode: string, drawNumber: string, key?: string): Promise<Answer>
  get(turn: number, path: string): Promise<Answer>
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

  async function send(turn: number, path: string, body?: { readonly json: object; readonly key: string }) {
    const sentAt = performance.now()
    const answer = await pool.request({
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: {
        authorization: `Bearer ${need(tokens[turn % tokens.length])}`,
        // As the gateway asks for a member: his own address, not ours, is counted.
        'x-service-key': platform.context.config.serviceKey,
        'x-caller-address': randomAddress(),
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': body.key }),
      },
      body: body === undefined ? null : JSON.stringify(body.json),
    })
    const text = await answer.body.text()
    const milliseconds = performance.now() - sentAt
    const code = answer.statusCode === 200 ? undefined : String((JSON.parse(text) as { code?: string }).code)
    return { status: answer.statusCode, code, milliseconds }
  }

  return {
    database,
    platform,
    players,
    bet: (turn, gameCode, drawNumber, key = randomUUID()) =>
      send(turn, '/wps/lottery/orders', {
        json: slipOf(gameCode, [String(turn % 100).padStart(2, '0')], [drawNumber]),
        key,
      }),
    get: (turn, path) => send(turn, path),
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

/** Calls per second of so many callers, each waiting for its answer before its next call. Adds the time of each call. */
export async function callBy(
  callers: number,
  milliseconds: number,
  times: number[],
  call: (turn: number) => Promise<Answer>,
): Promise<number> {
  const begunAt = performance.now()
  const before = times.length
  let next = 0
  const caller = async () => {
    while (performance.now() < begunAt + milliseconds) times.push(timeOf(await call(next++)))
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return (times.length - before) / ((performance.now() - begunAt) / 1000)
}
