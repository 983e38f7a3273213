import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { dateAt, nextDate, startOfDate } from '../../server/platform/lib/local-day.ts'
import { MONEY_SCALE } from '../../server/platform/lib/money.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { byTwo } from '../support/two-operators.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const HOUR = 3_600_000
const reason = 'Hoàn trả tháng này'
const RULE = {
  isAutomatic: false,
  rates: [
    { category: 'RNG', percent: 0.5 },
    { category: 'LIVE', percent: 0.3 },
  ],
  leastClaim: '1',
  dailyCap: '1000',
  claimDays: 7,
}
const names = [
  { language: 'vi', name: 'Hạng' },
  { language: 'en', name: 'Level' },
]
const LEVEL = {
  names,
  deposits: '0',
  validBet: '100000',
  keepValidBet: '0',
  upgradeBonus: '0',
  monthlyBonus: '0',
  birthdayBonus: '0',
  rebateRise: 10,
}

describeOnEachDatabase('rebates', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    const database = await open()
    platform = await startPlatform({ database })
    await platform.context.jobs.start({ work: false })
    await noonAfter(1)
    expect(await byTwo(platform, 'updateVipLevels', { body: { levels: [LEVEL], reason } })).toMatchObject({
      success: true,
    })
    await rule()
  }, 90_000)
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    // The bets of these tests have no money of their own.
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.context.jobs.stop()
    await platform.stop()
    await platform.database.close()
  })

  const today = () => dateAt(platform.clock.now(), ZONE)
  /** Noon of a day to come, so that no test crosses midnight by itself. */
  async function noonAfter(days: number) {
    let day = today()
    for (let passed = 0; passed < days; passed += 1) day = nextDate(day)
    platform.clock.advance(startOfDate(day, ZONE).getTime() + 12 * HOUR - platform.clock.now().getTime())
  }
  /** Puts a rule in force; the day that runs ends with it. */
  async function rule(change: object = {}) {
    const answer = await byTwo(platform, 'updateRebateRules', { body: { ...RULE, ...change, reason } })
    expect(answer).toMatchObject({ success: true, value: { proposal: null } })
  }
  const runDaily = () => platform.context.rebates.runDaily()
  /** Goes to the noon of the next day, and has the one before closed. */
  async function nextDay(days = 1) {
    await noonAfter(days)
    await runDaily()
  }

  const player = async () => {
    const { member } = await platform.signedInMember()
    return { merchantId: SENVANG, memberId: member.id }
  }
  type Player = Awaited<ReturnType<typeof player>>
  /** A session that is fresh, however far the clock went. */
  const tokenOf = async (owner: Player) =>
    (
      await platform.database.transaction((tx) =>
        platform.context.sessions.open(tx, { ...owner, ip: '10.1.2.3', userAgent: 'test' }),
      )
    ).token
  const bet = async (owner: Player, amount: number, gameType = 'RNG') => {
    const id = await writeBet(platform.database, owner, {
      stake: BigInt(amount) * MONEY_SCALE,
      gameType,
      placedAt: platform.clock.now(),
    })
    await platform.context.turnover.count(owner)
    return id
  }
  const takeBack = (owner: Player, id: string) =>
    decideBet(platform.database, owner, id, { state: 'VOID', validBet: 0n })
  const read = async (owner: Player) => {
    const answer = await platform.call('getRebates', { token: await tokenOf(owner) })
    expect(answer).toMatchObject({ success: true })
    return need(answer.value)
  }
  const claim = async (owner: Player, categories?: string[]) =>
    platform.call('claimRebates', { token: await tokenOf(owner), body: { ...(categories && { categories }) } })
  const claims = async (owner: Player) =>
    (await platform.call('listRebateClaims', { token: await tokenOf(owner) })).value.content
  const balance = async (owner: Player) =>
    (await platform.call('getBalance', { token: await tokenOf(owner) })).value.balance
  const raise = (owner: Player, percent: number, days: number, id: string = newId()) =>
    platform.database.transaction((tx) =>
      platform.context.rebates.raise(tx, {
        ...owner,
        document: { kind: 'seed', id },
        percent,
        from: platform.clock.now(),
        until: new Date(platform.clock.now().getTime() + days * 24 * HOUR),
      }),
    )

  it('a day is shown as it runs, and can be claimed once it is over, to the cent', async () => {
    const who = await player()
    await bet(who, 12_345)
    await bet(who, 1_000, 'LIVE')
    await bet(who, 9_999, 'FISH')
    expect(await read(who)).toMatchObject({
      claimable: '0.00',
      accruals: [
        { category: 'LIVE', validBet: '1000.00', rate: 30, worth: '3.00', state: 'RUNNING' },
        { category: 'RNG', validBet: '12345.00', base: 50, level: 0, worth: '61.725', state: 'RUNNING' },
      ],
    })
    expect(await claim(who)).toMatchObject({ status: 409, code: 'REBATE_NOTHING_OPEN' })
    await nextDay()
    expect(await read(who)).toMatchObject({ claimable: '64.725', owed: '0.00' })
    const { value } = await claim(who)
    expect(value).toMatchObject({ amount: '64.725', channel: 'MEMBER', categories: ['LIVE', 'RNG'] })
    expect(await balance(who)).toBe('64.725')
    expect(await claim(who)).toMatchObject({ code: 'REBATE_NOTHING_OPEN' })
    const detail = await platform.call('getRebateClaim', { token: await tokenOf(who), params: { id: value.id } })
    expect(detail.value.lines).toMatchObject([
      { category: 'LIVE', validBet: '1000.00', rate: 30, amount: '3.00' },
      { category: 'RNG', validBet: '12345.00', rate: 50, amount: '61.725' },
    ])
  })

  it('what is given has to be played once', async () => {
    const who = await player()
    await bet(who, 10_000)
    await nextDay()
    await claim(who)
    const { required } = await platform.context.turnover.remaining(who, 'VND')
    expect(required).toBe(50n * MONEY_SCALE)
  })

  it('a level and a promise raise what a category gives, as they were when the day ended', async () => {
    const who = await player()
    const promise = newId()
    await raise(who, 20, 1, promise)
    await raise(who, 20, 1, promise)
    await bet(who, 100_000)
    await bet(who, 5_000, 'FISH')
    await platform.context.vip.climb(SENVANG)
    expect((await read(who)).accruals).toMatchObject([{ category: 'RNG', base: 50, level: 10, rise: 20, rate: 80 }])
    await noonAfter(1)
    // The promise was over at noon; the day before ended with it.
    await bet(who, 10_000)
    await runDaily()
    expect((await read(who)).accruals).toMatchObject([
      { category: 'RNG', levelRank: 1, level: 10, rise: 20, worth: '800.00', state: 'OPEN' },
      { category: 'RNG', levelRank: 1, level: 10, rise: 0, worth: '60.00', state: 'RUNNING' },
    ])
    expect((await claim(who)).value.amount).toBe('800.00')
  })

  it('a rule that changes leaves closed days as they are', async () => {
    const who = await player()
    await bet(who, 10_000)
    await nextDay()
    await rule({ rates: [{ category: 'RNG', percent: 1 }] })
    expect((await read(who)).accruals).toMatchObject([{ rate: 50, worth: '50.00' }])
    await bet(who, 10_000)
    await nextDay()
    expect((await claim(who)).value.amount).toBe('150.00')
    await rule()
  })

  it('the cap of a day holds for its categories together', async () => {
    const who = await player()
    await bet(who, 500_000, 'LIVE')
    await bet(who, 500_000)
    await nextDay()
    expect((await read(who)).accruals).toMatchObject([
      { category: 'LIVE', worth: '1000.00', isCapped: true },
      { category: 'RNG', worth: '0.00', isCapped: true },
    ])
    expect((await claim(who)).value.amount).toBe('1000.00')
  })

  it('a bet taken back before the claim lowers it, one taken back afterwards is worked off', async () => {
    const who = await player()
    const first = await bet(who, 1_000)
    const second = await bet(who, 2_000)
    await bet(who, 10_000, 'LIVE')
    await nextDay()
    await takeBack(who, first)
    expect((await claim(who, ['RNG'])).value.amount).toBe('10.00')
    await takeBack(who, second)
    expect(await read(who)).toMatchObject({
      owed: '10.00',
      claimable: '20.00',
      accruals: [
        { category: 'LIVE', open: '30.00', state: 'OPEN' },
        { category: 'RNG', validBet: '0.00', given: '10.00', open: '-10.00', state: 'OWED' },
      ],
    })
    // Whatever is claimed, what is owed comes off.
    expect((await claim(who, ['LIVE'])).value).toMatchObject({ amount: '20.00', categories: ['LIVE', 'RNG'] })
    expect(await balance(who)).toBe('30.00')
    expect(await read(who)).toMatchObject({ owed: '0.00', claimable: '0.00', accruals: [] })
  })

  it('what is owed is carried over until there is enough', async () => {
    const who = await player()
    const taken = await bet(who, 2_000)
    await nextDay()
    await claim(who)
    await takeBack(who, taken)
    await bet(who, 1_000)
    await nextDay()
    expect(await read(who)).toMatchObject({ owed: '10.00', claimable: '0.00' })
    expect(await claim(who)).toMatchObject({ code: 'REBATE_TOO_LITTLE' })
    await bet(who, 1_600)
    await nextDay()
    expect((await claim(who)).value.amount).toBe('3.00')
    expect(await balance(who)).toBe('13.00')
  })

  it('a bet that is settled after its day was closed joins it at its rate', async () => {
    const who = await player()
    const late = await writeBet(platform.database, who, {
      stake: 1_000n * MONEY_SCALE,
      state: 'OPEN',
      placedAt: platform.clock.now(),
    })
    await bet(who, 1_000)
    await nextDay()
    expect((await claim(who)).value.amount).toBe('5.00')
    await decideBet(platform.database, who, late, { state: 'SETTLED', validBet: 1_000n * MONEY_SCALE })
    expect((await claim(who)).value.amount).toBe('5.00')
  })

  race('who claims from many places at once is given each accrual once', async () => {
    const who = await player()
    await bet(who, 10_000)
    await bet(who, 10_000, 'LIVE')
    await nextDay()
    const answers = await Promise.all([
      claim(who),
      claim(who, ['RNG']),
      claim(who, ['LIVE']),
      claim(who),
      runDaily(),
      claim(who, ['LIVE', 'RNG']),
    ])
    const given = answers.filter((answer) => answer?.success)
    expect(given.length).toBeGreaterThanOrEqual(1)
    expect(await balance(who)).toBe('80.00')
    expect(await read(who)).toMatchObject({ claimable: '0.00', owed: '0.00' })
  })

  it('less than the least amount waits for more, and lapses in the end', async () => {
    const who = await player()
    await bet(who, 100)
    await nextDay()
    expect(await claim(who)).toMatchObject({ status: 409, code: 'REBATE_TOO_LITTLE' })
    await bet(who, 100)
    await nextDay()
    expect((await claim(who)).value.amount).toBe('1.00')
    await bet(who, 10_000)
    await nextDay()
    expect(await read(who)).toMatchObject({ claimable: '50.00' })
    await nextDay(6)
    expect(await read(who)).toMatchObject({ claimable: '50.00' })
    await nextDay()
    expect(await read(who)).toMatchObject({ claimable: '0.00', accruals: [] })
    expect(await claim(who)).toMatchObject({ code: 'REBATE_NOTHING_OPEN' })
  })

  it('what lapses works off what is owed first', async () => {
    const who = await player()
    const taken = await bet(who, 2_000)
    await nextDay()
    await claim(who)
    await takeBack(who, taken)
    await bet(who, 1_200)
    await nextDay()
    await nextDay(7)
    expect(await read(who)).toMatchObject({ owed: '4.00', accruals: [{ state: 'OWED', open: '-4.00' }] })
    expect((await claims(who))[0]).toMatchObject({ amount: '0.00', channel: 'JOB' })
    await nextDay()
    expect(await read(who)).toMatchObject({ owed: '4.00' })
  })

  it('the daily job gives from the same accruals, and nothing twice', async () => {
    await rule({ isAutomatic: true })
    const who = await player()
    const small = await player()
    const resting = await player()
    for (const [each, amount] of [
      [who, 10_000],
      [small, 100],
      [resting, 10_000],
    ] as const)
      await bet(each, amount)
    const token = await tokenOf(resting)
    await platform.call('startTimeOut', { token, body: { length: 'DAY' } })
    await noonAfter(1)
    await Promise.all([runDaily(), runDaily()])
    await runDaily()
    expect(await balance(who)).toBe('50.00')
    expect(await claims(who)).toMatchObject([{ amount: '50.00', channel: 'JOB' }])
    expect(await claim(who)).toMatchObject({ code: 'REBATE_NOTHING_OPEN' })
    expect(await balance(small)).toBe('0.00')
    await bet(small, 100)
    await nextDay()
    expect(await balance(small)).toBe('1.00')
    expect(await claims(resting)).toEqual([])
    expect(await read(resting)).toMatchObject({ claimable: '50.00' })
    await rule()
  })

  it('who is excluded is given nothing', async () => {
    const who = await player()
    await bet(who, 10_000)
    await nextDay()
    const token = await tokenOf(who)
    await platform.call('startTimeOut', { token, body: { length: 'DAY' } })
    expect(await platform.call('claimRebates', { token, body: {} })).toMatchObject({ code: 'REWARDS_NOT_FOR_YOU' })
    expect(await balance(who)).toBe('0.00')
  })

  it('who plays for free sees what he would get, and gets nothing', async () => {
    const { token, member } = await platform.signedInMember({ type: 4 })
    await bet({ merchantId: SENVANG, memberId: member.id }, 10_000)
    const { value } = await platform.call('getRebates', { token })
    expect(value).toMatchObject({ accruals: [], claimable: '0.00' })
    expect(value.rates.find(({ category }) => category === 'RNG')).toMatchObject({ rate: 50 })
    expect(await platform.call('claimRebates', { token, body: {} })).toMatchObject({ status: 403 })
  })

  it('a claim is seen by operators of its brand alone', async () => {
    const who = await player()
    await bet(who, 10_000)
    await nextDay()
    const { value } = await claim(who)
    const operator = await platform.operator('operator')
    const params = { id: value.id }
    expect(await platform.call('findOperatorRebateClaim', { token: operator, params })).toMatchObject({
      value: { memberId: who.memberId, amount: '50.00', lines: [{ category: 'RNG', amount: '50.00' }] },
    })
    const other = await platform.call('findOperatorRebateClaim', { token: operator, params, merchant: 'SAKURA' })
    expect(other).toMatchObject({ status: 404, code: 'REBATE_CLAIM_NOT_FOUND' })
    const stranger = await player()
    const answer = await platform.call('getRebateClaim', { token: await tokenOf(stranger), params })
    expect(answer).toMatchObject({ status: 404, code: 'REBATE_CLAIM_NOT_FOUND' })
  })

  it('a rule that gives more takes two operators, one that gives less is in force at once', async () => {
    const token = await platform.operator('operator')
    const change = (body: object) => platform.call('updateRebateRules', { token, body: { ...RULE, ...body, reason } })
    const raised = await change({ claimDays: 8 })
    expect(raised.value).toMatchObject({ claimDays: 7, proposal: { kind: 'rebateRules' } })
    const twice = [...RULE.rates, { category: 'RNG', percent: 0.1 }]
    expect(await change({ rates: twice })).toMatchObject({ status: 422, code: 'REBATE_RATES_INVALID' })
    expect((await change({ claimDays: 6 })).value).toMatchObject({ claimDays: 6, proposal: null })
    await rule()
  })
})
