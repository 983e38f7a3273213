import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatMoney } from '../../server/platform/lib/money.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { findDraw, findOpenDraw, openOnly, writeLotteryBet } from '../support/lottery.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

const STATION = 'VN_TIEN_GIANG'
const UNIT = 10_000_000n
const FUNDS = 100n * UNIT

/** A result of the south whose special prize ends with these two digits. */
const resultWith = (digits: string) => [
  [`0000${digits}`],
  ['11111'],
  ['22222'],
  ['33333', '33333'],
  ['44444', '44444', '44444', '44444', '44444', '44444', '44444'],
  ['5555'],
  ['6666', '6666', '6666'],
  ['777'],
  ['88'],
]

describeOnEachDatabase('results and corrections of draws', (open) => {
  let platform: TestPlatform
  let tokens: Record<'operator' | 'operator2' | 'support', string>
  beforeAll(async () => {
    const database = await open()
    platform = await startPlatform({ database })
    await platform.context.jobs.start({ work: false })
    // A week passes with each draw.
    await openOnly(database, SENVANG, [STATION, 'VN_SOUTH_5M'])
  }, 120_000)
  afterAll(async () => {
    await platform.context.jobs.stop()
    await platform.stop()
    await platform.database.close()
  })

  /** The draw of a station, closed and due, with bets of members; the clock stands after it. */
  async function dueDraw(bets: readonly { number: string; rebateRate?: number; uplineId?: string }[] = []) {
    await platform.context.lottery.draws.schedule()
    const draw = await findOpenDraw(platform, SENVANG, STATION)
    const members = []
    for (const { number, rebateRate = 0, ...upline } of bets) {
      const { id: memberId } = await platform.member({ merchantId: SENVANG, funds: FUNDS, ...upline })
      const wish = {
        merchantId: SENVANG,
        memberId,
        drawId: draw.id,
        family: 'VN_SOUTH',
        playType: 'de-special',
      } as const
      const bet = await platform.database.transaction((tx) =>
        writeLotteryBet(tx, platform.context.ledger, { ...wish, picks: [[number]], rebateRate }),
      )
      members.push({ memberId, betId: bet.id })
    }
    platform.clock.advance(draw.draws_at.getTime() - platform.clock.now().getTime())
    await platform.context.lottery.draws.carryOut()
    tokens = {
      operator: await platform.operator('operator'),
      operator2: await platform.operator('operator2'),
      support: await platform.operator('support'),
    }
    return { id: draw.id, members }
  }
  const enter = (id: string, who: keyof typeof tokens, result: string[][]) =>
    platform.call('enterDrawResult', { params: { id }, token: tokens[who], body: { result } })
  const stateOf = async (id: string) => (await findDraw(platform.database, SENVANG, id)).state
  const balanceOf = (memberId: string) => platform.context.ledger.balance({ merchantId: SENVANG, memberId }, 'VND')
  const betOf = (id: string) =>
    platform.database.query.selectFrom('bets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  async function settled(numbers: Parameters<typeof dueDraw>[0], digits: string) {
    const draw = await dueDraw(numbers)
    await enter(draw.id, 'operator', resultWith(digits))
    await enter(draw.id, 'operator2', resultWith(digits))
    await platform.context.lottery.draws.settle({ merchantId: SENVANG, drawId: draw.id })
    expect(await stateOf(draw.id)).toBe('SETTLED')
    return draw
  }
  async function correct(id: string, body: { kind: 'VOID' | 'RESETTLE'; result?: string[][] }) {
    const asked = await platform.call('requestDrawCorrection', {
      ...{ params: { id }, token: tokens.operator },
      body: { ...body, reason: 'the company told another number' },
    })
    expect(asked).toMatchObject({ success: true, value: { state: 'ASKED' } })
    const decision = { params: { id: asked.value.id }, body: { isApproved: true, reason: 'checked with the company' } }
    expect(await platform.call('decideDrawCorrection', { ...decision, token: tokens.operator })).toMatchObject({
      code: 'CORRECTION_OWN',
    })
    const approved = await platform.call('decideDrawCorrection', { ...decision, token: tokens.operator2 })
    expect(approved).toMatchObject({ success: true, value: { state: 'RUNNING' } })
    const key = { merchantId: SENVANG, correctionId: asked.value.id }
    // Twice at once, as after a worker that was taken for dead.
    await Promise.all([1, 2].map(() => platform.context.lottery.draws.carryOutCorrection(key)))
    return need(
      (await platform.call('listDrawCorrections', { token: tokens.operator, query: { drawId: id } })).value.content[0],
    )
  }
  async function expectBalancedBooks() {
    await platform.context.turnover.countWaiting()
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  }

  it('leave what counts as lost the same when a limit on losses is set again', async () => {
    const draw = await dueDraw([
      { number: '07', rebateRate: 100 },
      { number: '08', rebateRate: 100 },
    ])
    const { limits } = platform.context.protection
    const wish = { kind: 'LOSS', period: 'MONTH', amount: '900000000' } as const
    const expectSameAgain = async () => {
      for (const { memberId } of draw.members) {
        const member = { merchantId: SENVANG, memberId }
        const [before] = await limits.list(member)
        const [after] = await limits.set(member, wish)
        expect(after?.used).toBe(before?.used)
      }
    }
    for (const { memberId } of draw.members) await limits.set({ merchantId: SENVANG, memberId }, wish)
    await enter(draw.id, 'operator', resultWith('07'))
    await enter(draw.id, 'operator2', resultWith('07'))
    await platform.context.lottery.draws.settle({ merchantId: SENVANG, drawId: draw.id })
    await expectSameAgain()
    await correct(draw.id, { kind: 'RESETTLE', result: resultWith('08') })
    await expectSameAgain()
    await correct(draw.id, { kind: 'VOID' })
    await expectSameAgain()
  })

  it('are drawn when two people enter the same, and neither sees the other before', async () => {
    const draw = await dueDraw()
    expect(await enter(draw.id, 'support', resultWith('07'))).toMatchObject({ status: 403 })
    expect(await enter(draw.id, 'operator', [['1']])).toMatchObject({
      code: 'LOTTERY_DRAW_RESULT_WRONG',
      flaw: 'GROUPS_WRONG',
    })
    const wrong = resultWith('07').with(2, ['2222'])
    expect(await enter(draw.id, 'operator', wrong)).toMatchObject({
      code: 'LOTTERY_DRAW_RESULT_WRONG',
      group: 'second',
    })

    expect(await enter(draw.id, 'operator', resultWith('07'))).toMatchObject({ value: { draw: { state: 'CLOSED' } } })
    // The same person twice is still one.
    expect(await enter(draw.id, 'operator', resultWith('07'))).toMatchObject({ value: { draw: { state: 'CLOSED' } } })
    const seen = await platform.call('getOperatorDraw', { params: { id: draw.id }, token: tokens.operator2 })
    expect(seen.value.entries).toMatchObject([{ enteredBy: 'operator', isOwn: false, result: null }])
    const drawn = await enter(draw.id, 'operator2', resultWith('07'))
    expect(drawn.value).toMatchObject({ draw: { state: 'SETTLED', result: resultWith('07'), resultVersion: 1 } })
    expect(await enter(draw.id, 'operator', resultWith('08'))).toMatchObject({ code: 'LOTTERY_DRAW_NOT_WAITING' })
  }, 60_000)

  it('are held when they differ, until somebody puts his entry right', async () => {
    const draw = await dueDraw()
    await enter(draw.id, 'operator', resultWith('07'))
    expect(await enter(draw.id, 'operator2', resultWith('70'))).toMatchObject({ value: { draw: { state: 'HELD' } } })
    const listed = await platform.call('listOperatorDraws', { token: tokens.support, query: { state: 'HELD' } })
    expect(listed.value.content).toMatchObject([{ id: draw.id, gameCode: STATION, isOfficial: true }])
    const drawn = await enter(draw.id, 'operator2', resultWith('07'))
    expect(drawn.value.draw).toMatchObject({ state: 'SETTLED', result: resultWith('07') })
  }, 60_000)

  it('are not drawn nor corrected by the word of somebody who works here no more', async () => {
    const { id } = await dueDraw()
    const role = async (name: string) =>
      platform.database.raw(
        `update operator_merchants set house_role = $1
          where operator_id = (select id from operators where account = 'operator')`,
        [name],
      )
    await enter(id, 'operator', resultWith('11'))
    await role('SUPPORT')
    await enter(id, 'operator2', resultWith('11'))
    expect(await stateOf(id)).toBe('CLOSED')
    await role('ADMIN')
    await enter(id, 'operator2', resultWith('11'))
    await platform.context.lottery.draws.settle({ merchantId: SENVANG, drawId: id })
    expect(await stateOf(id)).toBe('SETTLED')
    const asked = await platform.call('requestDrawCorrection', {
      ...{ params: { id }, token: tokens.operator },
      body: { kind: 'VOID', reason: 'drawn twice' },
    })
    const decide = (isApproved: boolean) =>
      platform.call('decideDrawCorrection', {
        ...{ params: { id: asked.value.id }, token: tokens.operator2 },
        body: { isApproved, reason: 'checked with the company' },
      })
    await role('SUPPORT')
    expect(await decide(true)).toMatchObject({ status: 409, code: 'FOUR_EYES_GONE' })
    expect((await decide(false)).value).toMatchObject({ state: 'REFUSED' })
    await role('ADMIN')
  })

  it('are not entered for our own draws, nor before the time', async () => {
    await dueDraw()
    await platform.context.lottery.draws.schedule()
    const own = await findOpenDraw(platform, SENVANG, 'VN_SOUTH_5M')
    expect(await enter(own.id, 'operator', resultWith('07'))).toMatchObject({ code: 'LOTTERY_DRAW_IS_SEEDED' })
    const early = await findOpenDraw(platform, SENVANG, STATION)
    expect(await enter(early.id, 'operator', resultWith('07'))).toMatchObject({ code: 'LOTTERY_DRAW_NOT_DUE' })
  }, 60_000)

  it('put right: wins are taken back as far as they are there, others are paid, turnover stays', async () => {
    const draw = await settled([{ number: '07' }, { number: '07' }, { number: '70' }, { number: '99' }], '07')
    const [winner, spender, other, loser] = draw.members.map(need)
    const { payout } = await betOf(need(winner).betId)
    const start = FUNDS - UNIT
    expect(await balanceOf(need(winner).memberId)).toBe(start + payout)
    // Whoever spent the win.
    const left = UNIT
    await platform.database.transaction((tx) =>
      platform.context.ledger.post(tx, [
        {
          ...{
            merchantId: SENVANG,
            memberId: need(spender).memberId,
            source: 'test',
            key: draw.id,
            kind: 'ADJUSTMENT',
          },
          ...{ document: { kind: 'seed', id: draw.id }, currency: 'VND', amount: start + payout - left },
          ...{ from: 'CASH', to: 'HOUSE:ADJUSTMENT' },
        },
      ]),
    )
    const wish = { kind: 'RESETTLE', result: resultWith('70') } as const
    const preview = await platform.call('previewDrawCorrection', {
      ...{ params: { id: draw.id }, token: tokens.support, body: wish },
    })
    expect(preview.value).toMatchObject({ bets: 3, memberCount: 3, uncollectedWins: 1, validBetChange: '0.00' })
    const amount = (text: string) => BigInt(Math.round(Number(text) * 10_000))
    expect(amount(preview.value.uncollected)).toBe(payout - left)
    expect(amount(preview.value.payoutBefore)).toBe(2n * payout)
    expect(amount(preview.value.payoutAfter)).toBe(payout)

    const done = await correct(draw.id, wish)
    expect(done).toMatchObject({ state: 'DONE', bets: 3, uncollected: preview.value.uncollected })
    expect(await balanceOf(need(winner).memberId)).toBe(start)
    expect(await balanceOf(need(spender).memberId)).toBe(0n)
    expect(await balanceOf(need(other).memberId)).toBe(start + payout)
    expect(await balanceOf(need(loser).memberId)).toBe(start)
    expect(await betOf(need(spender).betId)).toMatchObject({ state: 'SETTLED', payout: payout - left, valid_bet: UNIT })
    expect((await findDraw(platform.database, SENVANG, draw.id)).result_version).toBe(2)
    await expectBalancedBooks()

    // And back again: what the spender kept counts for him.
    await correct(draw.id, { kind: 'RESETTLE', result: resultWith('07') })
    expect(await balanceOf(need(winner).memberId)).toBe(start + payout)
    expect(await balanceOf(need(other).memberId)).toBe(start)
    expect(await balanceOf(need(spender).memberId)).toBe(left)
    await expectBalancedBooks()
  }, 120_000)

  it("show beforehand how the figures of each upline's team change", async () => {
    const [first, second] = [await platform.member(), await platform.member()]
    const draw = await settled(
      [
        { number: '07', uplineId: first.id },
        { number: '99', uplineId: first.id },
        { number: '70', uplineId: second.id },
        { number: '70' },
      ],
      '07',
    )
    const { payout } = await betOf(need(draw.members[0]).betId)
    const preview = async (body: { kind: 'VOID' | 'RESETTLE'; result?: string[][] }) =>
      (await platform.call('previewDrawCorrection', { params: { id: draw.id }, token: tokens.operator, body })).value
    const one = { uplineId: first.id, uplineAccount: first.account }
    const other = { uplineId: second.id, uplineAccount: second.account }

    const resettled = await preview({ kind: 'RESETTLE', result: resultWith('70') })
    expect(resettled.teamCount).toBe(2)
    expect(resettled.teams).toHaveLength(2)
    const unchanged = { memberCount: 1, bets: 0, validBet: '0.00' }
    expect(resettled.teams).toContainEqual({ ...one, ...unchanged, profit: formatMoney(-payout) })
    expect(resettled.teams).toContainEqual({ ...other, ...unchanged, profit: formatMoney(payout) })

    const made = await preview({ kind: 'VOID' })
    // The most concerned first: a win is more than a stake.
    expect(made.teams).toEqual([
      { ...one, memberCount: 2, bets: -2, validBet: formatMoney(-2n * UNIT), profit: formatMoney(2n * UNIT - payout) },
      { ...other, memberCount: 1, bets: -1, validBet: formatMoney(-UNIT), profit: formatMoney(UNIT) },
    ])
  }, 60_000)

  it('void: stakes go back, wins and rebates are taken back, turnover and summaries follow', async () => {
    const draw = await settled(
      [
        { number: '07', rebateRate: 200 },
        { number: '99', rebateRate: 200 },
      ],
      '07',
    )
    await platform.context.turnover.countWaiting()
    const preview = await platform.call('previewDrawCorrection', {
      ...{ params: { id: draw.id }, token: tokens.operator, body: { kind: 'VOID' } },
    })
    expect(preview.value).toMatchObject({
      ...{ bets: 2, stakeReturned: '2000.00', rebateTaken: '40.00', payoutAfter: '0.00', uncollected: '0.00' },
      validBetChange: '-2000.00',
    })
    expect(preview.value.hours.reduce((sum, { bets }) => sum + bets, 0)).toBe(-2)
    expect(await correct(draw.id, { kind: 'VOID' })).toMatchObject({ state: 'DONE', bets: 2 })
    for (const { memberId, betId } of draw.members) {
      expect(await balanceOf(memberId)).toBe(FUNDS)
      expect(await betOf(betId)).toMatchObject({ state: 'VOID', valid_bet: 0n, payout: 0n })
    }
    expect(await stateOf(draw.id)).toBe('VOID')
    await expectBalancedBooks()
    const again = await platform.call('requestDrawCorrection', {
      ...{ params: { id: draw.id }, token: tokens.operator, body: { kind: 'VOID', reason: 'once more' } },
    })
    expect(again).toMatchObject({ code: 'LOTTERY_DRAW_IS_VOID' })
  }, 120_000)

  it('void while open: no bet is taken any more, and the seed is shown', async () => {
    await platform.context.lottery.draws.schedule()
    await platform.context.lottery.draws.carryOut()
    const draw = await findOpenDraw(platform, SENVANG, 'VN_SOUTH_5M')
    const { id: uplineId } = await platform.member()
    const { id: memberId } = await platform.member({ merchantId: SENVANG, funds: FUNDS, uplineId })
    const wish = { merchantId: SENVANG, memberId, drawId: draw.id, family: 'VN_SOUTH', playType: 'de-special' } as const
    await platform.database.transaction((tx) =>
      writeLotteryBet(tx, platform.context.ledger, { ...wish, picks: [['07']] }),
    )
    // What was never settled is in nobody's figures.
    const preview = await platform.call('previewDrawCorrection', {
      ...{ params: { id: draw.id }, token: tokens.operator, body: { kind: 'VOID' } },
    })
    expect(preview.value).toMatchObject({ bets: 1, teamCount: 0, teams: [] })
    expect(await correct(draw.id, { kind: 'VOID' })).toMatchObject({ state: 'DONE', bets: 1 })
    expect(await balanceOf(memberId)).toBe(FUNDS)
    const [taken] = await platform.database.raw<{ state: string }>('select * from lottery_take_draw($1, $2, $3)', [
      ...[SENVANG, draw.id, platform.clock.now()],
    ])
    expect(taken?.state).toBe('VOID')
    const shown = await platform.call('getOperatorDraw', { params: { id: draw.id }, token: tokens.operator })
    expect(shown.value).toMatchObject({
      draw: { result: null },
      audit: { isCommitmentKept: true, isResultEqual: null },
    })
    await expectBalancedBooks()
  }, 60_000)
})
