import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { placeBet } from '../../server/platform/modules/vendors/repository.ts'
import { createOwnHouse } from '../conformance/own-house.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform } from '../support/platform.ts'
import { withDatabase } from './own-database.ts'
import type { Section } from './report.ts'
import { median, perSecond, ratio } from './statistics.ts'

const clients = 8
const rounds = 5
const secondsPerRound = 4
const seatCount = 200
/** What the brand played before. */
const betsBefore = 200_000
/** Whole units: enough for every bet of a run. */
const funds = 1_000_000_000
const stake = 10_000n

const index = 'create index bets_of_brand on bets (merchant_id, placed_at desc, id desc)'

/** Measures what the index of a brand's bets costs bet_place, with it and without it in turns on one database. */
export function benchBets(serverUrl: string): Promise<Section> {
  return withDatabase(serverUrl, 'bets', async (url) => {
    const house = await openHouse(url)
    const withIndex: number[] = []
    const without: number[] = []
    await runBets(house)
    for (let round = 0; round < rounds; round++) {
      withIndex.push(await runBets(house))
      await house.database.script('drop index bets_of_brand')
      without.push(await runBets(house))
      await house.database.script(index)
    }
    await house.close()
    const [indexed, bare] = [median(withIndex), median(without)]
    return {
      title: 'Bets with and without the index of a brand',
      method: `bet_place (lock, idempotency, session, player, round, ledger movement, bet; one statement and commit each) of ${seatCount} members by ${clients} clients, beside ${betsBefore.toLocaleString('en-US')} earlier bets of the brand. Medians of ${rounds} rounds of ${secondsPerRound} s in turns on the same PostgreSQL; the index is made and dropped between the rounds.`,
      columns: ['bets_of_brand', 'bets per second', 'ratio'],
      best: { column: 'bets per second', better: 'more' },
      rows: [
        ['with', perSecond(indexed), ratio(indexed, bare)],
        ['without', perSecond(bare), '1.00 ×'],
      ],
    }
  })
}

interface Seated {
  readonly memberId: string
  readonly tokenHash: string
  readonly gameCode: string
}
interface House {
  readonly database: Database
  readonly seats: readonly Seated[]
  close(): Promise<void>
}

/** A platform whose members sit in games, and a brand with a past. */
async function openHouse(url: string): Promise<House> {
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    database: { poolSize: clients, statementTimeout: 60_000, lockTimeout: 30_000, idleTransactionTimeout: 60_000 },
  })
  await migrate(database)
  const platform = await startPlatform({ database, overrides: { checkResponses: false } })
  const conformance = createOwnHouse(platform, 'gcp')
  for (let seated = 0; seated < seatCount; seated++) await conformance.seat(funds)
  const seats = await database.raw<Seated>(
    'select member_id as "memberId", token_hash as "tokenHash", vendor_game_code as "gameCode" from game_sessions order by created_at desc limit $1',
    [seatCount],
  )
  await database.raw(
    `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
                       currency, is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
     select $1, md5('member' || n % 2000)::uuid, md5('bet' || n)::uuid, 'past', n::text, n::text, 'JL', md5('game')::uuid, 'RNG',
            md5('session')::uuid, 'VND', false, 10000, 10000, 0, 'SETTLED', 0, 0,
            now() - n * interval '5 seconds', now() - n * interval '5 seconds'
       from generate_series(1, ${betsBefore}) n`,
    [SENVANG],
  )
  await database.script('analyze')
  const close = async () => {
    await platform.stop()
    await database.close()
  }
  return { database, seats, close }
}

/** Bets per second, each client waiting for its commit before its next. */
async function runBets({ database, seats }: House): Promise<number> {
  let bets = 0
  const begunAt = performance.now()
  const until = begunAt + secondsPerRound * 1000
  const client = async () => {
    while (performance.now() < until) {
      const { memberId, tokenHash, gameCode } = need(seats[Math.floor(Math.random() * seats.length)])
      const round = randomUUID()
      const [placed] = await placeBet(
        database,
        {
          kind: 'BET',
          merchantId: SENVANG,
          memberId,
          token: '',
          transactionId: round,
          hash: '',
          round,
          gameCode,
          currency: 'VND',
          amount: stake,
          isFree: false,
          odds: null,
          roundClosed: false,
        },
        { source: 'gcp', betId: newId(), transferId: newId(), at: new Date(), tokenHash },
      )
      if (placed?.outcome !== 'SUCCESS') throw new Error(`A bet was answered ${placed?.outcome}`)
      bets += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return bets / ((performance.now() - begunAt) / 1000)
}
