import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { systemClock } from '../../server/platform/lib/clock.ts'
import { newId } from '../../server/platform/lib/id.ts'
import type { Owner } from '../../server/platform/modules/ledger/movement.ts'
import { createTurnoverService, type TurnoverService } from '../../server/platform/modules/turnover/service.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createTestLedger } from '../support/ledger.ts'
import { race } from '../support/race.ts'

const operation = fc.record({
  act: fc.constantFrom('require', 'place', 'place', 'settled', 'settled', 'decide', 'decide', 'void', 'count'),
  amount: fc.bigInt({ min: 1n, max: 100n }),
  which: fc.nat(12),
  gameType: fc.constantFrom('RNG', 'LIVE'),
})

describeOnEachDatabase('turnover', (open, kind) => {
  let database: Database
  let turnover: TurnoverService
  beforeAll(async () => {
    database = await open.empty()
    turnover = createTurnoverService({ ...createTestLedger(database), clock: systemClock, listeners: [] })
    await database.script(`
      insert into merchants (id, code, name, mode, languages, default_language, currency, countries, main_domain, created_at, changed_at)
        values ('brand', 'BRAND', 'Brand', 'DEMO', '{vi}', 'vi', 'VND', '{VN}', 'brand.localhost', now(), now());
      insert into turnover_rules values ('brand', 'BONUS', 20000, '{"LIVE": 2500, "SPORTS": 0}')`)
  }, 60_000)
  afterAll(() => database.close())

  const newMember = (): Owner => ({ merchantId: 'brand', memberId: newId() })
  const demand = (
    owner: Owner,
    amount: bigint,
    source: 'DEPOSIT' | 'BONUS' = 'DEPOSIT',
    documentId = newId(),
  ): Promise<void> =>
    database.transaction((tx) => turnover.require(tx, { ...owner, currency: 'VND', source, documentId, amount }))
  const later = () => new Date(Date.now() + 1_000)

  it('asks for a deposit once, and takes bets until it is done', async () => {
    const owner = newMember()
    await demand(owner, 1_000n, 'DEPOSIT', 'deposit')
    await demand(owner, 1_000n, 'DEPOSIT', 'deposit')
    expect(await turnover.remaining(owner, 'VND')).toEqual({ required: 1_000n, done: 0n, missing: 1_000n })
    await writeBet(database, owner, { stake: 600n, placedAt: later() })
    expect(await turnover.remaining(owner, 'VND')).toEqual({ required: 1_000n, done: 600n, missing: 400n })
    await writeBet(database, owner, { stake: 900n, placedAt: later() })
    expect(await turnover.remaining(owner, 'VND')).toEqual({ required: 0n, done: 0n, missing: 0n })
  })

  it('fills the oldest bucket first and weighs each category by its terms', async () => {
    const owner = newMember()
    await demand(owner, 100n)
    await demand(owner, 500n, 'BONUS')
    await writeBet(database, owner, { stake: 300n, gameType: 'LIVE', placedAt: later() })
    // 100 for the deposit, a quarter of the other 200 for the bonus, which asks for twice 500.
    expect(await turnover.remaining(owner, 'VND')).toEqual({ required: 1_000n, done: 50n, missing: 950n })
    await writeBet(database, owner, { stake: 300n, gameType: 'SPORTS', placedAt: later() })
    expect((await turnover.remaining(owner, 'VND')).done).toBe(50n)
  })

  it('counts only bets placed since the bucket was opened', async () => {
    const owner = newMember()
    await writeBet(database, owner, { stake: 700n, placedAt: new Date(Date.now() - 60_000) })
    await demand(owner, 1_000n)
    expect((await turnover.remaining(owner, 'VND')).done).toBe(0n)
  })

  it('takes back what a bet did when it is taken back, and opens the bucket again', async () => {
    const owner = newMember()
    await demand(owner, 500n)
    const bet = await writeBet(database, owner, { stake: 500n, placedAt: later() })
    expect((await turnover.remaining(owner, 'VND')).missing).toBe(0n)
    await decideBet(database, owner, bet, { state: 'VOID', validBet: 0n })
    expect(await turnover.remaining(owner, 'VND')).toEqual({ required: 500n, done: 0n, missing: 500n })
    await decideBet(database, owner, bet, { state: 'SETTLED', validBet: 200n })
    expect((await turnover.remaining(owner, 'VND')).missing).toBe(300n)
  })

  race('counts each bet once when many count at once', async () => {
    const owner = newMember()
    await demand(owner, 10_000n)
    for (let index = 0; index < 20; index++) await writeBet(database, owner, { stake: 100n, placedAt: later() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => turnover.remaining(owner, 'VND')))
    expect(answers.every(({ done }) => done === 2_000n)).toBe(true)
  })

  it.runIf(kind === 'postgres')('finds a bet whose transaction commits after younger ones were counted', async () => {
    const owner = newMember()
    await demand(owner, 10_000n)
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    let written = () => {}
    const isWritten = new Promise<void>((resolve) => {
      written = resolve
    })
    const late = database.transaction(async (tx) => {
      await writeBet(tx, owner, { stake: 300n, placedAt: later() })
      written()
      await held
    })
    await isWritten
    await writeBet(database, owner, { stake: 100n, placedAt: new Date(Date.now() + 5_000) })
    expect((await turnover.remaining(owner, 'VND')).done).toBe(100n)
    finish()
    await late
    expect((await turnover.remaining(owner, 'VND')).done).toBe(400n)
  })

  race(
    'never does more than the bets that count, whatever happens in which order',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(operation, { maxLength: 5 }), { maxLength: 6 }), async (rounds) => {
          const owner = newMember()
          const bets: string[] = []
          const act = async ({ act: deed, amount, which, gameType }: (typeof rounds)[number][number]) => {
            const bet = bets[which % Math.max(bets.length, 1)]
            if (deed === 'require') await demand(owner, amount, which % 2 === 0 ? 'DEPOSIT' : 'BONUS')
            else if (deed === 'place')
              bets.push(await writeBet(database, owner, { stake: amount, state: 'OPEN', gameType, placedAt: later() }))
            else if (deed === 'settled')
              bets.push(await writeBet(database, owner, { stake: amount, gameType, placedAt: later() }))
            else if (deed === 'count') await turnover.count(owner)
            else if (bet !== undefined && deed === 'decide')
              await decideBet(database, owner, bet, { state: 'SETTLED', validBet: amount / 2n })
            else if (bet !== undefined) await decideBet(database, owner, bet, { state: 'VOID', validBet: 0n })
          }
          // What stands in one round happens at once.
          for (const round of rounds) await Promise.all(round.map(act))
          await turnover.count(owner)
          await turnover.count(owner)
          const broken = await database.raw(
            `select 'bet' as what, bet.id from bets bet
             left join turnover_allocations given on given.merchant_id = bet.merchant_id
              and given.member_id = bet.member_id and given.bet_id = bet.id
            where bet.merchant_id = $1 and bet.member_id = $2
            group by bet.id, bet.state, bet.valid_bet, bet.counted_valid
           having coalesce(sum(given.amount), 0) > bet.valid_bet
               or (bet.state <> 'OPEN' and bet.counted_valid <> bet.valid_bet)
               or (bet.state <> 'SETTLED' and count(given.amount) > 0)
           union all
           select 'bucket', bucket.id from turnover_buckets bucket
             left join turnover_allocations given on given.merchant_id = bucket.merchant_id
              and given.member_id = bucket.member_id and given.bucket_id = bucket.id
            where bucket.merchant_id = $1 and bucket.member_id = $2
            group by bucket.id, bucket.done, bucket.required, bucket.state
           having coalesce(sum(given.amount), 0) <> bucket.done or (bucket.state = 'DONE') <> (bucket.done = bucket.required)`,
            [owner.merchantId, owner.memberId],
          )
          expect(broken).toEqual([])
        }),
        { numRuns: 25 },
      )
    },
    60_000,
  )

  it('finds the members who wait by itself', async () => {
    const owner = newMember()
    await demand(owner, 1_000n)
    await writeBet(database, owner, { stake: 100n, placedAt: later() })
    await turnover.countWaiting()
    const [bucket] = await database.query
      .selectFrom('turnover_buckets')
      .select('done')
      .where('member_id', '=', owner.memberId)
      .execute()
    expect(bucket?.done).toBe(100n)
  })

  it('counts everybody who waits in one round, however many they are', async () => {
    const owners = Array.from({ length: 501 }, newMember)
    await database.transaction(async (tx) => {
      for (const owner of owners) await writeBet(tx, owner, { stake: 100n, placedAt: later() })
    })
    await turnover.countWaiting()
    const { waiting } = await database.query
      .selectFrom('bets')
      .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
      .where('counted_state', '=', 'OPEN')
      .where(
        'member_id',
        'in',
        owners.map(({ memberId }) => memberId),
      )
      .executeTakeFirstOrThrow()
    expect(waiting).toBe(0n)
  })
})
