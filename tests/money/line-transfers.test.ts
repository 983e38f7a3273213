import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { DEMO_PAYMENT_PASSWORD, SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

describeOnEachDatabase('money within the line', (open) => {
  let platform: TestPlatform
  let up: string
  let down: string
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    up = await platform.signIn('agent03')
    down = await platform.signIn('demo09')
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  const send = (
    token: string,
    account: string,
    amount: string,
    change: { paymentPassword?: string; idempotencyKey?: string } = {},
  ) =>
    platform.call('sendToLine', {
      token,
      idempotencyKey: change.idempotencyKey ?? newId(),
      body: { account, amount, paymentPassword: change.paymentPassword ?? DEMO_PAYMENT_PASSWORD },
    })
  /** An upline and a downline of its own, each with a million and signed in. */
  const newPair = async () => {
    const upline = await platform.member({ funds: 1_000_000_0000n, canPay: true })
    const downline = await platform.member({ uplineId: upline.id, funds: 1_000_000_0000n, canPay: true })
    return {
      upline,
      downline,
      up: await platform.signIn(upline.account),
      down: await platform.signIn(downline.account),
    }
  }
  const balance = async (token: string) => (await platform.call('getBalance', { token })).value.balance

  it('tells first of whoever is asked for by name, if he may receive', async () => {
    const { upline, downline, up } = await newPair()
    const second = await platform.member({ uplineId: upline.id })
    const accounts = async (account?: string) => {
      const { value } = await platform.call('getLineTransfers', { token: up, query: { ...(account && { account }) } })
      return value.receivers.map((one: { account: string }) => one.account)
    }
    const inOrder = [downline.account, second.account].toSorted()
    expect(await accounts()).toEqual(inOrder)
    expect(await accounts(inOrder[1]?.toUpperCase())).toEqual(inOrder.toReversed())
    expect(await accounts('demo09')).toEqual(inOrder)
  })

  it('goes to the direct upline and down the own line, and the receiver is told', async () => {
    const unread = async () => (await platform.call('getUnreadCount', { token: up })).value.count
    const before = await unread()
    expect((await platform.call('getLineTransfers', { token: down })).value.receivers).toEqual([
      expect.objectContaining({ account: 'agent03', direction: 'UP' }),
    ])
    const idempotencyKey = newId()
    expect(await send(down, 'AGENT03', '50000', { idempotencyKey })).toMatchObject({ success: true })
    expect(await send(down, 'AGENT03', '50000', { idempotencyKey })).toMatchObject({ success: true })
    expect([await balance(down), await balance(up)]).toEqual(['450000.00', '550000.00'])
    expect(await unread()).toBe(before + 1)
    expect(await send(up, 'demo09', '50000')).toMatchObject({ success: true })
    expect([await balance(down), await balance(up)]).toEqual(['500000.00', '500000.00'])
    expect((await platform.call('getLineTransfers', { token: down })).value.transfers).toMatchObject([
      { direction: 'RECEIVED', account: 'agent03', amount: '50000.00' },
      { direction: 'SENT', account: 'agent03', amount: '50000.00' },
    ])
    const { value } = await platform.call('listStatement', { token: down, language: 'en', query: { kind: 'TRANSFER' } })
    expect(value.content.map(({ description }) => description)).toEqual(['Received from agent03', 'Sent to agent03'])
  })

  it('goes to nobody else', async () => {
    for (const account of ['demo10', 'agent01', 'demo09', 'demo01', 'nobody'])
      expect(await send(down, account, '20000')).toMatchObject({
        code: 'MEMBER_TRANSFER_NOT_IN_LINE',
        field: 'account',
      })
    expect(await send(up, 'demo05', '20000')).toMatchObject({ code: 'MEMBER_TRANSFER_NOT_IN_LINE' })
    expect(await balance(down)).toBe('500000.00')
  })

  it('needs the payment password, an amount within the limits and money', async () => {
    expect(await send(down, 'agent03', '20000', { paymentPassword: 'Wrong@12345' })).toMatchObject({
      code: 'PAYMENT_PASSWORD_WRONG',
      field: 'paymentPassword',
    })
    expect(await send(down, 'agent03', '9999')).toMatchObject({ code: 'MEMBER_TRANSFER_OUTSIDE', field: 'amount' })
    expect(await send(down, 'agent03', '600000')).toMatchObject({ code: 'WALLET_INSUFFICIENT' })
    expect(await balance(down)).toBe('500000.00')
  })

  it('takes no money that has to be played: a bonus of an agent is not free with an account of his own below him', async () => {
    const { member: agent, token } = await platform.signedInMember({ type: 2, funds: 1_000_000_000n, canPay: true })
    const own = await platform.member({ uplineId: agent.id })
    const owner = { merchantId: SENVANG, memberId: agent.id }
    const plain = { multiplier: 100_000n, weights: {}, greatestBet: null, leastOdds: null } as const
    const terms = { ...plain, breach: 'UNCOUNTED', forfeitsWinnings: true } as const
    const bonus = {
      kind: 'BONUS',
      amount: 400_000_000n,
      programme: 'test',
      document: { kind: 'seed', id: newId() },
    } as const
    await platform.database.transaction((tx) =>
      platform.context.rewards.give(tx, { ...owner, currency: 'VND', ...bonus, terms }),
    )
    expect(await send(token, own.account, '40000')).toMatchObject({
      status: 422,
      code: 'MEMBER_TRANSFER_TURNOVER',
      missing: '400000.00',
      required: '400000.00',
    })
    expect(await balance(token)).toBe('140000.00')
    const [bucket] = await platform.context.turnover.listBuckets(owner, 'VND')
    const cancelled = { token, params: { id: bucket?.id ?? '' }, body: { forfeited: '40000.00' } }
    expect(await platform.call('cancelBonus', cancelled)).toMatchObject({ success: true })
    expect(await send(token, own.account, '100000')).toMatchObject({ success: true })
  })

  race('loses nothing when both send to each other at once', async () => {
    const pair = await newPair()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, index) =>
        index % 2 === 0 ? send(pair.down, pair.upline.account, '10000') : send(pair.up, pair.downline.account, '10000'),
      ),
    )
    expect(answers.every(({ success }) => success)).toBe(true)
    expect([await balance(pair.down), await balance(pair.up)]).toEqual(['1000000.00', '1000000.00'])
  })

  it('neither comes from nor reaches who takes a break, whose break stays his own business', async () => {
    const upline = await platform.member({ funds: 1_000_000_000n, canPay: true })
    const downline = await platform.member({ funds: 1_000_000_000n, canPay: true, uplineId: upline.id })
    const tokens = { up: await platform.signIn(upline.account), down: await platform.signIn(downline.account) }
    const owned = async () => [await balance(tokens.up), await balance(tokens.down)]
    expect(await send(tokens.up, downline.account, '10000')).toMatchObject({ success: true })
    const idempotencyKey = newId()
    expect(await send(tokens.down, upline.account, '20000', { idempotencyKey })).toMatchObject({ success: true })
    expect(await platform.call('startTimeOut', { token: tokens.down, body: { length: 'DAY' } })).toMatchObject({
      success: true,
    })
    // What went before the break is answered as it was.
    expect(await send(tokens.down, upline.account, '20000', { idempotencyKey })).toMatchObject({ success: true })
    expect(await send(tokens.down, upline.account, '20000')).toMatchObject({ status: 403, code: 'MEMBER_EXCLUDED' })
    expect(await send(tokens.up, downline.account, '20000')).toMatchObject({
      status: 403,
      code: 'MEMBER_TRANSFER_RECEIVER',
      field: 'account',
    })
    expect(await owned()).toEqual(['110000.00', '90000.00'])
  })

  it('counts towards the receiver’s limit on deposits, and stops there', async () => {
    const upline = await platform.member({ funds: 1_000_000_000n, canPay: true })
    const downline = await platform.member({ uplineId: upline.id })
    const tokens = { up: await platform.signIn(upline.account), down: await platform.signIn(downline.account) }
    const limit = { kind: 'DEPOSIT', period: 'DAY', amount: '50000' }
    await platform.call('setLimit', { token: tokens.down, body: limit })
    expect(await send(tokens.up, downline.account, '30000')).toMatchObject({ success: true })
    expect((await platform.call('getProtection', { token: tokens.down })).value.limits).toMatchObject([
      { used: '30000.00', left: '20000.00' },
    ])
    expect(await send(tokens.up, downline.account, '20001')).toMatchObject({ code: 'MEMBER_TRANSFER_RECEIVER' })
    expect(await send(tokens.up, downline.account, '20000')).toMatchObject({ success: true })
    expect(await balance(tokens.down)).toBe('50000.00')
  })

  race('stops at the day’s limit, also for two at once, and where the brand does not allow it', async () => {
    await platform.database.query
      .insertInto('member_transfer_rules')
      .values({
        merchant_id: SENVANG,
        to_upline: true,
        to_downline: false,
        minimum: 10_000n * 10_000n,
        maximum: 100_000n * 10_000n,
        daily_maximum: 180_000n * 10_000n,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const pair = await newPair()
    const sendUp = (amount: string) => send(pair.down, pair.upline.account, amount)
    expect(await sendUp('80000')).toMatchObject({ success: true })
    const answers = await Promise.all([sendUp('60000'), sendUp('60000')])
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'MEMBER_TRANSFER_DAILY', left: '40000.00' })
    expect(await send(up, 'demo09', '20000')).toMatchObject({ status: 403, code: 'MEMBER_TRANSFER_OFF' })
  })
})
