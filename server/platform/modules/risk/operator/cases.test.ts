import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDue } from '../../../../../tests/support/is-due.ts'
import { need } from '../../../../../tests/support/need.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import { createWithdrawalTools } from '../../../../../tests/support/withdrawals.ts'
import { newId } from '../../../lib/id.ts'
import { ASSESSMENTS_DUE_AT } from '../repository/assessments.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createWithdrawalTools>
let operator: string
let second: string
const ACCOUNT_RULE = { isOn: true, follows: 'HOLD', leastCount: 1, hours: null, percent: null, amount: null } as const
beforeAll(async () => {
  platform = await startPlatform()
  tools = createWithdrawalTools(platform)
  operator = await platform.operator()
  second = await tools.secondOperator()
  await changeRule(operator, ACCOUNT_RULE)
})
afterAll(() => platform.stop())

type Deed =
  | 'claimWithdrawal'
  | 'unclaimWithdrawal'
  | 'approveWithdrawal'
  | 'rejectWithdrawal'
  | 'releaseWithdrawal'
  | 'takeRiskCase'
  | 'putBackRiskCase'
  | 'noteRiskCase'
  | 'holdRiskCase'
  | 'closeRiskCase'
const act = (deed: Deed, token: string, id: string, body: object = {}) =>
  platform.call(deed, { token, params: { id }, body })
const changeRule = (token: string, body: object) =>
  platform.call('updateRiskRule', {
    token,
    params: { kind: 'SHARED_PAYOUT_ACCOUNT' },
    body: { ...body, reason: 'Nhiều người dùng chung tài khoản' },
  })
const assess = (id: string) => platform.context.risk.assess(SENVANG, id)
const ownNumber = () => String(Math.floor(1e12 + Math.random() * 8e12))
const signalsOf = async (withdrawalId: string) =>
  need((await platform.call('listRiskSignals', { token: operator, query: { withdrawalId } })).value).content
const casesOf = async (memberId: string) =>
  need((await platform.call('listRiskCases', { token: operator, query: { memberId } })).value).content

