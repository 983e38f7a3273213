import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatsOf } from '../../formats/formats.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { closeDraw, openDraws, openLottery, slipOf, writeRules } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

const MILLION = 1_000_000_0000n

async function lotteryWith(options: Parameters<typeof openLottery>[1] = {}, count = 1) {
  const lottery = await openLottery(platform.database, options)
  const draws = await openDraws(platform.database, lottery, { count })
  return { ...lottery, draws, numbers: draws.map(({ number }) => number), first: need(draws[0]) }
}

const exposuresOf = async (drawId: string) =>
  (
    await platform.database.query
      .selectFrom('lottery_exposures')
      .select(['play_type', 'number', 'stake', 'payout'])
      .where('draw_id', '=', drawId)
      .orderBy('play_type')
      .orderBy('number')
      .execute()
  ).map(({ play_type, number, stake, payout }) => [play_type, number, stake / 10_000n, payout / 10_000n])

describe('an order', () => {
  it('takes the stake, shows in the orders and is answered once under its key', async () => {
    const { code, numbers, first } = await lotteryWith()
    const { token } = await platform.signedInMember({ funds: MILLION })
    const idempotencyKey = newId()
    const body = slipOf(code, ['07', '43'], numbers)
    const taken = await platform.call('placeLotteryOrder', { token, body, idempotencyKey })
    expect(taken).toMatchObject({ success: true, value: { balance: '946000.00', chase: null } })
    expect(taken.value.orders).toMatchObject([
      {
        stake: '54000.00',
        payout: '0.00',
        mayCancel: true,
        bets: [{ tickets: 2, odds: { win: 999_000 }, state: 'OPEN' }],
      },
    ])
    const again = await platform.call('placeLotteryOrder', { token, body, idempotencyKey })
    expect(again.value).toEqual(taken.value)
    const other = { token, idempotencyKey, body: slipOf(code, ['08'], numbers) }
    expect(await platform.call('placeLotteryOrder', other)).toMatchObject({ status: 409, code: 'DUPLICATE_MISMATCH' })
    expect((await platform.call('listLotteryOrders', { token })).value.content).toEqual(taken.value.orders)
    expect(await exposuresOf(first.id)).toEqual([
      ['', '', 54_000n, 0n],
      ['lo-2', '', 54_000n, 0n],
      ['lo-2', '07', 27_000n, 99_900n],
      ['lo-2', '43', 27_000n, 99_900n],
    ])
    platform.context.lottery.reading.forget()
    const recent = await platform.call('listRecentLotteries', { token })
    expect(recent.value.map(({ gameCode }) => gameCode)).toEqual([code])
  })

  it('is answered as it was taken also when draw and rules have changed since', async () => {
    const { code, numbers, first, merchantId } = await lotteryWith()
    const { token } = await platform.signedInMember({ funds: MILLION })
    const asked = { token, body: slipOf(code, ['07'], numbers), idempotencyKey: newId() }
    const taken = await platform.call('placeLotteryOrder', asked)
    await writeRules(platform.database, { merchantId, code, version: 2 })
    const changed = await platform.call('placeLotteryOrder', { ...asked, idempotencyKey: newId() })
    expect(changed).toMatchObject({ status: 409, code: 'LOTTERY_RULES_CHANGED', rulesVersion: 2 })
    expect(await closeDraw(platform.database, merchantId, first.id, first.closesAt)).toBe(true)
    const again = await platform.call('placeLotteryOrder', asked)
    expect(again.value.orders[0]).toMatchObject({ id: taken.value.orders[0]?.id, draw: { state: 'CLOSED' } })
    expect(again.value.balance).toBe(taken.value.balance)
    const late = { token, body: { ...asked.body, rulesVersion: 2 } }
    expect(await platform.call('placeLotteryOrder', late)).toMatchObject({
      status: 409,
      code: 'LOTTERY_DRAW_CLOSED',
      number: numbers[0],
    })
  })

  it('refuses what the rules do not allow, and takes nothing', async () => {
    const { code, numbers } = await lotteryWith({ withheld: ['lo-3'] })
    const { member, token } = await platform.signedInMember({ funds: MILLION })
    const line = need(slipOf(code, ['07'], numbers).lines[0])
    const refused: [change: object, answer: object][] = [
      [{ gameCode: 'NOWHERE' }, { code: 'LOTTERY_NOT_FOUND' }],
      [{ draws: [{ number: '20200101-0001', multiple: 1 }] }, { code: 'LOTTERY_DRAW_NOT_FOUND' }],
      [{ lines: [{ ...line, playType: 'lo-3' }] }, { code: 'LOTTERY_PLAY_TYPE_WITHHELD', line: 0 }],
      [{ lines: [{ ...line, playType: 'nonsense' }] }, { code: 'LOTTERY_PLAY_TYPE_WITHHELD' }],
      [{ lines: [line, { ...line, picks: [['7']] }] }, { code: 'LOTTERY_PICKS_WRONG', line: 1, flaw: 'VALUE_UNKNOWN' }],
      [{ lines: [{ ...line, picks: [['07', '07']] }] }, { code: 'LOTTERY_PICKS_WRONG', flaw: 'VALUE_TWICE' }],
      [{ lines: [{ ...line, unit: '999.9999' }] }, { code: 'LOTTERY_UNIT_TOO_SMALL', minimum: '1000.00' }],
      [{ lines: [{ ...line, unit: '999999999999', multiple: 9999 }] }, { code: 'LOTTERY_LIMIT_NUMBER' }],
      [
        { draws: [...numbers, ...numbers].map((number) => ({ number, multiple: 1 })) },
        { code: 'LOTTERY_ORDER_TOO_LARGE' },
      ],
      [{ lines: [{ ...line, unit: '40000' }] }, { code: 'WALLET_INSUFFICIENT' }],
    ]
    for (const [change, answer] of refused) {
      const body = slipOf(code, ['07'], numbers, change)
      expect(await platform.call('placeLotteryOrder', { token, body })).toMatchObject({ success: false, ...answer })
    }
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    expect(await platform.context.ledger.balance(owner, 'VND')).toBe(MILLION)
    expect((await platform.call('listLotteryOrders', { token })).value.totalItems).toBe(0)
  })

  it('is not for trial players, nor for who takes a break', async () => {
    const { code, numbers } = await lotteryWith()
    const body = slipOf(code, ['07'], numbers)
    const trial = await platform.signedInMember({ funds: MILLION, type: 4 })
    expect(await platform.call('placeLotteryOrder', { token: trial.token, body })).toMatchObject({
      code: 'TRUE_ACCOUNT_NEEDED',
    })
    const { member, token } = await platform.signedInMember({ funds: MILLION })
    await platform.database.query
      .updateTable('members')
      .set({ play_blocked_until: new Date(Date.now() + 3_600_000) })
      .where('id', '=', member.id)
      .execute()
    expect(await platform.call('placeLotteryOrder', { token, body })).toMatchObject({ code: 'MEMBER_EXCLUDED' })
  })

  it('stays within the loss limit of its member', async () => {
    const { code, numbers } = await lotteryWith()
    const { token } = await platform.signedInMember({ funds: MILLION })
    await platform.call('setLimit', { token, body: { kind: 'LOSS', period: 'DAY', amount: '50000' } })
    const bet = () => platform.call('placeLotteryOrder', { token, body: slipOf(code, ['07'], numbers) })
    expect(await bet()).toMatchObject({ success: true })
    expect(await bet()).toMatchObject({ code: 'LOSS_LIMIT_REACHED', rest: '23000.00' })
  })

  it.each([
    ['LOTTERY_LIMIT_NUMBER', { numberPayoutLimit: 1_000_000_0000n }, { number: '07', rest: '243270.2702' }],
    ['LOTTERY_LIMIT_PLAY_TYPE', { playTypeStakeLimit: 50_000_0000n }, { playType: 'lo-2', rest: '23000.00' }],
    ['LOTTERY_LIMIT_DRAW', { drawStakeLimit: 50_000_0000n }, { rest: '23000.00' }],
    ['LOTTERY_LIMIT_MEMBER', { memberStakeLimit: 50_000_0000n }, { rest: '23000.00' }],
  ])('is refused beyond a limit with what is left: %s', async (failure, limits, extras) => {
    const { code, numbers } = await lotteryWith(limits)
    const { token } = await platform.signedInMember({ funds: MILLION })
    const place = (multiple: number) =>
      platform.call('placeLotteryOrder', {
        token,
        body: slipOf(code, ['07'], numbers, { draws: numbers.map((number) => ({ number, multiple })) }),
      })
    expect(await place(1)).toMatchObject({ success: true })
    const refused = await place(failure === 'LOTTERY_LIMIT_NUMBER' ? 10 : 1)
    expect(refused).toMatchObject({ status: 422, code: failure, draw: numbers[0], ...extras })
    // The sentence says whole units, and cents where there are any; never more than there is.
    expect(refused.message).toContain(formatsOf('vi').money(extras.rest))
  })
})

