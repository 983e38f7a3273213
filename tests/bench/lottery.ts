import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { openDraws, openLottery, slipOf } from '../support/lottery-bets.ts'
import { manyPlayers } from '../support/lottery-players.ts'
import { need } from '../support/need.ts'
import { randomAddress, startPlatform } from '../support/platform.ts'
import { withDatabase } from './own-database.ts'
import { findPgbench, preparePgbench, runPgbench } from './pgbench.ts'
import type { Section } from './report.ts'
import { median, percentile, perSecond, ratio } from './statistics.ts'

const connections = 32
const rounds = 3
const secondsPerRound = 5
/** Everybody bets in the last seconds. */
const bettors = 10_000
const funds = 1_000_000_000_0000n
/** A year and a half of draws of a minute, one in thirty. */
const drawn = 26_000

/** Measures bets on a draw about to close, over HTTP, beside pgbench's TPC-B on the same server, and the page of results. */
export async function benchLottery(serverUrl: string): Promise<Section> {
  const pgbench = findPgbench()
  return withDatabase(serverUrl, 'lottery', (url) =>
    withDatabase(serverUrl, 'pgbench', async (pgbenchUrl) => {
      if (pgbench) preparePgbench(pgbench, pgbenchUrl)
      const house = await openHouse(url)
      try {
        await house.bet(1_000, [])
        await house.analyze()
        const perRound: number[] = []
        const transactions: number[] = []
        const times: number[] = []
        for (let round = 0; round < rounds; round++) {
          perRound.push(await house.bet(secondsPerRound * 1_000, times))
          if (pgbench) transactions.push(runPgbench(pgbench, pgbenchUrl, connections, secondsPerRound))
        }
        const results: number[] = []
        const pages = await house.readResults(secondsPerRound * 1_000, results)
        const milliseconds = (all: number[], share: number) => `${percentile(all, share).toFixed(1)} ms`
        const compared = transactions.length > 0
        return {
          title: 'Bets at the close of a draw, and its results',
          method: `${bettors} members bet on one open draw over HTTP at ${connections} connections (a number of lô each, limits of number, play type, draw and member, ledger, bet), beside pgbench's TPC-B-like transaction with as many clients on the same PostgreSQL; medians of ${rounds} rounds of ${secondsPerRound} s in turns, the ratio is bets to TPC-B transactions. Then pages of 20 results out of ${drawn} draws, ${secondsPerRound} s. Server and callers in one process.`,
          columns: ['what', 'per second', 'p50', 'p99', 'pgbench per second', 'ratio'],
          rows: [
            [
              'bets at the close',
              perSecond(median(perRound)),
              milliseconds(times, 50),
              milliseconds(times, 99),
              compared ? perSecond(median(transactions)) : 'pgbench not found',
              compared ? ratio(median(perRound), median(transactions)) : '',
            ],
            ['pages of results', perSecond(pages), milliseconds(results, 50), milliseconds(results, 99), '', ''],
          ],
        }
      } finally {
        await house.close()
      }
    }),
  )
}

async function openHouse(url: string) {
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    database: { poolSize: 8, statementTimeout: 60_000, lockTimeout: 30_000, idleTransactionTimeout: 60_000 },
  })
  await migrate(database)
  const platform = await startPlatform({ database, overrides: { checkResponses: false } })
  const players = await manyPlayers(platform, bettors, funds)
  const tokens: string[] = []
  await database.transaction(async (tx) => {
    for (const { merchantId, memberId } of players) {
      const owner = { merchantId, memberId, ip: randomAddress(), userAgent: 'bench' }
      tokens.push((await platform.context.sessions.open(tx, owner)).token)
    }
  })
  const lottery = await openLottery(database)
  const [draw] = await openDraws(database, lottery, { closesIn: 3_600 })
  const past = await openLottery(database)
  await database.raw(
    `insert into lottery_draws (merchant_id, id, lottery_code, number, opens_at, closes_at, draws_at, state, result)
       select $1, gen_random_uuid(), $2, to_char(now() - n * interval '30 minutes', 'YYYYMMDD') || '-' || lpad((n % 10000)::text, 4, '0'),
              now() - (n + 1) * interval '30 minutes', now() - n * interval '30 minutes', now() - n * interval '30 minutes', 'SETTLED', '[["12345"]]'
         from generate_series(1, $3) n`,
    [past.merchantId, past.code, drawn],
  )
  const pool = new Pool(platform.url, { connections })
  let next = 0

  async function during(milliseconds: number, times: number[], call: (turn: number) => Promise<void>): Promise<number> {
    const begunAt = performance.now()
    let calls = 0
    const connection = async () => {
      while (performance.now() < begunAt + milliseconds) {
        const sentAt = performance.now()
        await call(next++)
        times.push(performance.now() - sentAt)
        calls += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, connection))
    return calls / ((performance.now() - begunAt) / 1000)
  }

  async function send(method: 'GET' | 'POST', path: string, turn: number, body?: object): Promise<void> {
    const answer = await pool.request({
      method,
      path,
      headers: {
        authorization: `Bearer ${need(tokens[turn % tokens.length])}`,
        // As the gateway asks for a member: his own address, not ours, is counted.
        'x-service-key': platform.context.config.serviceKey,
        'x-forwarded-for': randomAddress(),
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}: ${text.slice(0, 300)}`)
  }

  return {
    bet: (milliseconds: number, times: number[]) =>
      during(milliseconds, times, (turn) =>
        send(
          'POST',
          '/wps/lottery/orders',
          turn,
          slipOf(lottery.code, [String(turn % 100).padStart(2, '0')], [need(draw).number]),
        ),
      ),
    readResults: (milliseconds: number, times: number[]) =>
      during(milliseconds, times, (turn) =>
        send('GET', `/lotto/lgw/games/opened/numero?gameCode=${past.code}&pageNo=${(turn % 50) + 1}`, turn),
      ),
    analyze: () => database.script('analyze').then(() => undefined),
    async close() {
      await pool.close()
      await platform.stop()
      await database.close()
    },
  }
}
