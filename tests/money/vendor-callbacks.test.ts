import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { createVendor, DONG, seatPlayer } from './support/hub88.ts'

describeOnEachDatabase('the wallet of the Hub88-style vendor', (open) => {
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

  it('tells who plays and the balance at 1/100 000', async () => {
    const seat = await seatPlayer(platform, 1_000n)
    const asked = seat.info()
    expect(await post('/user/info', asked)).toEqual({
      http: 200,
      status: 'RS_OK',
      request_uuid: asked.request_uuid,
      user: asked.user,
      currency: 'VND',
      balance: 1_000 * DONG,
    })
    expect((await post('/user/balance', { ...asked, token: 'x'.repeat(40) })).status).toBe('RS_ERROR_INVALID_TOKEN')
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

  it('records a win of zero, which closes the round', async () => {
    const seat = await seatPlayer(platform, 100n)
    const bet = seat.bet(30)
    await post('/transaction/bet', bet)
    expect(await post('/transaction/win', seat.win(bet, 0))).toMatchObject({ status: 'RS_OK', balance: 70 * DONG })
    const { rows } = await platform.context.games.listBets(seat.player, {}, { limit: 5, offset: 0 })
    expect(rows[0]).toMatchObject({ state: 'SETTLED', payout: 0n })
  })

  it('answers a repetition as the first time, with the balance of now', async () => {
    const seat = await seatPlayer(platform, 100n)
    const [first, second] = [seat.bet(30), seat.bet(50)]
    expect(await post('/transaction/bet', first)).toMatchObject({ status: 'RS_OK', balance: 70 * DONG })
    expect(await post('/transaction/bet', second)).toMatchObject({ status: 'RS_OK', balance: 20 * DONG })
    const again = { ...first, request_uuid: randomUUID() }
    expect(await post('/transaction/bet', again)).toMatchObject({
      status: 'RS_OK',
      balance: 20 * DONG,
      request_uuid: again.request_uuid,
    })
    const win = seat.win(first, 5)
    expect(await post('/transaction/win', win)).toMatchObject({ balance: 25 * DONG })
    expect(await post('/transaction/win', win)).toMatchObject({ status: 'RS_OK', balance: 25 * DONG })
    expect(await seat.balance()).toBe(25n)
  })

  it('refuses a repetition with other content', async () => {
    const seat = await seatPlayer(platform, 100n)
    const bet = seat.bet(30)
    await post('/transaction/bet', bet)
    expect((await post('/transaction/bet', { ...bet, amount: 31 * DONG })).status).toBe(
      'RS_ERROR_DUPLICATE_TRANSACTION',
    )
    const win = seat.win(bet, 5)
    await post('/transaction/win', win)
    expect((await post('/transaction/win', { ...win, amount: 500 * DONG })).status).toBe(
      'RS_ERROR_DUPLICATE_TRANSACTION',
    )
    expect(await seat.balance()).toBe(75n)
  })

  it('refuses what the balance does not hold, also when it is asked again later', async () => {
    const seat = await seatPlayer(platform, 10n)
    const bet = seat.bet(11)
    expect(await post('/transaction/bet', bet)).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 10 * DONG,
    })
    const small = seat.bet(1)
    await post('/transaction/bet', small)
    await post('/transaction/win', seat.win(small, 50))
    expect(await post('/transaction/bet', bet)).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 59 * DONG,
    })
  })

  it('gives a bet back once, and the bet is void', async () => {
    const seat = await seatPlayer(platform, 100n)
    const bet = seat.bet(30)
    await post('/transaction/bet', bet)
    const rollback = seat.rollback(bet)
    expect(await post('/transaction/rollback', rollback)).toMatchObject({ status: 'RS_OK', balance: 100 * DONG })
    expect(await post('/transaction/rollback', rollback)).toMatchObject({ status: 'RS_OK', balance: 100 * DONG })
    expect(await post('/transaction/rollback', seat.rollback(bet))).toMatchObject({
      status: 'RS_OK',
      balance: 100 * DONG,
    })
    expect((await post('/transaction/win', seat.win(bet, 500))).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    const { rows } = await platform.context.games.listBets(seat.player, {}, { limit: 5, offset: 0 })
    const totals = await platform.context.games.totalBets({ ...seat.player, currency: 'VND' }, {})
    expect(rows[0]).toMatchObject({ state: 'VOID', valid_bet: 0n })
    expect(totals.stake).toBe(0n)
    expect(await seat.balance()).toBe(100n)
  })

  it('refuses a bet that its rollback overtook', async () => {
    const seat = await seatPlayer(platform, 100n)
    const bet = seat.bet(30)
    expect(await post('/transaction/rollback', seat.rollback(bet))).toMatchObject({
      status: 'RS_OK',
      balance: 100 * DONG,
    })
    expect(await post('/transaction/bet', bet)).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
      balance: 100 * DONG,
    })
    expect(await seat.balance()).toBe(100n)
  })

  it('pays wins and rollbacks after lock and expiry, and takes no bet then', async () => {
    const seat = await seatPlayer(platform, 100n)
    const [won, lost] = [seat.bet(30), seat.bet(20)]
    await post('/transaction/bet', won)
    await post('/transaction/bet', lost)
    const { merchantId, memberId } = seat.player
    await database.raw("update members set status = 'LOCKED' where merchant_id = $1 and id = $2", [
      merchantId,
      memberId,
    ])
    expect((await post('/transaction/bet', seat.bet(1))).status).toBe('RS_ERROR_USER_DISABLED')
    await database.raw("update game_sessions set expires_at = now() - interval '1 day' where member_id = $1", [
      memberId,
    ])
    expect((await post('/transaction/bet', seat.bet(1))).status).toBe('RS_ERROR_TOKEN_EXPIRED')
    expect(await post('/transaction/win', seat.win(won, 60, { token: 'y'.repeat(30) }))).toMatchObject({
      status: 'RS_OK',
      balance: 110 * DONG,
    })
    expect(await post('/transaction/rollback', seat.rollback(lost))).toMatchObject({
      status: 'RS_OK',
      balance: 130 * DONG,
    })
  })

  it('pays no win without a bet, and none to another player', async () => {
    const [seat, other] = [await seatPlayer(platform, 100n), await seatPlayer(platform, 100n)]
    const bet = seat.bet(30)
    await post('/transaction/bet', bet)
    expect(
      (await post('/transaction/win', seat.win({ transaction_uuid: randomUUID(), round: bet.round }, 60))).status,
    ).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect((await post('/transaction/win', other.win(bet, 60))).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
    expect((await post('/transaction/rollback', other.rollback(bet))).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
    expect((await post('/transaction/bet', other.bet(1, { round: bet.round }))).status).toBe(
      'RS_ERROR_DUPLICATE_TRANSACTION',
    )
    expect((await post('/transaction/bet', { ...other.bet(1), token: bet.token })).status).toBe(
      'RS_ERROR_INVALID_TOKEN',
    )
    expect(await other.balance()).toBe(100n)
  })

  it('refuses another game, another currency and malformed bodies', async () => {
    const seat = await seatPlayer(platform, 100n)
    expect((await post('/transaction/bet', seat.bet(1, { game_code: 'sim_other' }))).status).toBe(
      'RS_ERROR_INVALID_GAME',
    )
    expect((await post('/transaction/bet', seat.bet(1, { currency: 'USD' }))).status).toBe('RS_ERROR_WRONG_CURRENCY')
    expect((await post('/transaction/bet', seat.bet(1, { amount: '1' }))).status).toBe('RS_ERROR_WRONG_TYPES')
    expect((await post('/transaction/bet', seat.bet(1, { amount: -5 }))).status).toBe('RS_ERROR_WRONG_TYPES')
    expect((await post('/transaction/bet', seat.bet(1, { transaction_uuid: undefined }))).status).toBe(
      'RS_ERROR_WRONG_SYNTAX',
    )
    expect((await post('/transaction/bet', {}, { raw: '{"user":' })).status).toBe('RS_ERROR_WRONG_SYNTAX')
    expect((await post('/transaction/bet', seat.bet(1, { user: 'nobody' }))).status).toBe('RS_ERROR_INVALID_PARTNER')
    expect(await seat.balance()).toBe(100n)
  })

  it('reads nothing before the signature is good', async () => {
    const seat = await seatPlayer(platform, 100n)
    const bet = seat.bet(30)
    const wrong = [{ signature: '' }, { signature: 'AAAA' }, { signature: Buffer.alloc(256).toString('base64') }]
    for (const change of wrong) {
      expect(await post('/transaction/bet', bet, change)).toEqual({ http: 401, status: 'RS_ERROR_INVALID_SIGNATURE' })
    }
    expect(await post('/transaction/bet', {}, { raw: '{', signature: 'AAAA' })).toEqual({
      http: 401,
      status: 'RS_ERROR_INVALID_SIGNATURE',
    })
    expect(await seat.balance()).toBe(100n)
  })

  it('serves exactly ten of fifty parallel bets on a balance for ten', async () => {
    const seat = await seatPlayer(platform, 10n)
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('/transaction/bet', seat.bet(1))))
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 'RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(40)
    expect(await seat.balance()).toBe(0n)
  })

  it('gives a round to one of two players whose first bets come at once', async () => {
    const [seat, other] = [await seatPlayer(platform, 100n), await seatPlayer(platform, 100n)]
    for (let attempt = 0; attempt < 4; attempt++) {
      const round = randomUUID()
      const seats = Array.from({ length: 50 }, (_none, index) => (index % 2 === 0 ? seat : other))
      const bets = seats.map((one) => one.bet(0, { round, is_free: true }))
      const answers = await Promise.all(bets.map((bet) => post('/transaction/bet', bet)))
      const usersWith = (status: string) =>
        new Set(bets.filter((_bet, index) => answers[index]?.status === status).map(({ user }) => user))
      const [accepted, refused] = [usersWith('RS_OK'), usersWith('RS_ERROR_DUPLICATE_TRANSACTION')]
      expect([accepted.size, refused.size]).toEqual([1, 1])
      expect(accepted).not.toEqual(refused)
    }
  })

  it('serves one order sent twenty times at once a single time', async () => {
    const seat = await seatPlayer(platform, 100n)
    const bet = seat.bet(30)
    const bets = await Promise.all(Array.from({ length: 20 }, () => post('/transaction/bet', bet)))
    expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['RS_OK']))
    const win = seat.win(bet, 10)
    await Promise.all(Array.from({ length: 20 }, () => post('/transaction/win', win)))
    expect(await seat.balance()).toBe(80n)
  })

  it('never gives money twice, whatever order bet and rollback come in', async () => {
    const seat = await seatPlayer(platform, 100n)
    for (let attempt = 0; attempt < 10; attempt++) {
      const bet = seat.bet(10)
      await Promise.all([
        post('/transaction/bet', bet),
        post('/transaction/rollback', seat.rollback(bet)),
        post('/transaction/rollback', seat.rollback(bet)),
      ])
    }
    expect(await seat.balance()).toBe(100n)
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