describe('what one bet may win', () => {
  // A number of lô may come in all 27 prizes: 27 × 99.9 × 1,000.
  const singleWinLimit = 2_697_300_0000n

  it('is taken as it could win at most, by each bet of a slip', async () => {
    const { code, numbers } = await lotteryWith({ singleWinLimit })
    const { token } = await platform.signedInMember({ funds: MILLION })
    const line = need(slipOf(code, ['07'], numbers).lines[0])
    const body = slipOf(code, ['07'], numbers, { lines: [line, { ...line, picks: [['43']] }] })
    expect(await platform.call('placeLotteryOrder', { token, body })).toMatchObject({ success: true })
  })

  it('is refused beyond it with both figures, and nothing is taken', async () => {
    const { code, numbers, merchantId } = await lotteryWith({ singleWinLimit }, 2)
    const { member, token } = await platform.signedInMember({ funds: MILLION })
    const line = need(slipOf(code, ['07'], numbers).lines[0])
    const place = (change: object) =>
      platform.call('placeLotteryOrder', { token, body: slipOf(code, ['07'], numbers, change) })
    const refused = await place({ lines: [line, { ...line, unit: '1000.0001' }] })
    expect(refused).toMatchObject({
      status: 422,
      code: 'LOTTERY_LIMIT_WIN',
      field: 'lines.1',
      line: 1,
      playType: 'lo-2',
      win: '2697300.2697',
      limit: '2697300.00',
    })
    expect(refused.message).toMatch(/2\.697\.300,26,.*2\.697\.300 /)
    // Of a plan the draw with the largest multiple counts.
    const [first, second] = numbers
    const plan = [
      { number: first, multiple: 1 },
      { number: second, multiple: 2 },
    ]
    expect(await place({ draws: plan })).toMatchObject({ code: 'LOTTERY_LIMIT_WIN', draw: second, win: '5394600.00' })
    expect(await platform.context.ledger.balance({ merchantId, memberId: member.id }, 'VND')).toBe(MILLION)
  })

  it('holds as it was for a bet that is taken already', async () => {
    const { code, numbers, merchantId } = await lotteryWith({ singleWinLimit })
    const { token } = await platform.signedInMember({ funds: MILLION })
    const asked = { token, body: slipOf(code, ['07'], numbers), idempotencyKey: newId() }
    const taken = await platform.call('placeLotteryOrder', asked)
    await writeRules(platform.database, { merchantId, code, version: 2, singleWinLimit: 1n })
    const lower = { token, body: { ...asked.body, rulesVersion: 2 } }
    expect(await platform.call('placeLotteryOrder', lower)).toMatchObject({ code: 'LOTTERY_LIMIT_WIN' })
    const again = await platform.call('placeLotteryOrder', asked)
    expect(again.value.orders[0]?.id).toBe(taken.value.orders[0]?.id)
  })
})

