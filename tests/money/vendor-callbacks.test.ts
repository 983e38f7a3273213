import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { createVendor, DONG, seatPlayer } from './support/hub88.ts'

/** What of bets stays in our books; what the wallet answers is in conformance.test.ts. */
describeOnEachDatabase('bets of the Hub88-style vendor', (open) => {
  let database: Database
  let platform: TestPlatform
  let post: ReturnType<typeof createVendor>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    post = createVendor(platform)
  })
  afterAll(async () => {
    const { balanced, mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches).toEqual([])
    expect(balanced).toBe(true)
    await platform.stop()
    await database.close()
  })

  it('takes a bet, pays a win and closes the round', async () => {
    const seat = await seatPlayer(platform, 100n)
    const bet = seat.bet(30)
    expect(await post('/transaction/bet', bet)).toMatchObject({ status: 'RS_OK', balance: 70 * DONG })
    expect(await post('/transaction/win', seat.win(bet, 45))).toMatchObject({ status: 'RS_OK', balance: 115 * DONG })
    const { rows } = await platform.context.games.listBets(seat.player, {}, { limit: 5, offset: 0 })
    const totals = await platform.context.games.totalBets({ ...seat.player, currency: 'VND' }, {})
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      state: 'SETTLED',
      stake: 300_000n,
      payout: 450_000n,
      valid_bet: 300_000n,
      balance_before: 1_000_000n,
      balance_after: 1_150_000n,
    })
    expect(totals).toMatchObject({ stake: 300_000n, payout: 450_000n })
  })

  it('leaves a bet void, without payout and counting for nothing, once its rollback took the win with it', async () => {
    const seat = await seatPlayer(platform, 100n)
    const bet = seat.bet(30)
    await post('/transaction/bet', bet)
    await post('/transaction/win', seat.win(bet, 45))
    await platform.context.turnover.countWaiting()
    await post('/transaction/rollback', seat.rollback(bet))
    await platform.context.turnover.countWaiting()
    const { rows } = await platform.context.games.listBets(seat.player, {}, { limit: 5, offset: 0 })
    const totals = await platform.context.games.totalBets({ ...seat.player, currency: 'VND' }, {})
    expect(rows[0]).toMatchObject({ state: 'VOID', stake: 300_000n, payout: 0n, valid_bet: 0n })
    expect(totals).toMatchObject({ stake: 0n, payout: 0n })
    expect(await seat.balance()).toBe(100n)
  })

  race(
    'takes a transaction that comes of several members at once from one of them, and tells the others so',
    async () => {
      const seats = await Promise.all(Array.from({ length: 6 }, () => seatPlayer(platform, 100n)))
      for (let round = 1; round <= 5; round += 1) {
        const transaction_uuid = randomUUID()
        const answers = await Promise.all(
          seats.map((seat) => post('/transaction/bet', seat.bet(1, { transaction_uuid }))),
        )
        const refused = Array(seats.length - 1).fill('RS_ERROR_DUPLICATE_TRANSACTION')
        expect(answers.map(({ status }) => status).toSorted()).toEqual([...refused, 'RS_OK'])
      }
      const balances = await Promise.all(seats.map((seat) => seat.balance()))
      expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(600n - 5n)
    },
  )

  it('keeps the odds that the vendor tells of a bet, and refuses none for what it says of it', async () => {
    const seat = await seatPlayer(platform, 100n)
    for (const meta of [{ selection: 'home', odds: 1.85 }, { odds: 0.5 }, { odds: 'two' }, 'odds', null, { odds: 1e9 }])
      expect(await post('/transaction/bet', { ...seat.bet(1), meta })).toMatchObject({ status: 'RS_OK' })
    const rows = await database.raw<{ odds: number | null }>('select odds from bets where member_id = $1 order by id', [
      seat.player.memberId,
    ])
    expect(rows.map(({ odds }) => odds)).toEqual([18_500, null, null, null, null, 2_147_483_647])
  })

  it('counts nothing of sports below odds of 1.50, whatever it pays', async () => {
    const valid = async (odds: number | null, gameType = 'SPORTS') =>
      (await database.raw<{ valid: bigint }>('select bet_valid($1, false, 100, 130, $2) as valid', [gameType, odds]))[0]
        ?.valid
    expect([await valid(14_999), await valid(15_000), await valid(null)]).toEqual([0n, 30n, 30n])
    expect(await valid(14_000, 'LIVE')).toBe(30n)
  })

  it('does not say RS_OK when its own result is unknown', async () => {
    const seat = await seatPlayer(platform, 100n)
    await database.script('alter table bet_transactions add constraint broken check (amount <> 130000) not valid')
    try {
      expect((await post('/transaction/bet', seat.bet(13))).status).toBe('RS_ERROR_UNKNOWN')
    } finally {
      await database.script('alter table bet_transactions drop constraint broken')
    }
    expect(await seat.balance()).toBe(100n)
  })
})
