import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { createEventBus } from '../../server/platform/events/event-bus.ts'
import { systemClock } from '../../server/platform/lib/clock.ts'
import { createLanes } from '../../server/platform/lib/lanes.ts'
import { house } from '../../server/platform/modules/ledger/accounts.ts'
import type { Owner, TransferOrder } from '../../server/platform/modules/ledger/movement.ts'
import { createLedgerService } from '../../server/platform/modules/ledger/service.ts'
import { withDatabase } from './own-database.ts'
import { findPgbench, preparePgbench, runPgbench } from './pgbench.ts'
import type { Section } from './report.ts'
import { median, perSecond, ratio } from './statistics.ts'

const clientCounts = [8, 32, 64]
const rounds = 3
const secondsPerRound = 5
const memberCount = 2000
const currency = 'VND'
/** 10 billion units of 1/10 000: enough for every debit of a run. */
const openingBalance = 10_000_000_000n * 10_000n
const stake = 10_000n

/**
 * Measures debits through the ledger service beside pgbench's TPC-B on the same server, in turns, each in a database made for it
 * and dropped afterwards.
 */
export async function benchLedger(serverUrl: string): Promise<Section> {
  const pgbench = findPgbench()
  return withDatabase(serverUrl, 'ledger', (ledgerUrl) =>
    withDatabase(serverUrl, 'pgbench', async (pgbenchUrl) => {
      if (pgbench) preparePgbench(pgbench, pgbenchUrl)
      const rows: string[][] = []
      for (const clients of clientCounts) {
        const fixture = await openFixture(ledgerUrl)
        const debits: number[] = []
        const transactions: number[] = []
        for (let round = 0; round < rounds; round++) {
          debits.push(await runDebits(fixture, clients))
          if (pgbench) transactions.push(runPgbench(pgbench, pgbenchUrl, clients, secondsPerRound))
        }
        await fixture.close()
        const compared = transactions.length > 0
        rows.push([
          `${clients} callers`,
          perSecond(median(debits)),
          compared ? perSecond(median(transactions)) : 'pgbench not found',
          compared ? ratio(median(debits), median(transactions)) : '',
        ])
      }
      return {
        title: 'Ledger debits',
        method: `One debit of a random member among ${memberCount} per transaction (idempotency key, balance check, transfer, two entries, commit) through the ledger service, in sets of what came meanwhile (two lanes, as vendors' orders have them), which share round trips and commits, beside pgbench's TPC-B-like transaction (prepared, scale 10) on the same PostgreSQL. Medians of ${rounds} rounds of ${secondsPerRound} s in turns.`,
        columns: ['from', 'debits per second', 'pgbench transactions per second', 'ratio'],
        best: { column: 'ratio', better: 'more' },
        rows,
      }
    }),
  )
}

interface Fixture {
  /** One debit; those that come while others are being written go together, as those of vendors do. */
  debit: (order: TransferOrder) => Promise<'POSTED'>
  members: Owner[]
  close: () => Promise<void>
}

/** A migrated database whose members have money. */
async function openFixture(url: string): Promise<Fixture> {
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    database: { poolSize: 8, statementTimeout: 60_000, lockTimeout: 30_000, idleTransactionTimeout: 60_000 },
  })
  await migrate(database)
  const events = createEventBus()
  const ledger = createLedgerService({ database, clock: systemClock, events })
  const members = Array.from({ length: memberCount }, () => ({ merchantId: 'bench', memberId: randomUUID() }))
  await inParallel(members, 8, (owner) =>
    database.transaction(async (tx) => {
      await ledger.openAccounts(tx, owner, [{ currency, account: 'CASH' }])
      await ledger.post(tx, [{ ...order(owner, 'OPENING'), amount: openingBalance, from: house.demo, to: 'CASH' }])
    }),
  )
  const lanes = createLanes({
    count: 2,
    laneOf: ({ memberId }: TransferOrder) => memberId,
    memberOf: ({ memberId }) => memberId,
    carryOut: async (orders) => {
      await database.transaction((tx) => ledger.postMany(tx, orders))
      return orders.map(() => 'POSTED' as const)
    },
    busy: () => new Error('too many wait'),
    held: () => new Error('an account was held'),
  })
  const close = async () => {
    await events.close()
    await database.close()
  }
  return { debit: lanes.submit, members, close }
}

/** Debits per second with so many clients, each waiting for its commit before its next. */
async function runDebits({ debit, members }: Fixture, clients: number): Promise<number> {
  let debits = 0
  const begunAt = performance.now()
  const until = begunAt + secondsPerRound * 1000
  const client = async () => {
    while (performance.now() < until) {
      const owner = members[Math.floor(Math.random() * members.length)]
      if (owner === undefined) throw new Error('there are no members')
      await debit({ ...order(owner, 'BET'), amount: stake, from: 'CASH', to: house.games('bench') })
      debits += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return debits / ((performance.now() - begunAt) / 1000)
}

function order(owner: Owner, kind: TransferOrder['kind']) {
  const key = randomUUID()
  return { ...owner, source: 'bench', key, kind, document: { kind: 'seed' as const, id: key }, currency }
}

async function inParallel<Item>(items: Item[], workers: number, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}