describe('an order taken back', () => {
  race('returns its stake once, lowers the exposures and leaves turnover as it was', async () => {
    const { code, numbers, first } = await lotteryWith()
    const { member, token } = await platform.signedInMember({ funds: MILLION })
    const placed = await platform.call('placeLotteryOrder', { token, body: slipOf(code, ['07', '08'], numbers) })
    const id = need(placed.value.orders[0]).id
    const [one, two] = await Promise.all(
      [1, 2].map(() => platform.call('cancelLotteryOrder', { token, params: { id } })),
    )
    expect(one?.value).toMatchObject({ mayCancel: false, bets: [{ state: 'VOID' }] })
    expect(two?.value).toEqual(one?.value)
    expect((await platform.call('getBalance', { token })).value).toMatchObject({ balance: '1000000.00' })
    expect((await exposuresOf(first.id)).every(([, , stake, payout]) => stake === 0n && payout === 0n)).toBe(true)
    const bets = await platform.database.query
      .selectFrom('bets')
      .select(['state', 'valid_bet'])
      .where('member_id', '=', member.id)
      .execute()
    expect(bets).toEqual([{ state: 'VOID', valid_bet: 0n }])
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches).toEqual([])
  })

  it('is refused once its draw is closed, and to everybody else', async () => {
    const { code, numbers, merchantId, first } = await lotteryWith()
    const { token } = await platform.signedInMember({ funds: MILLION })
    const placed = await platform.call('placeLotteryOrder', { token, body: slipOf(code, ['07'], numbers) })
    const params = { id: need(placed.value.orders[0]).id }
    const stranger = await platform.signedInMember()
    expect(await platform.call('cancelLotteryOrder', { token: stranger.token, params })).toMatchObject({
      status: 404,
      code: 'LOTTERY_ORDER_NOT_FOUND',
    })
    await closeDraw(platform.database, merchantId, first.id, first.closesAt)
    expect(await platform.call('cancelLotteryOrder', { token, params })).toMatchObject({ code: 'LOTTERY_DRAW_CLOSED' })
  })
})

