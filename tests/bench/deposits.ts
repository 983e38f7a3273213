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
import { seed } from '../../server/seed/index.ts'
import { withDatabase } from './own-database.ts'
import type { Section } from './report.ts'
import { median, perSecond, ratio } from './statistics.ts'

const clients = 16
const rounds = 3
const depositsPerRound = 600
const amount = 200_000n * 10_000n

/**
 * Measures deposits credited through the signed webhook of a running platform beside the bare statement that moves the
 * money, in turns on the same PostgreSQL, in a database made for it and dropped afterwards.
 */
export function benchDeposits(serverUrl: string): Promise<Section> {
  return withDatabase(serverUrl, 'deposits', async (url) => {
    const house = await openHouse(url)
    const credited: number[] = []
    const moved: number[] = []
    for (let round = 0; round < rounds; round++) {
      const orders = await placeOrders(house.context, depositsPerRound)
      credited.push(await runWebhooks(house, orders))
      moved.push(await runMoves(url, orders))
    }
    await house.close()
    const [deposits, moves] = [median(credited), median(moved)]
    return {
      title: 'Deposits',
      method: `One bank report of an open deposit per HTTP request (key checked, report kept once, deposit locked, timeline, ledger movement, turnover, commit) beside ledger_move alone, one statement and commit each, over pg; ${clients} clients, ${depositsPerRound} members and deposits a round, medians of ${rounds} rounds in turns.`,
      columns: ['clients', 'deposits credited per second', 'ledger_move per second', 'ratio'],
      rows: [[String(clients), perSecond(deposits), perSecond(moves), ratio(deposits, moves)]],
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

/** As many members, each with an open deposit. */
async function placeOrders(context: PlatformContext, count: number): Promise<Order[]> {
  const brand = (await context.sites.listMerchants()).find(({ code }) => code === 'SENVANG')
  if (brand === undefined) throw new Error('there is no brand')
  const { id: merchantId, currency } = brand
  const place = async (): Promise<Order> => {
    const memberId = randomUUID()
    // A row and a wallet are all that a deposit needs of its member: without a password it takes no time to hash one.
    await context.database.transaction(async (tx) => {
      await tx.query
        .insertInto('members')
        .values({
          merchant_id: merchantId,
          id: memberId,
          account: memberId,
          account_key: memberId,
          type: 0,
          currency,
          language: 'vi',
          referral_code: memberId,
          registered_at: new Date(),
        })
        .execute()
      await context.ledger.openAccounts(tx, { merchantId, memberId }, [{ currency, account: 'CASH' }])
    })
    const order = { merchantId, memberId, channelId: 'VIETQR_MB', amount, idempotencyKey: randomUUID() }
    const { deposit } = await context.payments.createDeposit(order)
    return { merchantId, memberId, accountNumber: deposit.account_number, transferCode: deposit.transfer_code }
  }
  const orders: Order[] = []
  await inTurns(Array.from({ length: count }), async () => void orders.push(await place()))
  return orders
}

let lastId = 0

/** Reports all of them and gives back how many per second were credited. */
async function runWebhooks({ context, url }: House, orders: readonly Order[]): Promise<number> {
  return timed(orders, async ({ accountNumber, transferCode }) => {
    const id = ++lastId
    const report = {
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
    const answer = await fetch(`${url}/wps/payments/callbacks/vietqr`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Apikey ${context.config.bank.webhookKey}` },
      body: JSON.stringify(report),
    })
    await answer.text()
    if (answer.status !== 200) throw new Error(`the webhook answers ${answer.status}`)
  })
}

const move = `select * from ledger_move($1, $2, $3, 'bench', $4, '', 'DEPOSIT', 'SINGLE', 'VND', $5,
  'HOUSE:CLEARING:BENCH', 'CASH', null, null, 'BENCH', $4, null, null, now(), false, null)`

/** The movements alone, over connections of their own. */
async function runMoves(url: string, orders: readonly Order[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  const perSecondMoved = await timed(orders, async ({ merchantId, memberId }) => {
    const id = randomUUID()
    await pool.query({ name: 'move', text: move, values: [merchantId, memberId, id, id, amount] })
  })
  await pool.end()
  return perSecondMoved
}

async function timed<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const begunAt = performance.now()
  await inTurns(items, work)
  return items.length / ((performance.now() - begunAt) / 1000)
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: clients }, worker))
}
