import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { instantOf, nextMonth, startOfDate } from '../../server/platform/lib/local-day.ts'
import { CLIMBING_DUE_AT } from '../../server/platform/modules/vip/repository/standings.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { isDue } from '../support/is-due.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { byTwo } from '../support/two-operators.ts'

const UNIT = 10_000n
const ZONE = 'Asia/Ho_Chi_Minh'
const MONTH = '2027-03-01'
const names = [
  { language: 'vi', name: 'Hạng' },
  { language: 'en', name: 'Level' },
]
const level = (deposits: number, validBet: number, keepValidBet: number, bonus: number) => ({
  names,
  deposits: String(deposits),
  validBet: String(validBet),
  keepValidBet: String(keepValidBet),
  upgradeBonus: String(bonus),
  monthlyBonus: String(bonus * 2),
  birthdayBonus: String(bonus * 3),
  rebateRise: 5,
})
const LEVELS = [level(0, 100, 50, 10), level(200, 1_000, 500, 20), level(200, 5_000, 2_000, 30)]

describeOnEachDatabase('levels', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    const database = await open()
    platform = await startPlatform({ database })
    await platform.context.jobs.start({ work: false })
    goTo(instantOf('2027-03-10', '12:00', ZONE))
    const answer = await byTwo(platform, 'updateVipLevels', { body: { levels: LEVELS, reason: 'Mở VIP' } })
    expect(answer).toMatchObject({ success: true })
  }, 90_000)
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    // Bets are written without their money here.
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.context.jobs.stop()
    await platform.stop()
    await platform.database.close()
  })

  const goTo = (at: Date) => platform.clock.advance(at.getTime() - platform.clock.now().getTime())

  async function player() {
    const signedIn = await platform.signedInMember()
    const { member } = signedIn
    let { token } = signedIn
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    const { database, context } = platform
    const look = async () => {
      await context.turnover.count(owner)
      await context.vip.climb(owner.merchantId)
    }
    return {
      owner,
      token,
      async signIn() {
        token = await platform.signIn(member.account)
      },
      /** Bets that much, in whole units, at a time of the brand. */
      async bet(stake: bigint, at = instantOf('2027-03-10', '12:00', ZONE)) {
        const id = await writeBet(database, owner, { stake: stake * UNIT, placedAt: at })
        await look()
        return id
      },
      async takeBack(id: string) {
        await decideBet(database, owner, id, { state: 'VOID', validBet: 0n })
        await look()
      },
      async deposit(amount: bigint) {
        await database.transaction((tx) =>
          context.turnover.require(tx, { ...owner, currency: 'VND', source: 'DEPOSIT', documentId: newId(), amount }),
        )
        await database.transaction(async (tx) => {
          for (const listener of context.depositListeners)
            await listener(tx, [
              {
                ...owner,
                currency: 'VND',
                amount: amount * UNIT,
                documentId: newId(),
                at: platform.clock.now(),
              },
            ])
        })
        await look()
      },
      vip: async () => need((await platform.call('getVip', { token })).value),
      claim: (kind: 'UPGRADE' | 'MONTHLY' | 'BIRTHDAY', subject: string) =>
        platform.call('claimVipBonus', { token, body: { kind, subject } }),
      balance: async () => (await platform.call('getBalance', { token })).value.balance,
      steps: async () => (await platform.call('listVipSteps', { token })).value.content,
    }
  }

  /** Some minutes after the month is over: everybody has to sign in again. */
  async function endMonth(month: string, players: readonly Awaited<ReturnType<typeof player>>[]) {
    goTo(new Date(startOfDate(nextMonth(month), ZONE).getTime() + 120_000))
    for (const each of players) await each.signIn()
  }

  it('a member climbs as the sums are reached, each level explained, and is told of it', async () => {
    const { bet, deposit, vip, steps, token } = await player()
    await bet(99n)
    expect((await vip()).rank).toBe(0)
    expect((await platform.call('getMember', { token })).value).toMatchObject({ hasVip: true, vipRankLevel: null })
    await bet(1n)
    expect(await vip()).toMatchObject({ rank: 1, validBet: '100.00', monthValidBet: '100.00' })
    await bet(4_900n)
    expect((await vip()).rank).toBe(1)
    await deposit(200n)
    expect((await vip()).rank).toBe(3)
    expect(await steps()).toMatchObject([
      { fromRank: 2, toRank: 3, reason: 'REACHED', validBet: '5000.00', validBetDemanded: '5000.00' },
      { fromRank: 1, toRank: 2, reason: 'REACHED', deposits: '200.00', depositsDemanded: '200.00' },
      { fromRank: 0, toRank: 1, reason: 'REACHED', validBet: '100.00' },
    ])
    const { value } = await platform.call('getMember', { token })
    expect(value).toMatchObject({ vipRankLevel: 3, vipLabelName: 'Hạng' })
  })

  it('a level is not taken back at once when bets are', async () => {
    const { bet, takeBack, vip } = await player()
    const id = await bet(150n)
    await takeBack(id)
    expect(await vip()).toMatchObject({ rank: 1, validBet: '0.00', monthValidBet: '0.00' })
  })

  race('each bonus is given once, also to who claims it many times at once', async () => {
    const { bet, claim, balance, vip } = await player()
    await bet(100n)
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim('UPGRADE', '1')))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'VIP_BONUS_CLAIMED')).toHaveLength(4)
    expect(await balance()).toBe('10.00')
    const months = await Promise.all([claim('MONTHLY', (await vip()).month), claim('MONTHLY', (await vip()).month)])
    expect(months.filter(({ success }) => success)).toHaveLength(1)
    expect(await balance()).toBe('30.00')
    expect((await claim('UPGRADE', '2')).code).toBe('VIP_BONUS_NOT_FOUND')
    expect((await claim('BIRTHDAY', '2027')).code).toBe('VIP_BONUS_NOT_FOUND')
  })

  it('a birthday is claimed for once in its days', async () => {
    const { bet, claim, owner, balance } = await player()
    await bet(100n)
    await platform.database.query
      .updateTable('members')
      .set({ birthday: '1990-03-04', birthday_told_at: instantOf('2027-02-25', '12:00', ZONE) })
      .where('merchant_id', '=', owner.merchantId)
      .where('id', '=', owner.memberId)
      .execute()
    expect((await claim('BIRTHDAY', '2026')).code).toBe('VIP_BONUS_NOT_FOUND')
    expect((await claim('BIRTHDAY', '2027')).success).toBe(true)
    expect((await claim('BIRTHDAY', '2027')).code).toBe('VIP_BONUS_CLAIMED')
    expect(await balance()).toBe('30.00')
  })

  it('a birthday that was told less than a week before it pays from the next one on', async () => {
    const { bet, claim, token, vip, balance } = await player()
    await bet(100n)
    await platform.call('updateProfile', { token, body: { birthday: '1990-03-09' } })
    expect((await vip()).bonuses.find(({ kind }) => kind === 'BIRTHDAY')).toMatchObject({ state: 'TOO_NEW' })
    expect((await claim('BIRTHDAY', '2027')).code).toBe('VIP_BONUS_NOT_FOUND')
    expect(await balance()).toBe('0.00')
  })

  it('are looked at once sums changed, and not before', async () => {
    const { owner, vip } = await player()
    const { context, database } = platform
    await context.vip.climbWaiting()
    expect(await isDue(platform, CLIMBING_DUE_AT)).toBe(false)
    const placedAt = instantOf('2027-03-10', '12:00', ZONE)
    await writeBet(database, owner, { stake: 5_000n * UNIT, placedAt })
    await context.turnover.count(owner)
    expect(await isDue(platform, CLIMBING_DUE_AT)).toBe(true)
    await context.vip.climbWaiting()
    expect(await isDue(platform, CLIMBING_DUE_AT)).toBe(false)
    expect((await vip()).validBet).toBe('5000.00')
  })

  it('who plays for free has no level and is given nothing', async () => {
    const { token, member } = await platform.signedInMember({ type: 4 })
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    await writeBet(platform.database, owner, { stake: 500n * UNIT, placedAt: platform.context.clock.now() })
    await platform.context.turnover.count(owner)
    await platform.context.vip.climb(owner.merchantId)
    expect((await platform.call('getVip', { token })).value).toMatchObject({ rank: 0, validBet: '0.00' })
    const answer = await platform.call('claimVipBonus', { token, body: { kind: 'UPGRADE', subject: '1' } })
    expect(answer.success).toBe(false)
  })

  it('a change that gives more takes two operators, and levels keep their order', async () => {
    const token = await platform.operator('operator')
    const change = (levels: typeof LEVELS) =>
      platform.call('updateVipLevels', { token, body: { levels, reason: 'Chính sách mới' } })
    const [first, second, third] = LEVELS as [(typeof LEVELS)[0], (typeof LEVELS)[0], (typeof LEVELS)[0]]
    const { value } = await change([{ ...first, upgradeBonus: '11' }, second, third])
    expect(value.proposal).not.toBeNull()
    expect(value.levels[0]?.upgradeBonus).toBe('10.00')
    expect((await change([second, first, third])).code).toBe('VIP_LEVEL_ORDER')
    expect((await change([first, second])).code).toBe('VIP_LEVEL_HELD')
    expect((await change(LEVELS)).value.proposal).toBeNull()
  })

  race('the month that is over takes one level of who did not keep it, and play brings it back', async () => {
    const idle = await player()
    const busy = await player()
    const cheat = await player()
    const { context } = platform
    for (const each of [idle, busy, cheat]) await each.deposit(200n)
    await idle.bet(5_000n)
    await busy.bet(5_000n)
    const taken = await cheat.bet(5_000n)
    expect((await idle.vip()).rank).toBe(3)

    // The month of the climb takes no level, but of who has the sums no more.
    await cheat.takeBack(taken)
    await endMonth(MONTH, [idle, busy, cheat])
    await Promise.all([context.vip.reviewDue(), context.vip.reviewDue(), context.vip.climbWaiting()])
    expect((await idle.vip()).rank).toBe(3)
    expect(await cheat.vip()).toMatchObject({ rank: 2, highestRank: 2 })
    expect((await cheat.steps())[0]).toMatchObject({ reason: 'FELL', validBet: '0.00', validBetDemanded: '5000.00' })

    const april = instantOf('2027-04-02', '12:00', ZONE)
    await busy.bet(2_000n, april)
    await idle.bet(1_999n, april)
    // A bet of the last evening belongs to the month, wherever midnight of UTC is.
    await idle.bet(0n, instantOf('2027-04-30', '23:30', ZONE))
    expect((await idle.claim('MONTHLY', '2027-04-01')).success).toBe(true)
    await endMonth('2027-04-01', [idle, busy, cheat])
    expect((await idle.claim('MONTHLY', '2027-05-01')).code).toBe('VIP_REVIEW_RUNS')
    await Promise.all([context.vip.reviewDue(), context.vip.reviewDue()])
    expect((await busy.vip()).rank).toBe(3)
    expect(await idle.vip()).toMatchObject({ rank: 2, highestRank: 3 })
    expect((await idle.steps())[0]).toMatchObject({
      reason: 'NOT_KEPT',
      month: '2027-04-01',
      monthValidBet: '1999.00',
      monthDemanded: '2000.00',
    })
    expect((await idle.claim('MONTHLY', '2027-05-01')).value.amount).toBe('40.00')

    await idle.bet(2_000n, instantOf('2027-05-01', '00:30', ZONE))
    expect((await idle.vip()).rank).toBe(3)
    expect((await idle.steps())[0]).toMatchObject({ reason: 'REGAINED', monthValidBet: '2000.00' })
    // What was claimed of the month is claimed, at whatever level.
    expect((await idle.claim('MONTHLY', '2027-05-01')).code).toBe('VIP_BONUS_CLAIMED')
  })
})
