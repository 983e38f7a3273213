import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { loadConfig } from '../../server/config/config.ts'
import { createSecrets } from '../../server/config/secrets.ts'
import { buildPlatform } from '../../server/platform/app.ts'
import { createPlatformContext, type PlatformContext } from '../../server/platform/context.ts'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { newTransferCode } from '../../server/platform/modules/payments/transfer-code.ts'
import { seed } from '../../server/seed/index.ts'
import { type LoadResult, play, type Request } from './load.ts'
import { withDatabase } from './own-database.ts'
import type { Section } from './report.ts'
import { median, perSecond, ratio } from './statistics.ts'

const connections = [16, 64]
const rounds = 3
const secondsPerRound = 3
/** Deposits that are opened for a round: more than any machine credits. */
const depositsPerRound = 4_000 * secondsPerRound
const movesPerRound = 600
const amount = 200_000n * 10_000n

/**
 * Measures deposits credited through the signed webhook of a running platform beside the bare statement that moves the
 * money, in turns on the same PostgreSQL, in a database made for it and dropped afterwards.
 */
export function benchDeposits(serverUrl: string): Promise<Section> {
  return withDatabase(serverUrl, 'deposits', async (url) => {
    const house = await openHouse(url)
    const rows: string[][] = []
    for (const clients of connections) {
      const credited: LoadResult[] = []
      const moved: number[] = []
      for (let round = 0; round < rounds; round++) {
        const orders = await placeOrders(house.context, depositsPerRound)
        credited.push(await runWebhooks(house, orders, clients))
        moved.push(await runMoves(url, orders.slice(0, movesPerRound), clients))
      }
      const of = (read: (result: LoadResult) => number) => median(credited.map(read))
      const [deposits, moves] = [of(({ requestsPerSecond }) => requestsPerSecond), median(moved)]
      const times = [of(({ p50 }) => p50), of(({ p99 }) => p99)].map((time) => `${time.toFixed(1)} ms`)
      rows.push([String(clients), perSecond(deposits), ...times, perSecond(moves), ratio(deposits, moves)])
    }
    await house.close()
    return {
      title: 'Deposits',
      method: `One bank report of an open deposit per HTTP request (key checked, report kept once, deposit locked, timeline, ledger movement, turnover, listeners, inbox, commit), each of another member, over connections that stay open, from a process of their own, beside ledger_move alone, one statement and commit each, over pg with 8 connections. Medians of ${rounds} rounds of ${secondsPerRound} s in turns; the times are of single reports.`,
      columns: ['clients', 'deposits credited per second', 'p50', 'p99', 'ledger_move per second', 'ratio'],
      best: { column: 'ratio', better: 'more' },
      rows,
    }
  })
}

interface House {
  readonly context: PlatformContext
  readonly url: string
  close(): Promise<void>
}

/** The platform alone with the demo brands, listening on a free port. */
async function openHouse(url: string): Promise<House> {
  // A busy machine may stall for seconds, which the product's own limits would end.
  const patience = { DATABASE_STATEMENT_TIMEOUT: '60000', DATABASE_LOCK_TIMEOUT: '30000' }
  const environment = { DATABASE_URL: url, LOG_LEVEL: 'silent', ...patience }
  const config = loadConfig({ environment, secrets: createSecrets() })
  const database = await openDatabase(config)
  await migrate(database)
  const context = createPlatformContext(config, database, { logger: pino({ level: 'silent' }) })
  await seed(context, { withHistory: false, isWholeCatalogue: false })
  const app = fastify({ forceCloseConnections: true })
  await app.register(buildPlatform(context))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await app.close()
    await context.close()
    await database.close()
  }
  return { context, url: address, close }
}

interface Order {
  readonly merchantId: string
  readonly memberId: string
  readonly accountNumber: string
  readonly transferCode: string
}