async function operatorOf(role: string, merchantId: string): Promise<string> {
  const account = `risk${newId().slice(-8)}`
  await platform.context.operators.createOperator({
    account,
    name: 'Somebody',
    role: role as 'ADMIN',
    password: DEMO_PASSWORD,
    merchantIds: [merchantId],
  })
  const body = { account, password: DEMO_PASSWORD }
  return (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value.token
}

/** A withdrawal of a member who shares the account to be paid at with another one, claimed by the operator. */
async function suspicious(number = ownNumber()) {
  await tools.payee(1_000_000n, number)
  const payee = await tools.payee(1_000_000n, number)
  const { id } = (await tools.request(payee, '100000')).value
  await act('claimWithdrawal', operator, id)
  return { payee, id, memberId: payee.member.id }
}

describe('a withdrawal that a rule holds', () => {
  it('waits for the case, and goes on once it is cleared', async () => {
    const { id, memberId } = await suspicious()
    const refused = await act('approveWithdrawal', operator, id)
    const [found] = await casesOf(memberId)
    expect(refused).toMatchObject({ status: 409, code: 'RISK_HOLDS_WITHDRAWAL', caseId: need(found).id })
    const { id: caseId, signals } = need(found)
    const shared = need(signals.find(({ kind }) => kind === 'SHARED_PAYOUT_ACCOUNT'))
    expect(shared).toMatchObject({ follows: 'HOLD', withdrawalId: id, facts: { count: 1 } })
    expect(shared.facts.members).toHaveLength(1)

    expect(await act('closeRiskCase', second, caseId, { outcome: 'CLEARED', note: 'Vợ chồng' })).toMatchObject({
      code: 'RISK_CASE_NOT_TAKEN',
    })
    expect((await act('takeRiskCase', second, caseId)).value).toMatchObject({ state: 'TAKEN', takenByMe: true })
    expect(await act('takeRiskCase', operator, caseId)).toMatchObject({ code: 'RISK_CASE_TAKEN' })
    await act('noteRiskCase', second, caseId, { text: 'Đã gọi điện cho hội viên' })
    const closed = await act('closeRiskCase', second, caseId, { outcome: 'CLEARED', note: 'Hai vợ chồng, đã xác minh' })
    expect(closed.value).toMatchObject({ state: 'CLOSED', outcome: 'CLEARED' })
    expect(closed.value).toMatchObject({
      notes: [{ text: 'Đã gọi điện cho hội viên' }, { text: 'Hai vợ chồng, đã xác minh' }],
    })
    expect(await act('closeRiskCase', second, caseId, { outcome: 'OTHER', note: 'Lần nữa' })).toMatchObject({
      code: 'RISK_CASE_CLOSED',
    })
    expect((await act('approveWithdrawal', operator, id)).value).toMatchObject({ state: 'APPROVED' })
  })

  it('is held no more by what was cleared, and by what is new', async () => {
    const number = ownNumber()
    const { payee, id, memberId } = await suspicious(number)
    await assess(id)
    const caseId = need((await casesOf(memberId))[0]).id
    await act('takeRiskCase', second, caseId)
    await act('closeRiskCase', second, caseId, { outcome: 'CLEARED', note: 'Đã xác minh' })
    const again = (await tools.request(payee, '100000')).value.id
    await assess(again)
    const shared = (await signalsOf(again)).find(({ kind }) => kind === 'SHARED_PAYOUT_ACCOUNT')
    expect(shared).toMatchObject({ follows: 'NOTE', caseId: null })

    await act('rejectWithdrawal', operator, id, { code: 'OTHER', reason: 'Nhường chỗ cho lệnh khác' })
    await tools.payee(1_000_000n, number)
    const third = (await tools.request(payee, '100000')).value.id
    await assess(third)
    expect((await signalsOf(third)).find(({ kind }) => kind === 'SHARED_PAYOUT_ACCOUNT')).toMatchObject({
      follows: 'HOLD',
    })
  })

  it('is not paid either when the case was opened after the approval', async () => {
    const payee = await tools.payee(1_000_000n, ownNumber())
    const { id } = (await tools.request(payee, '100000')).value
    await act('claimWithdrawal', operator, id)
    await act('approveWithdrawal', operator, id)
    const body = { memberId: payee.member.id, holds: true, note: 'Khách báo mất tài khoản' }
    const opened = await platform.call('openRiskCase', { token: second, body })
    expect(opened.value).toMatchObject({ state: 'OPEN', holds: true, signals: [] })
    expect(await platform.call('openRiskCase', { token: second, body })).toMatchObject({
      code: 'RISK_CASE_EXISTS',
      caseId: need(opened.value).id,
    })
    const reference = { reference: `FT${newId()}` }
    expect(await act('releaseWithdrawal', operator, id, reference)).toMatchObject({ code: 'RISK_HOLDS_WITHDRAWAL' })
  })

  it('begins to hold when an operator says so, and not once it is closed', async () => {
    const payee = await tools.payee(1_000_000n, ownNumber())
    const { id } = (await tools.request(payee, '100000')).value
    await act('claimWithdrawal', operator, id)
    const body = { memberId: payee.member.id, holds: false, note: 'Cần xem lại' }
    const caseId = need((await platform.call('openRiskCase', { token: second, body })).value).id
    const held = await act('holdRiskCase', second, caseId, { note: 'Khách báo mất tài khoản' })
    expect(held.value).toMatchObject({
      holds: true,
      notes: [{ text: 'Cần xem lại' }, { text: 'Khách báo mất tài khoản' }],
    })
    await assess(id)
    expect(await act('approveWithdrawal', operator, id)).toMatchObject({ code: 'RISK_HOLDS_WITHDRAWAL' })
    await act('takeRiskCase', second, caseId)
    await act('closeRiskCase', second, caseId, { outcome: 'OTHER', note: 'Đã xem' })
    expect(await act('holdRiskCase', second, caseId, { note: 'Lại nữa' })).toMatchObject({ code: 'RISK_CASE_CLOSED' })
  })

  it('is not let go by who touched the member', async () => {
    const { id, memberId } = await suspicious()
    await assess(id)
    const caseId = need((await casesOf(memberId))[0]).id
    await platform.call('resetMemberPassword', {
      token: second,
      params: { id: memberId },
      body: { reason: 'Hội viên quên mật khẩu' },
    })
    await act('takeRiskCase', second, caseId)
    expect(await act('closeRiskCase', second, caseId, { outcome: 'CLEARED', note: 'Đã xem kỹ' })).toMatchObject({
      status: 403,
      code: 'RISK_CASE_TOUCHED_MEMBER',
    })
    await act('putBackRiskCase', second, caseId)
    await act('takeRiskCase', operator, caseId)
    expect((await act('closeRiskCase', operator, caseId, { outcome: 'OTHER', note: 'Đã xem' })).success).toBe(true)
  })

  it('is not paid by who let it go that a case had held', async () => {
    const { id, memberId } = await suspicious()
    await assess(id)
    const caseId = need((await casesOf(memberId))[0]).id
    await act('takeRiskCase', operator, caseId)
    await act('closeRiskCase', operator, caseId, { outcome: 'CLEARED', note: 'Tự mình xác minh' })
    expect(await act('approveWithdrawal', operator, id)).toMatchObject({ status: 403, code: 'WITHDRAWAL_HOLD_CLEARED' })
    await act('unclaimWithdrawal', operator, id)
    await act('claimWithdrawal', second, id)
    expect((await act('approveWithdrawal', second, id)).value).toMatchObject({ state: 'APPROVED' })
    expect(await act('releaseWithdrawal', operator, id, { reference: `FT${newId()}` })).toMatchObject({
      code: 'WITHDRAWAL_HOLD_CLEARED',
    })
  })

  race('is found once by two who look at once, and passed by no approval beside them', async () => {
    const { id, memberId } = await suspicious()
    const [, , approved] = await Promise.all([assess(id), assess(id), act('approveWithdrawal', operator, id)])
    expect(approved).toMatchObject({ code: 'RISK_HOLDS_WITHDRAWAL' })
    expect((await signalsOf(id)).filter(({ kind }) => kind === 'SHARED_PAYOUT_ACCOUNT')).toHaveLength(1)
    expect(await casesOf(memberId)).toHaveLength(1)
  })

  race('joins one case with another withdrawal of the member', async () => {
    const { payee, id, memberId } = await suspicious()
    const other = (await tools.request(payee, '100000')).value.id
    await Promise.all([assess(id), assess(other)])
    const cases = await casesOf(memberId)
    expect(cases).toHaveLength(1)
    const withdrawals = new Set(need(cases[0]).signals.map(({ withdrawalId }) => withdrawalId))
    expect(withdrawals).toEqual(new Set([id, other]))
  })
})

it('a round looks at what waits, once', async () => {
  const { id } = await suspicious()
  const isAwaited = async () =>
    need((await platform.call('getWithdrawalBackground', { token: operator, params: { id } })).value).isRiskAwaited
  expect(await isAwaited()).toBe(true)
  expect(await isDue(platform, ASSESSMENTS_DUE_AT)).toBe(true)
  await platform.context.risk.assessAwaiting(new AbortController().signal)
  expect(await isAwaited()).toBe(false)
  expect(await isDue(platform, ASSESSMENTS_DUE_AT)).toBe(false)
  const found = await signalsOf(id)
  expect(found.length).toBeGreaterThan(0)
  await platform.context.risk.assessAwaiting(new AbortController().signal)
  expect(await signalsOf(id)).toEqual(found)
})

it('the look for what waits reads none of those that were looked at and wait for an operator', async () => {
  const { id } = await suspicious()
  const { database } = platform
  await database.raw(
    `insert into withdrawals select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(), 'slot', n, 'idempotency_key', 'k' || n))).*
       from withdrawals w, generate_series(1000, 1999) n where id = $1`,
    [id],
  )
  await database.script(
    `insert into risk_assessments select merchant_id, id, created_at from withdrawals on conflict do nothing; analyze withdrawals, risk_assessments`,
  )
  // Another release may have looked at them, which only its own table says.
  for (let round = 0; round < 12; round += 1) await platform.context.risk.assessAwaiting(new AbortController().signal)
  expect(await isDue(platform, ASSESSMENTS_DUE_AT)).toBe(false)
  const plan = await database.raw<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${ASSESSMENTS_DUE_AT}`)
  const lines = plan
    .map((row) => row['QUERY PLAN'])
    .slice(
      0,
      plan.findIndex((row) => /Planning/.test(row['QUERY PLAN'])),
    )
  const blocks = [...(lines.find((line) => /Buffers/.test(line)) ?? '').matchAll(/(?:hit|read)=(\d+)/g)]
  expect(blocks.reduce((sum, [, count]) => sum + Number(count), 0)).toBeLessThan(30)
})

it('a round that breaks off leaves nothing half done', async () => {
  const { id, memberId } = await suspicious()
  const { database } = platform
  await database.raw('alter table risk_assessments add constraint broken check (withdrawal_id is null) not valid', [])
  await platform.context.risk.assessAwaiting(new AbortController().signal)
  await database.raw('alter table risk_assessments drop constraint broken', [])
  expect([await signalsOf(id), await casesOf(memberId)]).toEqual([[], []])
  await assess(id)
  expect(await casesOf(memberId)).toHaveLength(1)
})

describe('a rule', () => {
  it('is tightened by one, and loosened by two who want the same', async () => {
    const looser = { ...ACCOUNT_RULE, follows: 'NOTE' }
    expect((await changeRule(operator, looser)).value).toMatchObject({
      follows: 'HOLD',
      proposal: { kind: 'riskRules' },
    })
    expect(await changeRule(operator, looser)).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    expect((await changeRule(second, looser)).value).toMatchObject({ follows: 'NOTE', proposal: null })
    expect((await changeRule(operator, ACCOUNT_RULE)).value).toMatchObject({ follows: 'HOLD', proposal: null })
  })

  it('judges by what it was when it looked', async () => {
    const { id, memberId } = await suspicious()
    const two = { ...ACCOUNT_RULE, leastCount: 2 }
    await changeRule(operator, two)
    await changeRule(second, two)
    await assess(id)
    await changeRule(operator, ACCOUNT_RULE)
    expect(await casesOf(memberId)).toEqual([])
    expect((await act('approveWithdrawal', operator, id)).value).toMatchObject({ state: 'APPROVED' })
  })

  it('needs the limits of its kind', async () => {
    expect(await changeRule(operator, { ...ACCOUNT_RULE, hours: 3 })).toMatchObject({ code: 'RISK_RULE_LIMIT' })
  })
})

describe('who may', () => {
  it('does not see another brand’s cases, nor act on them', async () => {
    const { id, memberId } = await suspicious()
    await assess(id)
    const caseId = need((await casesOf(memberId))[0]).id
    const foreign = await operatorOf('ADMIN', SAKURA)
    const unknown = { code: 'RISK_CASE_NOT_FOUND' }
    expect(await platform.call('getRiskCase', { token: foreign, params: { id: caseId } })).toMatchObject(unknown)
    for (const deed of ['takeRiskCase', 'putBackRiskCase'] as const)
      expect(await act(deed, foreign, caseId)).toMatchObject(unknown)
    const list = await platform.call('listRiskCases', { token: foreign, query: { memberId } })
    expect(need(list.value).content).toEqual([])
    const body = { memberId, holds: true, note: 'Của người khác' }
    expect(await platform.call('openRiskCase', { token: foreign, body })).toMatchObject({ status: 404 })
  })

  it('sees as a cashier, acts as risk, and neither as marketing', async () => {
    const cashier = await operatorOf('CASHIER', SENVANG)
    const risk = await operatorOf('RISK', SENVANG)
    const marketing = await operatorOf('MARKETING', SENVANG)
    const { id, memberId } = await suspicious()
    await assess(id)
    const caseId = need((await casesOf(memberId))[0]).id
    expect((await platform.call('getRiskCase', { token: cashier, params: { id: caseId } })).success).toBe(true)
    expect(await act('takeRiskCase', cashier, caseId)).toMatchObject({ status: 403, right: 'riskCases.act' })
    expect(await platform.call('getRiskCase', { token: marketing, params: { id: caseId } })).toMatchObject({
      status: 403,
    })
    expect((await act('takeRiskCase', risk, caseId)).success).toBe(true)
  })
})
