import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlainText } from '../../server/platform/lib/credentials.ts'
import { dateAt, mondayOf, nextWeek, startOfDate } from '../../server/platform/lib/local-day.ts'
import { MONEY_SCALE } from '../../server/platform/lib/money.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { byTwo } from '../support/two-operators.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const reason = 'Sự kiện tuần này'

describeOnEachDatabase('missions and leaderboards', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    // Noon of a Monday: no test crosses midnight by itself.
    const monday = startOfDate(nextWeek(mondayOf(dateAt(platform.clock.now(), ZONE))), ZONE)
    platform.clock.advance(monday.getTime() + 12 * HOUR - platform.clock.now().getTime())
  }, 90_000)
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    // The bets of these tests have no money of their own.
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  const player = async () => {
    const { member, token } = await platform.signedInMember()
    return { token, owner: { merchantId: SENVANG, memberId: member.id } }
  }
  type Player = Awaited<ReturnType<typeof player>>
  /** A session that lasts, however far the clock went. */
  const again = async ({ owner }: Player): Promise<Player> => {
    const session = { ...owner, ip: '10.1.2.3', userAgent: 'test' }
    const opened = await platform.database.transaction((tx) => platform.context.sessions.open(tx, session))
    return { token: opened.token, owner }
  }
  const bet = ({ owner }: Player, amount: number, placedAt = platform.clock.now()) =>
    writeBet(platform.database, owner, { stake: BigInt(amount) * MONEY_SCALE, placedAt })
  const takeBack = ({ owner }: Player, id: string) =>
    decideBet(platform.database, owner, id, { state: 'VOID', validBet: 0n })
  const windows = async ({ token }: Player, code: string) => {
    const { value } = await platform.call('getMissions', { token })
    return need(value).filter((mission) => mission.code === code)
  }
  const mission = async (who: Player, code: string) => need((await windows(who, code))[0])
  const claim = ({ token }: Player, code: string, startsOn: string) =>
    platform.call('claimMission', { token, body: { code, startsOn } })
  const balance = async ({ token }: Player) => (await platform.call('getBalance', { token })).value.balance

  /** A mission of its own, that no other test plays. */
  async function begin(change: object = {}) {
    const code = `thu-${newPlainText(10).toLowerCase()}`
    const body = {
      code,
      names: [{ language: 'vi', name: 'Thử' }],
      period: 'DAY',
      goal: 'VALID_BET',
      categories: [],
      target: '100',
      reward: '7',
      reason,
      ...change,
    }
    const answer = await byTwo(platform, 'createMission', { body })
    expect(answer).toMatchObject({ success: true, value: { mission: { code }, proposal: null } })
    return code
  }
  /** Ends it, so that it counts in no other test. */
  const end = async (code: string) =>
    platform.call('endMission', { token: await platform.operator(), params: { code }, body: { reason } })

  it('counts what is asked for, live, and gives the reward once a window', async () => {
    const code = await begin({ categories: ['RNG'] })
    const who = await player()
    expect(await mission(who, code)).toMatchObject({ done: '0.00', target: '100.00', reward: '7.00', state: 'OPEN' })
    await bet(who, 60)
    await writeBet(platform.database, who.owner, {
      stake: 500n * MONEY_SCALE,
      gameType: 'LIVE',
      placedAt: platform.clock.now(),
    })
    const { startsOn, done } = await mission(who, code)
    expect(done).toBe('60.00')
    expect(await claim(who, code, startsOn)).toMatchObject({ status: 409, code: 'MISSION_NOT_REACHED' })
    await bet(who, 40)
    expect(await mission(who, code)).toMatchObject({ done: '100.00', state: 'REACHED' })
    expect((await claim(who, code, startsOn)).success).toBe(true)
    expect((await claim(who, code, startsOn)).success).toBe(true)
    expect(await balance(who)).toBe('7.00')
    expect(await mission(who, code)).toMatchObject({ state: 'CLAIMED', shortfall: '0.00' })
    await end(code)
  })

  race('who claims several times at once is given the reward once', async () => {
    const code = await begin()
    const who = await player()
    await bet(who, 100)
    const { startsOn } = await mission(who, code)
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim(who, code, startsOn)))
    expect(answers.map(({ success }) => success)).toEqual(Array(6).fill(true))
    expect(await balance(who)).toBe('7.00')
    await end(code)
  })

  it('a bet taken back takes its progress with it', async () => {
    const code = await begin({ goal: 'BETS', target: '2' })
    const who = await player()
    await bet(who, 1)
    const second = await bet(who, 1)
    expect(await mission(who, code)).toMatchObject({ done: '2.00', state: 'REACHED' })
    await takeBack(who, second)
    const { startsOn } = await mission(who, code)
    expect(await claim(who, code, startsOn)).toMatchObject({ code: 'MISSION_NOT_REACHED' })
    expect(await mission(who, code)).toMatchObject({ done: '1.00', state: 'OPEN' })
    await end(code)
  })

  it('what is taken back after the reward is shown, and worked off in the next window', async () => {
    const code = await begin()
    const first = await player()
    await bet(first, 60)
    const lost = await bet(first, 40)
    const { startsOn } = await mission(first, code)
    await claim(first, code, startsOn)
    await takeBack(first, lost)
    expect(await mission(first, code)).toMatchObject({ state: 'CLAIMED', shortfall: '40.00' })
    platform.clock.advance(DAY)
    const who = await again(first)
    expect(await mission(who, code)).toMatchObject({ done: '0.00', owed: '40.00' })
    await bet(who, 120)
    const next = await mission(who, code)
    expect(next).toMatchObject({ done: '80.00', state: 'OPEN' })
    expect(await claim(who, code, next.startsOn)).toMatchObject({ code: 'MISSION_NOT_REACHED' })
    await bet(who, 20)
    expect((await claim(who, code, next.startsOn)).success).toBe(true)
    expect(await balance(who)).toBe('14.00')
    platform.clock.advance(DAY)
    expect(await mission(await again(who), code)).toMatchObject({ owed: '0.00' })
    await end(code)
  })

  it('days in a row begin anew after a day without a bet', async () => {
    const code = await begin({ goal: 'DAYS_IN_ROW', period: 'ONCE', target: '3' })
    let who = await player()
    for (const days of [1, 2, 1, 1]) {
      await bet(who, 1)
      await platform.context.turnover.count(who.owner)
      platform.clock.advance(days * DAY)
      who = await again(who)
    }
    expect(await mission(who, code)).toMatchObject({ done: '2.00', state: 'OPEN' })
    await bet(who, 1)
    expect(await mission(who, code)).toMatchObject({ done: '3.00', state: 'REACHED' })
    await end(code)
  })

  it('deposits count, and what was reached of a window that is over may be taken until the next one is', async () => {
    const code = await begin({ goal: 'DEPOSITS', target: '300000' })
    const first = await player()
    const cashier = createCashier(platform)
    for (const amount of [100_000, 200_000]) {
      const deposit = await cashier.start(first.token, String(amount))
      await cashier.deliver(cashier.report(deposit, amount))
    }
    const { startsOn, state } = await mission(first, code)
    expect(state).toBe('REACHED')
    platform.clock.advance(DAY)
    let who = await again(first)
    expect((await windows(who, code)).map((each) => each.state)).toEqual(['OPEN', 'REACHED'])
    platform.clock.advance(DAY)
    who = await again(who)
    expect(await claim(who, code, startsOn)).toMatchObject({ status: 409, code: 'MISSION_OVER' })
    await end(code)
  })

  it('a week is closed once all is counted; equal scores by who was first; the prize is given once', async () => {
    const code = `bang-${newPlainText(8).toLowerCase()}`
    const body = {
      code,
      names: [{ language: 'vi', name: 'Bảng thử' }],
      categories: ['COCKFIGHT'],
      prizes: ['50', '30'],
      leastValidBet: '10',
      reason,
    }
    expect((await byTwo(platform, 'createLeaderboard', { body })).success).toBe(true)
    const players = [await player(), await player(), await player(), await player()]
    const [early, late, best, little] = players as [Player, Player, Player, Player]
    const play = (who: Player, amount: number, minutes: number) =>
      writeBet(platform.database, who.owner, {
        stake: BigInt(amount) * MONEY_SCALE,
        gameType: 'COCKFIGHT',
        placedAt: new Date(platform.clock.now().getTime() + minutes * 60_000),
      })
    await play(late, 100, 2)
    await play(early, 100, 1)
    await play(best, 150, 3)
    await play(little, 9, 1)
    for (const { owner } of players) await platform.context.turnover.count(owner)
    const boardOf = async ({ token }: Player) => {
      const { value } = await platform.call('getLeaderboards', { token })
      return { ...need(value), board: need(value).leaderboards.find((one) => one.code === code) }
    }
    const running = need((await boardOf(late)).board)
    expect(running.places.map(({ validBet, prize, isOwn }) => [validBet, prize, isOwn])).toEqual([
      ['150.00', '50.00', false],
      ['100.00', '30.00', false],
      ['100.00', null, true],
    ])
    expect(running.own).toMatchObject({ place: 3, validBet: '100.00', days: [{ validBet: '100.00' }] })
    expect(need((await boardOf(little)).board).own.place).toBeNull()
    const weekOf = async (startsOn?: string) => {
      const token = await platform.operator()
      const query: Record<string, string> = startsOn === undefined ? {} : { startsOn }
      return need((await platform.call('getLeaderboardWeek', { token, params: { code }, query })).value)
    }
    const shown = ({ places }: Awaited<ReturnType<typeof weekOf>>) =>
      places.map(({ memberId, prize, claimedAt }) => [memberId, prize, claimedAt !== null])
    const standing = await weekOf()
    expect(standing).toMatchObject({ startsOn: running.startsOn, isClosed: false, earlier: null, later: null })
    expect(shown(standing)).toEqual([
      [best.owner.memberId, '50.00', false],
      [early.owner.memberId, '30.00', false],
      [late.owner.memberId, null, false],
    ])
    await platform.context.missions.closeWeeks()
    expect((await boardOf(best)).won).toEqual([])
    platform.clock.advance(7 * DAY)
    await platform.context.agents.fold(SENVANG)
    await Promise.all([platform.context.missions.closeWeeks(), platform.context.missions.closeWeeks()])
    const winner = await again(early)
    const { won } = await boardOf(winner)
    expect(won).toMatchObject([{ place: 2, prize: '30.00', claimedAt: null }])
    expect((await boardOf(await again(late))).won).toEqual([])
    const take = ({ token }: Player) => platform.call('claimPrize', { token, params: { id: need(won[0]).id } })
    expect(await take(await again(best))).toMatchObject({ status: 404, code: 'LEADERBOARD_NOT_FOUND' })
    const answers = await Promise.all([take(winner), take(winner), take(winner)])
    expect(answers.map(({ success }) => success)).toEqual([true, true, true])
    expect(await balance(winner)).toBe('30.00')
    const next = await weekOf()
    expect(next).toMatchObject({ isClosed: false, places: [], earlier: running.startsOn })
    const closed = await weekOf(running.startsOn)
    expect(closed).toMatchObject({ isClosed: true, earlier: null, later: next.startsOn })
    expect(shown(closed)).toEqual([
      [best.owner.memberId, '50.00', false],
      [early.owner.memberId, '30.00', true],
    ])
  })

  it('a mission takes two operators, a code once, and days in a row no single day', async () => {
    const operator = await platform.operator()
    const body = {
      code: `hai-${newPlainText(8).toLowerCase()}`,
      names: [{ language: 'vi', name: 'Hai người' }],
      period: 'DAY',
      goal: 'BETS',
      categories: [],
      target: '3',
      reward: '1',
      reason,
    }
    const first = await platform.call('createMission', { token: operator, body })
    expect(first.value).toMatchObject({ mission: null, proposal: { kind: 'mission' } })
    expect(await platform.call('createMission', { token: operator, body })).toMatchObject({
      code: 'FOUR_EYES_SAME_OPERATOR',
    })
    const second = await platform.operator('operator2')
    expect((await platform.call('createMission', { token: second, body })).value.mission).toMatchObject({
      target: '3.00',
    })
    expect(await platform.call('createMission', { token: operator, body })).toMatchObject({
      code: 'MISSION_CODE_TAKEN',
    })
    const strange = { ...body, code: 'khong-duoc', goal: 'DAYS_IN_ROW' }
    expect(await platform.call('createMission', { token: operator, body: strange })).toMatchObject({
      status: 422,
      code: 'MISSION_TERMS_INVALID',
    })
    await end(body.code)
  })
})
