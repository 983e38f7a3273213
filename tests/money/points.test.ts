import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPointTools } from '../support/points.ts'
import { race } from '../support/race.ts'

describeOnEachDatabase('points', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof createPointTools>
  let operator: string
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    tools = createPointTools(platform)
    await platform.database.raw('delete from point_steps', [])
    await platform.database.raw('delete from point_settings', [])
    expect((await tools.settle()).value).toMatchObject({ proposal: null, exchangeAmount: '500.00' })
    operator = await platform.operator()
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  it('are earned by the step that a deposit reaches, whole ones, once for each, and are no money', async () => {
    const { token } = await platform.signedInMember()
    await tools.deposit(token, '50000')
    expect(await tools.points(token)).toBe('0.00')
    const report = await tools.deposit(token, '150500')
    await tools.repeat(report)
    expect(await tools.points(token)).toBe('150.00')
    await tools.deposit(token, '1000000')
    expect(await tools.points(token)).toBe('2150.00')
    expect(await tools.balance(token)).toBe('1200500.00')
    const { value } = await platform.call('listStatement', { token })
    expect(value.content.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['DEPOSIT', '1000000.00'],
      ['DEPOSIT', '150500.00'],
      ['DEPOSIT', '50000.00'],
    ])
    expect((await platform.call('listPointChanges', { token })).value.content).toMatchObject([
      { kind: 'EARNED', change: '2000.00', accumulated: '2150.00' },
      { kind: 'EARNED', change: '150.00', accumulated: '150.00' },
    ])
  })

  it('are exchanged for money at the ratio, with the turnover of a reward; the same wish is carried out once', async () => {
    const { token, owner } = await tools.holder(1_000n)
    const key = newId()
    const done = await tools.convert(token, '300', '150', key)
    expect(done.value).toMatchObject({ kind: 'CONVERSION', state: 'APPROVED', points: '300.00', amountGiven: '150.00' })
    expect((await tools.convert(token, '300', '150', key)).value).toEqual(done.value)
    expect(await tools.convert(token, '400', '200', key)).toMatchObject({ code: 'POINTS_KEY_REUSED' })
    expect([await tools.points(token), await tools.balance(token)]).toEqual(['700.00', '150.00'])
    expect((await platform.context.turnover.remaining(owner, 'VND')).required).toBeGreaterThan(0n)
    for (const [points, amount, code] of [
      ['50', '25', 'POINTS_TOO_FEW'],
      ['100.5', '50.25', 'POINTS_NOT_WHOLE'],
      ['100', '51', 'POINTS_TERMS_CHANGED'],
      ['800', '400', 'POINTS_INSUFFICIENT'],
    ] as const)
      expect(await tools.convert(token, points, amount)).toMatchObject({ success: false, code })
    expect([await tools.points(token), await tools.balance(token)]).toEqual(['700.00', '150.00'])
  })

  it('buy goods with points and money, which go back once when they are rejected', async () => {
    const { token, member } = await tools.holder(500n, 100_000n)
    const goods = await tools.goods({ amountRequired: '20000', stock: 5 })
    expect(
      await tools.redeem(token, goods, { quantity: 2, points: '200', amount: '40000', receiver: null }),
    ).toMatchObject({ code: 'MALL_RECEIVER_NEEDED' })
    const { value } = await tools.redeem(token, goods, { quantity: 2, points: '200', amount: '40000' })
    expect(value).toMatchObject({
      name: 'Bình nước',
      state: 'IN_PROCESS',
      points: '200.00',
      amountRequired: '40000.00',
    })
    expect([await tools.points(token), await tools.balance(token), await tools.stock(goods)]).toEqual([
      '300.00',
      '60000.00',
      3,
    ])
    const answers = await Promise.all([1, 2, 3].map(() => tools.decide(operator, value.id, 'REJECTED')))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['REDEMPTION_DECIDED', 'REDEMPTION_DECIDED', undefined])
    expect([await tools.points(token), await tools.balance(token), await tools.stock(goods)]).toEqual([
      '500.00',
      '100000.00',
      5,
    ])
    const numberOf = async (query: { from?: string; to?: string }) =>
      (await platform.call('listRedemptions', { token, query })).value.totalItems
    const [from, to] = ['2020-01-01T00:00:00.000Z', '2020-01-02T00:00:00.000Z']
    expect([await numberOf({ from }), await numberOf({ from, to })]).toEqual([1, 0])
    expect((await platform.call('listRedemptions', { token })).value.content).toMatchObject([
      { id: value.id, state: 'REJECTED', remark: 'Hết hàng' },
    ])
    expect((await platform.call('listPointChanges', { token })).value.content.map(({ kind }) => kind)).toEqual([
      'RETURNED',
      'REDEEMED',
      'EARNED',
    ])
    const { value: statement } = await platform.call('listStatement', { token, query: { kind: 'PURCHASE' } })
    expect(statement.content.map(({ amount }) => amount)).toEqual(['40000.00', '-40000.00'])
    const row = await platform.database.query
      .selectFrom('member_messages')
      .select('content')
      .where('member_id', '=', member.id)
      .where('event', '=', 'points.rejected')
      .execute()
    expect(row).toHaveLength(1)
    expect(need(row[0]).content).toContain('Hết hàng')
  })

  it('buy money of the mall, which is credited at once', async () => {
    const { token } = await tools.holder(500n)
    const goods = await tools.goods({ kind: 'MONEY', amountGiven: '30000' })
    const { value } = await tools.redeem(token, goods, { quantity: 2, points: '200', receiver: null })
    expect(value).toMatchObject({ kind: 'MONEY', state: 'APPROVED', amountGiven: '60000.00', receiver: null })
    expect([await tools.points(token), await tools.balance(token)]).toEqual(['300.00', '60000.00'])
    expect(await tools.decide(operator, value.id, 'REJECTED')).toMatchObject({ code: 'REDEMPTION_DECIDED' })
  })

  it('are for nobody who plays for free or takes a break', async () => {
    const goods = await tools.goods()
    const trial = await platform.signedInMember({ type: 4 })
    expect(await tools.redeem(trial.token, goods)).toMatchObject({ code: 'POINTS_NEED_TRUE_ACCOUNT' })
    const { token } = await tools.holder(500n)
    await platform.call('startTimeOut', { token, body: { length: 'DAY' } })
    expect(await tools.redeem(token, goods)).toMatchObject({ code: 'REWARDS_NOT_FOR_YOU' })
    expect(await tools.convert(token, '100', '50')).toMatchObject({ code: 'REWARDS_NOT_FOR_YOU' })
    expect(await tools.points(token)).toBe('500.00')
  })

  race('never sell more than there are, however many want them at once', async () => {
    const goods = await tools.goods({ stock: 3 })
    const holders = await Promise.all(Array.from({ length: 6 }, () => tools.holder(100n)))
    const answers = await Promise.all(holders.map(({ token }) => tools.redeem(token, goods)))
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('MALL_STOCK_SHORT'))
    expect(await tools.stock(goods)).toBe(0)
    const left = await Promise.all(holders.map(({ token }) => tools.points(token)))
    expect(left.toSorted()).toEqual(['0.00', '0.00', '0.00', '100.00', '100.00', '100.00'])
  })

  race('are never spent twice, in the mall and for money at once', async () => {
    const { token } = await tools.holder(250n)
    const goods = await tools.goods()
    const answers = await Promise.all([
      tools.redeem(token, goods),
      tools.convert(token, '100', '50'),
      tools.redeem(token, goods),
      tools.convert(token, '100', '50'),
    ])
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['POINTS_INSUFFICIENT', 'POINTS_INSUFFICIENT'])
    expect(await tools.points(token)).toBe('50.00')
  })

  race('are given once for one wish that comes many times at once', async () => {
    const { token } = await tools.holder(500n)
    const goods = await tools.goods()
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 4 }, () => tools.redeem(token, goods, {}, key)))
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1)
    expect([await tools.points(token), await tools.stock(goods)]).toEqual(['400.00', 9])
  })

  it('take two operators where they give more, and one where they give less', async () => {
    const body = {
      steps: [{ from: '100000', points: '1' }],
      exchangeAmount: '600',
      minimumPoints: '100',
      reason: 'Thử',
    }
    const { value } = await platform.call('updatePointSettings', { token: operator, body })
    expect(value).toMatchObject({ exchangeAmount: '500.00', proposal: { kind: 'pointSettings', reason: 'Thử' } })
    const less = { ...body, exchangeAmount: '400' }
    const changed = await platform.call('updatePointSettings', { token: operator, body: less })
    expect(changed.value).toMatchObject({ exchangeAmount: '400.00', proposal: null, steps: [{ from: '100000.00' }] })
    await tools.settle()
  })
})
