import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messagesAbout } from '../../../../../tests/support/messages.ts'
import { startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import { newId } from '../../../lib/id.ts'

const HOUR = 3_600_000

describe('limits of a member', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.stop())

  const set = (token: string, kind: string, period: string, amount: string | null) =>
    platform.call('setLimit', { token, body: { kind, period, amount } })
  const deposit = (token: string, amount: string) =>
    platform.call('createDeposit', { token, body: { channelId: 'VIETQR_MB', amount }, idempotencyKey: newId() })

  it('counts at once when it is set or lowered, and tells what is used', async () => {
    const { token } = await platform.signedInMember()
    expect((await set(token, 'DEPOSIT', 'DAY', '500000')).value).toMatchObject([
      {
        kind: 'DEPOSIT',
        period: 'DAY',
        own: '500000.00',
        operator: null,
        effective: '500000.00',
        used: '0.00',
        pending: null,
      },
    ])
    expect((await deposit(token, '200000')).success).toBe(true)
    const lowered = await set(token, 'DEPOSIT', 'DAY', '300000')
    expect(lowered.value).toMatchObject([{ effective: '300000.00', used: '200000.00', left: '100000.00' }])
  })

  it('refuses a deposit beyond it and says which limit, what is used and what is left', async () => {
    const { token, member } = await platform.signedInMember()
    await set(token, 'DEPOSIT', 'WEEK', '300000')
    await deposit(token, '200000')
    expect(await deposit(token, '150000')).toMatchObject({
      message: expect.stringContaining('300.000\u00a0₫'),
      status: 422,
      code: 'DEPOSIT_LIMIT_REACHED',
      field: 'amount',
      limit: '300000.00',
      used: '200000.00',
      left: '100000.00',
      period: 'WEEK',
    })
    expect((await deposit(token, '100000')).success).toBe(true)
    await expect
      .poll(() =>
        platform.database.raw(`select kind, subject from protection_markers where member_id = $1`, [member.id]),
      )
      .toEqual([{ kind: 'LIMIT_HIT', subject: 'DEPOSIT WEEK' }])
  })

  it('rises after 24 hours and the word of the member, not before and not by itself', async () => {
    const { token, member } = await platform.signedInMember()
    const key = { kind: 'DEPOSIT', period: 'MONTH' }
    await set(token, 'DEPOSIT', 'MONTH', '300000')
    const raised = await set(token, 'DEPOSIT', 'MONTH', '900000')
    expect(raised.value).toMatchObject([{ effective: '300000.00', pending: { amount: '900000.00', isReady: false } }])
    expect(await platform.call('confirmLimit', { token, body: key })).toMatchObject({
      status: 409,
      code: 'LIMIT_WAITS',
    })
    platform.clock.advance(23 * HOUR)
    const later = await platform.signIn(member.account)
    expect(await platform.call('confirmLimit', { token: later, body: key })).toMatchObject({ code: 'LIMIT_WAITS' })
    platform.clock.advance(HOUR + 1000)
    const evening = await platform.signIn(member.account)
    expect((await platform.call('getProtection', { token: evening })).value.limits).toMatchObject([
      { effective: '300000.00', pending: { isReady: true } },
    ])
    expect((await platform.call('confirmLimit', { token: evening, body: key })).value).toMatchObject([
      { effective: '900000.00', pending: null },
    ])
    expect(await platform.call('confirmLimit', { token: evening, body: key })).toMatchObject({
      code: 'LIMIT_NOTHING_PENDING',
    })
    // Who did not ask for it shall learn of it.
    const told = await messagesAbout(platform.database, member, 'protection.limitRaised')
    expect(told).toMatchObject([{ content: expect.stringMatching(/900\.000/) }])
  })

  it('is taken away the same way, and a wish can be taken back', async () => {
    const { token, member } = await platform.signedInMember()
    const key = { kind: 'LOSS', period: 'DAY' }
    await set(token, 'LOSS', 'DAY', '100000')
    expect((await set(token, 'LOSS', 'DAY', null)).value).toMatchObject([
      { own: '100000.00', pending: { amount: null } },
    ])
    expect((await platform.call('cancelLimitChange', { token, body: key })).value).toMatchObject([{ pending: null }])
    await set(token, 'LOSS', 'DAY', null)
    platform.clock.advance(24 * HOUR + 1000)
    const evening = await platform.signIn(member.account)
    expect((await platform.call('confirmLimit', { token: evening, body: key })).value).toEqual([])
    expect(await messagesAbout(platform.database, member, 'protection.limitRemoved')).toHaveLength(1)
  })

  it('begins anew with the day of the merchant, not a moment earlier', async () => {
    const { token, member } = await platform.signedInMember()
    await set(token, 'DEPOSIT', 'DAY', '200000')
    expect((await deposit(token, '200000')).success).toBe(true)
    // What is awaited counts until it expires; then only what was credited does.
    await platform.database.raw("update deposits set state = 'EXPIRED', slot = null where member_id = $1", [member.id])
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    await platform.database.transaction((tx) =>
      platform.context.ledger.post(tx, [
        {
          ...owner,
          source: 'test',
          key: newId(),
          kind: 'DEPOSIT',
          document: { kind: 'seed', id: newId() },
          currency: 'VND',
          amount: 2_000_000_000n,
          from: 'HOUSE:CLEARING:test',
          to: 'CASH',
        },
      ]),
    )
    const [limit] = (await platform.call('getProtection', { token })).value.limits
    expect(limit).toMatchObject({ used: '200000.00', left: '0.00' })
    // Midnight in Ho Chi Minh City is 17:00 UTC.
    expect(limit?.endsAt).toMatch(/T17:00:00\.000Z$/)
    platform.clock.advance(new Date(limit?.endsAt ?? 0).getTime() - platform.clock.now().getTime() - 5_000)
    const before = await platform.signIn(member.account)
    expect((await deposit(before, '50000')).code).toBe('DEPOSIT_LIMIT_REACHED')
    platform.clock.advance(6_000)
    expect((await deposit(before, '50000')).success).toBe(true)
  })

  it('gives way to a lower one of the operator', async () => {
    const { token, member } = await platform.signedInMember()
    await set(token, 'DEPOSIT', 'DAY', '900000')
    const operator = await platform.operator('operator')
    const body = { kind: 'DEPOSIT', period: 'DAY', amount: '100000', reason: 'asked by the family' }
    const set2 = await platform.call('setOperatorLimit', { token: operator, params: { id: member.id }, body })
    expect(set2.value?.limits).toMatchObject([{ own: '900000.00', operator: '100000.00', effective: '100000.00' }])
    expect(await deposit(token, '150000')).toMatchObject({ code: 'DEPOSIT_LIMIT_REACHED', limit: '100000.00' })
    const support = await platform.operator('support')
    expect(await platform.call('setOperatorLimit', { token: support, params: { id: member.id }, body })).toMatchObject({
      status: 403,
    })
    const audit = await platform.call('listAuditEntries', { token: operator, query: { action: 'limits.update' } })
    expect(audit.value.content[0]).toMatchObject({
      subjectId: member.id,
      reason: 'asked by the family',
      before: { amount: null },
      after: { amount: '100000.00' },
    })
  })

  it.each([
    [{ kind: 'DEPOSIT', period: 'DAY', amount: '0' }, 'amount'],
    [{ kind: 'DEPOSIT', period: 'DAY', amount: '-5' }, 'amount'],
    [{ kind: 'DEPOSIT', period: 'YEAR', amount: '5' }, 'period'],
    [{ kind: 'FUN', period: 'DAY', amount: '5' }, 'kind'],
    [{ kind: 'SESSION', period: 'DAY', amount: '90.5' }, 'amount'],
    [{ kind: 'SESSION', period: 'DAY', amount: '1441' }, 'amount'],
    [{ kind: 'LOSS', period: 'DAY', amount: null }, 'period'],
  ])('names what is wrong with %j', async (body, field) => {
    const { token } = await platform.signedInMember()
    const answer = await platform.call('setLimit', { token, body })
    expect([answer.success, answer.field]).toEqual([false, field])
    expect((await platform.call('getProtection', { token })).value.limits).toEqual([])
  })

  it('is not for trial players', async () => {
    const { token } = await platform.signedInMember({ type: 4 })
    expect(await platform.call('getProtection', { token })).toMatchObject({ code: 'TRUE_ACCOUNT_NEEDED' })
  })
})
