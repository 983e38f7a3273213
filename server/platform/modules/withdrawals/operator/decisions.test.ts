import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import { createWithdrawalTools, UNITS } from '../../../../../tests/support/withdrawals.ts'
import { newSixDigits } from '../../../lib/credentials.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createWithdrawalTools>
let operator: string
let second: string
beforeAll(async () => {
  platform = await startPlatform()
  tools = createWithdrawalTools(platform)
  operator = await platform.operator()
  second = await tools.secondOperator()
})
afterAll(() => platform.stop())

type Deed =
  | 'claimWithdrawal'
  | 'unclaimWithdrawal'
  | 'approveWithdrawal'
  | 'rejectWithdrawal'
  | 'releaseWithdrawal'
  | 'payWithdrawalAgain'
  | 'forceWithdrawalReceipt'
  | 'failWithdrawal'
const act = (deed: Deed, token: string, id: string, body: object = {}) =>
  platform.call(deed, { token, params: { id }, body })

describe('the review', () => {
  it('is one operator’s at a time, and needs the claim', async () => {
    const payee = await tools.payee()
    const { id } = (await tools.request(payee, '100000')).value
    expect(await act('approveWithdrawal', operator, id)).toMatchObject({ code: 'WITHDRAWAL_STATE_CHANGED' })
    expect((await act('claimWithdrawal', operator, id)).value).toMatchObject({ state: 'REVIEW', isMine: true })
    expect(await act('claimWithdrawal', second, id)).toMatchObject({
      code: 'WITHDRAWAL_CLAIMED',
      claimedBy: 'operator',
    })
    expect(await act('approveWithdrawal', second, id)).toMatchObject({ code: 'WITHDRAWAL_NOT_CLAIMED' })
    expect((await act('unclaimWithdrawal', operator, id)).value).toMatchObject({ state: 'REVIEW', claimedBy: null })
    expect((await act('claimWithdrawal', second, id)).value).toMatchObject({ isMine: true })
    expect((await act('approveWithdrawal', second, id)).value).toMatchObject({ state: 'APPROVED' })
    const log = await platform.call('listAuditEntries', { token: operator, query: { subjectId: id } })
    expect(log.value.content.map(({ action }) => action)).toEqual([
      'withdrawals.approve',
      'withdrawals.claim',
      'withdrawals.unclaim',
      'withdrawals.claim',
    ])
  })

  it('is prepared by support, which decides nothing and frees nobody else’s', async () => {
    const support = await platform.operator('support')
    const payee = await tools.payee()
    const { id } = (await tools.request(payee, '100000')).value
    expect((await act('claimWithdrawal', support, id)).value).toMatchObject({ state: 'REVIEW', isMine: true })
    expect(await act('approveWithdrawal', support, id)).toMatchObject({ status: 403, right: 'withdrawals.review' })
    expect((await act('unclaimWithdrawal', support, id)).value).toMatchObject({ claimedBy: null })
    await act('claimWithdrawal', operator, id)
    expect(await act('unclaimWithdrawal', support, id)).toMatchObject({ status: 403, right: 'withdrawals.review' })
    expect((await act('unclaimWithdrawal', second, id)).value).toMatchObject({ claimedBy: null })
  })

  it('is weighed by the money of the member', async () => {
    const payee = await tools.payee()
    const first = (await tools.request(payee, '100000')).value
    await act('claimWithdrawal', operator, first.id)
    await act('approveWithdrawal', operator, first.id)
    await act('releaseWithdrawal', operator, first.id, { reference: 'FT26330-1' })
    const { id } = (await tools.request(payee, '200000')).value
    const background = await platform.call('getWithdrawalBackground', { token: operator, params: { id } })
    expect(background.value).toMatchObject({
      currency: 'VND',
      balance: '700000.00',
      held: '200000.00',
      paidOut: '100000.00',
      paidOutCount: 1,
      turnoverMissing: '0.00',
    })
    const unknown = { token: operator, params: { id: '00000000-0000-7000-8000-000000000000' } }
    expect(await platform.call('getWithdrawalBackground', unknown)).toMatchObject({ code: 'WITHDRAWAL_NOT_FOUND' })
  })

  it('gives the money back when it refuses, and tells the member why', async () => {
    const payee = await tools.payee()
    const { id } = (await tools.request(payee, '100000')).value
    await act('claimWithdrawal', operator, id)
    expect(await act('rejectWithdrawal', operator, id, { code: 'NAME_MISMATCH' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'reason',
    })
    expect(await act('rejectWithdrawal', operator, id, { code: 'NONE', reason: 'x' })).toMatchObject({ field: 'code' })
    const wish = { code: 'NAME_MISMATCH', reason: 'The bank shows another holder' }
    expect((await act('rejectWithdrawal', operator, id, wish)).value).toMatchObject({ state: 'REJECTED' })
    expect(await act('rejectWithdrawal', operator, id, wish)).toMatchObject({ code: 'WITHDRAWAL_STATE_CHANGED' })
    expect(await tools.balance(payee.owner)).toBe(1_000_000n * UNITS)
    const seen = (await platform.call('getWithdrawal', { token: payee.token, params: { id } })).value
    expect(seen).toMatchObject({ rejectCode: 'NAME_MISMATCH' })
    expect(JSON.stringify(seen)).not.toContain('another holder')
    expect((await platform.call('getUnreadCount', { token: payee.token })).value.count).toBe(1)
  })

  it('takes four eyes above the limit: the same operator cannot approve twice', async () => {
    const payee = await tools.payee(60_000_000n)
    const { id } = (await tools.request(payee, '50000001')).value
    await act('claimWithdrawal', operator, id)
    expect((await act('approveWithdrawal', operator, id)).value).toMatchObject({
      state: 'REVIEW',
      approvedBy: ['operator'],
      approvalsNeeded: 2,
      claimedBy: null,
    })
    await act('claimWithdrawal', operator, id)
    expect(await act('approveWithdrawal', operator, id)).toMatchObject({ code: 'WITHDRAWAL_SAME_APPROVER' })
    expect(await act('releaseWithdrawal', operator, id, { reference: 'FT1' })).toMatchObject({ success: false })
    await act('unclaimWithdrawal', operator, id)
    await act('claimWithdrawal', second, id)
    expect((await act('approveWithdrawal', second, id)).value).toMatchObject({ state: 'APPROVED' })
  })

  race('lets one of two racing operators win', async () => {
    const payee = await tools.payee()
    const { id } = (await tools.request(payee, '100000')).value
    const claims = await Promise.all([operator, second].map((token) => act('claimWithdrawal', token, id)))
    expect(claims.filter(({ success }) => success)).toHaveLength(1)
    const winner = claims[0]?.success ? operator : second
    await act('approveWithdrawal', winner, id)
    const reference = `FT${newSixDigits()}`
    const releases = await Promise.all(
      [operator, second].map((token) => act('releaseWithdrawal', token, id, { reference })),
    )
    expect(releases.filter(({ success }) => success)).toHaveLength(1)
    expect(releases.find(({ success }) => !success)).toMatchObject({ code: 'WITHDRAWAL_STATE_CHANGED' })
    expect(await tools.balance(payee.owner)).toBe(900_000n * UNITS)
    await tools.expectBalanced()
  })

  it('is closed to who only reads, and to another brand', async () => {
    const payee = await tools.payee()
    const { id } = (await tools.request(payee, '100000')).value
    const support = await platform.operator('support')
    expect(await act('approveWithdrawal', support, id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await platform.call('getOperatorWithdrawal', { token: support, params: { id } })).toMatchObject({
      success: true,
    })
    expect(
      await platform.call('claimWithdrawal', { token: operator, merchant: 'SAKURA', params: { id }, body: {} }),
    ).toMatchObject({ code: 'WITHDRAWAL_NOT_FOUND' })
  })
})

it('shows the queue oldest first, and only what waits when asked', async () => {
  const payee = await tools.payee()
  const first = (await tools.request(payee, '100000')).value
  const later = (await tools.request(payee, '110000')).value
  const list = (query: Record<string, string | boolean>) =>
    platform.call('listOperatorWithdrawals', { token: operator, query: { memberId: payee.member.id, ...query } })
  expect((await list({})).value.content.map(({ id }) => id)).toEqual([first.id, later.id])
  await act('claimWithdrawal', second, first.id)
  expect((await list({ isMine: true })).value.content).toEqual([])
  expect((await list({ state: 'REVIEW' })).value.content.map(({ id }) => id)).toEqual([first.id])
  await act('rejectWithdrawal', second, first.id, { code: 'OTHER', reason: 'test' })
  expect((await list({ isWaiting: true })).value.content.map(({ id }) => id)).toEqual([later.id])
  expect((await list({ isOpen: false })).value.content.map(({ id }) => id)).toEqual([first.id])
  expect((await list({ account: payee.member.account.slice(0, 6).toUpperCase() })).value.totalItems).toBe(2)
})