describe('the betting record', () => {
  it('shows picks and draw of a bet whose draw is open', async () => {
    const { code, numbers } = await lotteryWith()
    const { token } = await platform.signedInMember({ funds: MILLION })
    const placed = await platform.call('placeLotteryOrder', { token, body: slipOf(code, ['07'], numbers) })
    const id = need(placed.value.orders[0]?.bets[0]).id
    const record = await platform.call('listBets', { token })
    expect(record.value.content).toMatchObject([{ id, state: 'OPEN', stake: '27000.00', gameName: `Xổ số ${code}` }])
    const detail = await platform.call('getBet', { token, params: { id } })
    expect(detail.value).toMatchObject({
      transactions: [{ kind: 'BET', amount: '27000.00', balanceAfter: '973000.00' }],
      outcome: { lottery: code, draw: numbers[0], playType: 'lo-2', picks: [['07']], result: null, hits: null },
    })
  })
})

describe('the launch of a lottery', () => {
  it.each([
    ['LOTT', '/lottery'],
    ['TCG_LOTTO_VN', '/vnLottery'],
    ['TCG_SEA', '/seaLottery'],
  ])('of %s is the page %s', async (vendor, path) => {
    const { code } = await openLottery(platform.database, { vendor })
    const { token } = await platform.signedInMember()
    const launched = await platform.call('launchGame', {
      token,
      body: { gameCode: code, lottoArea: 'VN', launchMode: 'LOTT', prizeMode: 'ELOTT', device: 'WEB', language: 'en' },
    })
    expect(launched.value).toMatchObject({
      url: `${path}?gameCode=${code}`,
      keepsWallet: false,
      game: { gameCode: code },
    })
    platform.context.lottery.reading.forget()
    const recent = await platform.call('listRecentLotteries', { token, query: { language: 'en' } })
    expect(recent.value).toMatchObject([{ gameCode: code, name: `Lottery ${code}` }])
  })
})

describe('the menus', () => {
  it('show by prize mode what decision 0013 says, with current and last draw', async () => {
    const fast = await lotteryWith()
    const sea = await lotteryWith({ vendor: 'TCG_SEA', prizeMode: 'SEA' })
    const official = await lotteryWith({
      vendor: 'TCG_LOTTO_VN',
      prizeMode: 'LOTT',
      gameType: 'LOTT',
      isOfficial: true,
    })
    const codes = async (prizeMode?: string) => {
      const menus = await platform.call('listLotteryMenus', prizeMode ? { query: { prizeMode } } : {})
      const shown = menus.value.gameMenus.flatMap(({ games }) => games.map(({ gameCode }) => gameCode))
      return [fast, sea, official].map(({ code }) => shown.includes(code))
    }
    // Kept for a second from what earlier tests asked.
    platform.context.lottery.reading.forget()
    expect(await codes()).toEqual([true, true, true])
    expect(await codes('ELOTT')).toEqual([true, false, true])
    expect(await codes('LOTT')).toEqual([true, false, true])
    expect(await codes('SEA')).toEqual([false, true, false])
    expect(await codes('ZY')).toEqual([true, true, false])
    await platform.database.query
      .updateTable('lottery_draws')
      .set({ state: 'SETTLED', result: '[["12345"]]', draws_at: new Date(Date.now() - 1000) })
      .where('id', '=', fast.first.id)
      .execute()
    await openDraws(platform.database, { ...fast }, { closesIn: 7_200, count: 2, firstNumber: 7 })
    platform.context.lottery.reading.forget()
    const shown = await platform.call('getLottery', { params: { gameCode: fast.code } })
    expect(shown.value).toMatchObject({
      availability: 'OPEN',
      currentDraw: { number: '20261122-0007' },
      lastDraw: { number: '20261122-0001', result: [['12345']] },
    })
    expect(shown.value.upcomingDraws).toHaveLength(2)
    const opened = await platform.call('listOpenedNumbers', { query: { gameCode: fast.code } })
    expect(opened.value).toMatchObject([{ gameCode: fast.code, number: '20261122-0001' }])
    const { token } = await platform.signedInMember()
    const page = await platform.call('listDraws', { token, query: { gameCode: fast.code } })
    expect(page.value).toMatchObject({ totalItems: 1, content: [{ state: 'SETTLED' }] })
    const one = await platform.call('getDraw', { params: { gameCode: fast.code, number: '20261122-0007' } })
    expect(one.value).toMatchObject({ state: 'OPEN', result: null, seed: null })
  })
})
