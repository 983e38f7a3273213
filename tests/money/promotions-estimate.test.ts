import { afterAll, beforeAll, expect, it } from 'vitest'
import { countLives, readLives } from '../../server/platform/modules/promotions/operator/estimate-repository.ts'
import type { Draft } from '../../server/platform/modules/promotions/operator/service/write.ts'
import { writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPromotionTools, everybody, plainPromotion } from '../support/promotions.ts'

const UNIT = 10_000n
const DAY = 86_400_000
const share = { kind: 'PERCENT', percent: 10, cap: '50000' } as const

/** Three members paid in 200 000 nine days ago: one played it through, one did not, one bet too much at once. */
describeOnEachDatabase('what a promotion would have come to', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof createPromotionTools>
  let players: { id: string; account: string }[]
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    platform.clock.leaveMidnight()
    tools = createPromotionTools(platform)
    const cashier = createCashier(platform)
    players = []
    for (const stakes of [[60_000n], [], [10_000n, 90_000n]]) {
      const { member, token } = await platform.signedInMember()
      await cashier.deliver(cashier.report(await cashier.start(token, '200000'), 200_000))
      platform.clock.advance(60_000)
      const owner = { merchantId: SENVANG, memberId: member.id }
      for (const stake of stakes)
        await writeBet(platform.database, owner, { stake: stake * UNIT, placedAt: platform.clock.now() })
      await platform.context.turnover.count(owner)
      players.push(member)
    }
    // The last two came with one browser from one address.
    const [, second, third] = players
    await platform.database.raw(
      "update sessions set ip = '203.0.113.9', user_agent = 'Phone' where member_id = any($1::uuid[])",
      [[second?.id, third?.id]],
    )
    platform.clock.advance(9 * DAY)
  }, 90_000)
  afterAll(async () => {
    await platform.stop()
    await platform.database.close()
  })

  async function estimate(terms: Partial<Draft['terms']>, change: Partial<Draft> = {}) {
    const token = await platform.operator()
    const body = tools.draftOf({ budget: '1000000', ...change, terms: { ...plainPromotion, ...terms } })
    const { value } = await platform.call('createPromotion', { token, body })
    return platform.call('estimatePromotion', { token, params: { id: value.id } })
  }
  const deposit = { trigger: 'DEPOSIT', reward: share, leastDeposit: '100000' } as const

  it('is told by who would have had it, what it gave, and what real bets played of it', async () => {
    const { value } = await estimate(deposit)
    expect(value).toMatchObject({ members: 3, times: 3, currency: 'VND', granted: '60000.00', cost: '40000.00' })
    expect(value).toMatchObject({ required: '180000.00', refused: 0, spentAt: null })
    expect(value).toMatchObject({
      completed: { times: 2, amount: '40000.00' },
      expired: { times: 1, amount: '20000.00' },
      open: { times: 0, amount: '0.00' },
    })
    expect(value.top.map(({ account, kept }) => [account, kept])).toEqual([
      [players[0]?.account, '20000.00'],
      [players[2]?.account, '20000.00'],
      [players[1]?.account, '0.00'],
    ])
  })

  it('looks at the same part of many members each time, and says that it looked at all of few', async () => {
    const now = platform.clock.now()
    const span = {
      ...{
        merchantId: SENVANG,
        from: new Date(now.getTime() - 30 * DAY),
        to: now,
        since: new Date(0),
        currency: 'VND',
      },
      ...{ timeZone: 'Asia/Ho_Chi_Minh', days: true },
      asked: { level: false, line: false, tags: false, lastBet: false, deposited: false, depositDays: [] },
    }
    const read = async (oneIn: number) => {
      const ids: string[] = []
      for await (const lives of readLives(platform.database, { ...span, oneIn }))
        ids.push(...lives.map(({ memberId }) => memberId))
      return ids
    }
    // Which of the few are chosen hangs on their ids: of two billion, surely none; of one, all.
    const [all, some, again, none] = [await read(1), await read(2), await read(2), await read(2 ** 31 - 1)]
    expect(all).toHaveLength(await countLives(platform.database, span))
    expect(some).toEqual(again)
    expect(all).toEqual(expect.arrayContaining(some))
    expect(none).toEqual([])
    expect((await estimate(deposit)).value).toMatchObject({ oneIn: 1, read: all.length })
  })

  it('says who shares a device or an address', async () => {
    const { value } = await estimate(deposit)
    const pair = { members: 2, granted: '40000.00' }
    expect(value.shared).toEqual([
      { kind: 'DEVICE', ...pair },
      { kind: 'ADDRESS', ...pair },
    ])
  })

  it('goes by the greatest bet, what a greater one leads to, and weights', async () => {
    const { turnover } = plainPromotion
    const broken = await estimate({ ...deposit, turnover: { ...turnover, greatestBet: '80000', breach: 'FORFEIT' } })
    expect(broken.value).toMatchObject({ completed: { times: 1 }, broken: { times: 1, amount: '20000.00' } })
    expect(broken.value).toMatchObject({ done: '70000.00', cost: '20000.00' })
    const weights = [{ gameType: 'RNG', percent: 50 }] as const
    const weighted = await estimate({ ...deposit, turnover: { ...turnover, weights: [...weights] } })
    expect(weighted.value).toMatchObject({ completed: { times: 0 }, expired: { times: 3 }, done: '80000.00' })
  })

  it('ends with the budget, who came first', async () => {
    const { value } = await estimate(deposit, { budget: '45000' })
    expect(value).toMatchObject({ times: 2, granted: '40000.00', refused: 1 })
    expect(value.spentAt).not.toBeNull()
  })

  it('knows of other triggers when somebody was here', async () => {
    const first = await estimate({ ...deposit, trigger: 'FIRST_DEPOSIT' })
    expect(first.value).toMatchObject({ times: 3 })
    // By the day: who was here once had it once, be it allowed ten times.
    const daily = await estimate({ trigger: 'DAY', times: 10, audience: { ...everybody, newMembersDays: 5 } })
    const mine = daily.value.top.filter(({ account }) => players.some((player) => player.account === account))
    expect(mine.every(({ times }) => times === 1)).toBe(true)
    // One lost 60 000 in a day, one 100 000; each comes back to a day later, and nobody did.
    const loss = await estimate({
      trigger: 'LOSS',
      reward: { kind: 'PERCENT', percent: 10, cap: '50000' },
      loss: { period: 'DAY', least: '1' },
    })
    expect(loss.value).toMatchObject({ members: 0, granted: '0.00' })
  })

  it('pays birthdays by the rule of members: those that were told in time', async () => {
    const tell = (told: string) =>
      platform.database.raw(
        `update members set birthday = (registered_at at time zone 'Asia/Ho_Chi_Minh')::date - interval '30 years',
                birthday_told_at = registered_at - $2::interval where id = any($1::uuid[])`,
        [players.map(({ id }) => id), told],
      )
    await tell('0 days')
    expect((await estimate({ trigger: 'BIRTHDAY' })).value).toMatchObject({ members: 0 })
    await tell('7 days')
    expect((await estimate({ trigger: 'BIRTHDAY' })).value).toMatchObject({ members: 3 })
  })

  it('gives nothing, and is read by who may read promotions alone', async () => {
    const before = await platform.database.raw('select count(*) as claims from promotion_claims', [])
    await estimate(deposit)
    expect(await platform.database.raw('select count(*) as claims from promotion_claims', [])).toEqual(before)
    const params = { id: '01935000-0000-7000-8000-00000000dead' }
    const token = await platform.operator()
    expect(await platform.call('estimatePromotion', { token, params })).toMatchObject({ code: 'PROMOTION_NOT_FOUND' })
  })

  it('is worked out once at a time for a brand', async () => {
    const token = await platform.operator()
    const { value } = await platform.call('createPromotion', { token, body: tools.draftOf() })
    const ask = () => platform.call('estimatePromotion', { token, params: { id: value.id } })
    const answers = await Promise.all([ask(), ask(), ask()])
    const refused = answers.filter(({ success }) => !success)
    expect(refused.every(({ code }) => code === 'PROMOTION_ESTIMATE_RUNNING')).toBe(true)
    expect(answers.some(({ success }) => success)).toBe(true)
    expect(await ask()).toMatchObject({ success: true })
  })
})