/** As many members, each with an open deposit: all like one that a member opened, so that it takes no minutes. */
async function placeOrders(context: PlatformContext, count: number): Promise<Order[]> {
  const brand = (await context.sites.listMerchants()).find(({ code }) => code === 'SENVANG')
  if (brand === undefined) throw new Error('there is no brand')
  const { id: merchantId, currency } = brand
  const members = Array.from({ length: count }, () => ({ memberId: randomUUID(), transferCode: newTransferCode() }))
  const [first] = members
  if (first === undefined) return []
  const ids = members.map(({ memberId }) => memberId)
  await context.database.raw(
    `insert into members (merchant_id, id, account, account_key, type, currency, language, referral_code, registered_at)
     select $1, id, id::text, id::text, 0, $2, 'vi', id::text, now() from unnest($3::uuid[]) as id`,
    [merchantId, currency, ids],
  )
  await context.database.raw(
    `insert into ledger_accounts (merchant_id, member_id, currency, account, opened_at)
     select $1, id, $2, 'CASH', now() from unnest($3::uuid[]) as id`,
    [merchantId, currency, ids],
  )
  const order = { merchantId, memberId: first.memberId, channelId: 'VIETQR_MB', amount, idempotencyKey: randomUUID() }
  const { deposit } = await context.payments.createDeposit(order)
  const like = [merchantId, first.memberId, ids.slice(1), members.slice(1).map(({ transferCode }) => transferCode)]
  await context.database.raw(
    `insert into deposits
     select (jsonb_populate_record(d, jsonb_build_object('member_id', one.id, 'id', one.id, 'transfer_code', one.code))).*
       from deposits d, unnest($3::uuid[], $4::text[]) as one (id, code) where d.merchant_id = $1 and d.member_id = $2`,
    like,
  )
  await context.database.raw(
    `insert into deposit_steps (merchant_id, member_id, deposit_id, state, at)
     select s.merchant_id, one, one, s.state, s.at from deposit_steps s, unnest($3::uuid[]) as one
      where s.merchant_id = $1 and s.member_id = $2`,
    like.slice(0, 3),
  )
  await context.database.script('analyze members, ledger_accounts, deposits, deposit_steps')
  const accountNumber = deposit.account_number
  return members.map(({ memberId, transferCode }, place) => ({
    merchantId,
    memberId,
    accountNumber,
    transferCode: place === 0 ? deposit.transfer_code : transferCode,
  }))
}

let lastId = 0

/** Reports deposits over so many connections, each of which waits for its answer before its next report. */
function runWebhooks({ context, url }: House, orders: readonly Order[], clients: number): Promise<LoadResult> {
  const headers = { 'content-type': 'application/json', authorization: `Apikey ${context.config.bank.webhookKey}` }
  const scripts = Array.from({ length: clients }, (_client, turn) =>
    orders
      .filter((_order, place) => place % clients === turn)
      .map((order): Request => {
        const body = JSON.stringify(reportOf(order))
        return { method: 'POST', path: '/wps/payments/callbacks/vietqr', headers, body }
      }),
  )
  return play(url, scripts, secondsPerRound)
}

function reportOf({ accountNumber, transferCode }: Order): object {
  const id = ++lastId
  return {
    id,
    gateway: 'MBBank',
    transactionDate: '',
    accountNumber,
    code: null,
    content: transferCode,
    transferType: 'in',
    transferAmount: 200_000,
    referenceCode: `FT${id}`,
  }
}

const move = `select * from ledger_move($1, $2, $3, 'bench', $4, '', 'DEPOSIT', 'SINGLE', 'VND', $5,
  'HOUSE:CLEARING:BENCH', 'CASH', null, null, 'BENCH', $4, null, null, now(), false, null)`

/** The movements alone, over connections of their own; gives back how many per second. */
async function runMoves(url: string, orders: readonly Order[], clients: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  // Their end is not waited for, and the database may be dropped before.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queue = orders.values()
  const worker = async () => {
    for (const { merchantId, memberId } of queue) {
      const id = randomUUID()
      await pool.query({ name: 'move', text: move, values: [merchantId, memberId, id, id, amount] })
    }
  }
  const begunAt = performance.now()
  await Promise.all(Array.from({ length: clients }, worker))
  const perSecondMoved = orders.length / ((performance.now() - begunAt) / 1000)
  await pool.end()
  return perSecondMoved
}
