import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../../tests/support/database.ts'
import { need } from '../../../../../tests/support/need.ts'
import { placesAt, SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import type { Database } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { isReversible, mayBecome } from '../states.ts'

describeOnEachDatabase('adjustments', (open) => {
  let database: Database
  let platform: TestPlatform
  let asker: string
  let decider: string
  let support: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    asker = await platform.operator('operator')
    decider = await platform.operator('operator2')
    support = await platform.operator('support')
  })
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches).toEqual([])
    await platform.stop()
    await database.close()
  })

  const balanceOf = (memberId: string) => platform.context.ledger.balance({ merchantId: SENVANG, memberId }, 'VND')
  const reason = 'Khiếu nại 17'
  const ask = (memberId: string, change: object = {}, token = asker, idempotencyKey = newId()) =>
    platform.call('requestAdjustment', {
      token,
      idempotencyKey,
      body: { memberId, kind: 'CREDIT', amount: '150000', reason, ...change },
    })
  const setLimit = (amount: string, token = asker) =>
    platform.call('updateAdjustmentLimit', { token, body: { amount, reason } })
  const raiseLimit = async (amount: string) => {
    await setLimit(amount)
    return setLimit(amount, decider)
  }
  /** Sessions of operators end meanwhile, so the asker signs in anew. */
  const passHours = async (hours: number) => {
    platform.clock.advance(hours * 60 * 60 * 1000)
    asker = await platform.operator('operator')
    decider = await platform.operator('operator2')
  }
  const decide = (name: 'approveAdjustment' | 'rejectAdjustment' | 'withdrawAdjustment', id: string, token = decider) =>
    platform.call(name, { token, params: { id }, body: { reason: 'Đã đối chiếu' } })

  it('move nothing before a different operator approves, then exactly once, with their document', async () => {
    const member = await platform.member()
    const asked = await ask(member.id, { document: 'TICKET-17' })
    expect(asked.value).toMatchObject({ state: 'REQUESTED', amount: '150000.00', askedBy: 'operator', decidedBy: null })
    expect(await balanceOf(member.id)).toBe(0n)
    expect(await decide('approveAdjustment', asked.value.id, asker)).toMatchObject({
      status: 403,
      code: 'ADJUSTMENT_OWN',
    })
    const approved = await decide('approveAdjustment', asked.value.id)
    expect(approved.value).toMatchObject({ state: 'APPROVED', decidedBy: 'operator2', balance: '150000.00' })
    expect(await balanceOf(member.id)).toBe(1_500_000_000n)
    // The answer was lost: the same operator asks again and gets the same.
    expect((await decide('approveAdjustment', asked.value.id)).value).toEqual(approved.value)
    expect(await balanceOf(member.id)).toBe(1_500_000_000n)
    const { value: moved } = await platform.call('getTransfer', {
      token: support,
      params: { id: need(approved.value.transferId) },
    })
    expect(moved).toMatchObject({ kind: 'ADJUSTMENT', documentKind: 'adjustment', documentId: asked.value.id, reason })
    expect(moved.entries).toMatchObject([
      { account: 'HOUSE:ADJUSTMENT', amount: '-150000.00', balanceAfter: null },
      { account: 'CASH', amount: '150000.00', balanceAfter: '150000.00' },
    ])
    const { value: log } = await platform.call('listAuditEntries', {
      token: asker,
      query: { subjectKind: 'adjustments', subjectId: asked.value.id },
    })
    expect(log.content.map(({ action, operatorAccount }) => `${action} ${operatorAccount}`)).toEqual([
      'adjustments.approve operator2',
      'adjustments.request operator',
    ])
    expect(log.content[0]).toMatchObject({ before: { state: 'REQUESTED' }, after: { state: 'APPROVED' } })
  })

  race('are posted once when two operators approve in the same moment', async () => {
    const third = (
      await platform.call('createStaff', {
        token: asker,
        body: {
          account: `third-${newId().slice(-12)}`,
          name: 'Ba',
          places: placesAt('ADMIN', SENVANG),
          allowedAddresses: [],
          reason,
        },
      })
    ).value
    // Let in by nobody who has a say here: whoever lets an operator in counts as that operator for three days.
    await database.raw('delete from operator_access_grants where operator_id = $1', [third.operator.id])
    const signedIn = await platform.call('operatorSignIn', {
      body: { account: third.operator.account, password: third.password },
    })
    const member = await platform.member()
    const { value } = await ask(member.id)
    const answers = await Promise.all([
      decide('approveAdjustment', value.id),
      decide('approveAdjustment', value.id, signedIn.value.token),
      decide('rejectAdjustment', value.id),
    ])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'ADJUSTMENT_DECIDED')).toHaveLength(2)
    const { value: after } = await platform.call('getAdjustment', { token: asker, params: { id: value.id } })
    expect(await balanceOf(member.id)).toBe(after.state === 'APPROVED' ? 1_500_000_000n : 0n)
  })

  race('answer a repeated request alike, in parallel too, and refuse the key for something else', async () => {
    const member = await platform.member()
    const key = newId()
    const answers = await Promise.all([1, 2, 3].map(() => ask(member.id, {}, asker, key)))
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1)
    expect(await ask(member.id, { amount: '2' }, asker, key)).toMatchObject({
      status: 409,
      code: 'ADJUSTMENT_KEY_REUSED',
    })
    const without = await platform.call('requestAdjustment', {
      token: asker,
      body: { memberId: member.id, kind: 'CREDIT', amount: '1', reason },
    })
    expect(without).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' })
    const { value: list } = await platform.call('listAdjustments', { token: asker, query: { memberId: member.id } })
    expect(list.totalItems).toBe(1)
  })

  it('refuse a debit over the balance in words, and leave the request waiting', async () => {
    const member = await platform.member({ funds: 10_000n })
    const { value } = await ask(member.id, { kind: 'DEBIT', amount: '2' })
    expect(value.amount).toBe('-2.00')
    const refused = await decide('approveAdjustment', value.id)
    expect(refused).toMatchObject({ status: 422, code: 'ADJUSTMENT_OVER_BALANCE' })
    expect(refused.message).toContain('không đủ số dư')
    expect(await balanceOf(member.id)).toBe(10_000n)
    expect((await decide('withdrawAdjustment', value.id)).code).toBe('ADJUSTMENT_NOT_YOURS')
    expect((await decide('withdrawAdjustment', value.id, asker)).value.state).toBe('WITHDRAWN')
    expect((await decide('approveAdjustment', value.id)).code).toBe('ADJUSTMENT_DECIDED')
  })

  it('are refused to SUPPORT, for strangers, for nothing and without a reason', async () => {
    const member = await platform.member()
    expect(await ask(member.id, {}, support)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const { value } = await ask(member.id)
    for (const name of ['approveAdjustment', 'rejectAdjustment', 'withdrawAdjustment'] as const)
      expect(await decide(name, value.id, support)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await ask(newId())).status).toBe(404)
    expect(await ask(member.id, { amount: '0' })).toMatchObject({ code: 'ADJUSTMENT_AMOUNT', field: 'amount' })
    expect(await ask(member.id, { amount: '-5' })).toMatchObject({ code: 'ADJUSTMENT_AMOUNT', field: 'amount' })
    expect(await ask(member.id, { reason: '' })).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect((await platform.call('listAdjustments', { token: support })).status).toBe(200)
  })

  it('take a posted transfer back once, by two people too, but never a bet', async () => {
    const member = await platform.member()
    const { value } = await ask(member.id)
    const { value: posted } = await decide('approveAdjustment', value.id)
    const reverse = (transferId: string) =>
      platform.call('requestReversal', {
        token: asker,
        idempotencyKey: newId(),
        body: { memberId: member.id, transferId, reason },
      })
    const asked = await reverse(need(posted.transferId))
    expect(asked.value).toMatchObject({ kind: 'REVERSAL', amount: '-150000.00', reverses: posted.transferId })
    expect((await reverse(need(posted.transferId))).code).toBe('ADJUSTMENT_REVERSAL_EXISTS')
    expect((await decide('approveAdjustment', asked.value.id)).value.state).toBe('APPROVED')
    expect(await balanceOf(member.id)).toBe(0n)
    expect((await reverse(newId())).status).toBe(404)
    expect(isReversible('BET')).toBe(false)
    expect(mayBecome('REJECTED', 'APPROVED')).toBe(false)
  })

  it('need one pair of eyes up to the limit of the brand, which is zero at first', async () => {
    const member = await platform.member()
    expect((await platform.call('getAdjustmentLimit', { token: support })).value.amount).toBe('0.00')
    await raiseLimit('1000')
    await passHours(24)
    expect((await platform.call('getAdjustmentLimit', { token: asker })).value).toMatchObject({
      amount: '1000.00',
      pendingAmount: null,
    })
    expect((await ask(member.id, { amount: '1000' })).value).toMatchObject({ state: 'APPROVED', decidedBy: 'operator' })
    expect((await ask(member.id, { amount: '1000.01' })).value.state).toBe('REQUESTED')
    expect(await balanceOf(member.id)).toBe(10_000_000n)
    await setLimit('0')
    expect((await ask(member.id, { amount: '1' })).value.state).toBe('REQUESTED')
  })

  race('let nobody raise the limit and post alone on the same day', async () => {
    const member = await platform.member()
    expect((await setLimit('5000')).value).toMatchObject({
      amount: '0.00',
      pendingAmount: null,
      proposal: { wish: { amount: '5000.00' }, proposedByAccount: 'operator' },
    })
    expect(await setLimit('5000')).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    expect((await setLimit('5000', decider)).value).toMatchObject({ amount: '0.00', pendingAmount: '5000.00' })
    expect((await ask(member.id, { amount: '1' })).value.state).toBe('REQUESTED')
    await passHours(23)
    expect((await ask(member.id, { amount: '1' })).value.state).toBe('REQUESTED')
    // Raised again it waits again; lowered it counts at once and nothing waits any more.
    const [first, second] = await Promise.all([setLimit('9000'), setLimit('0')])
    expect([first.status, second.status]).toEqual([200, 200])
    await setLimit('0')
    await passHours(48)
    expect((await ask(member.id, { amount: '1' })).value.state).toBe('REQUESTED')
    const { value: log } = await platform.call('listAuditEntries', {
      token: asker,
      query: { subjectKind: 'adjustmentLimits', subjectId: SENVANG },
    })
    expect(log.content.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ amount: '0.00', pendingAmount: '5000.00' }),
    )
  })
})
