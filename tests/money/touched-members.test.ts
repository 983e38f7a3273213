import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import {
  type CallName,
  placesAt,
  randomAddress,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../support/platform.ts'
import { race } from '../support/race.ts'
import { byTwo } from '../support/two-operators.ts'
import { createWithdrawalTools } from '../support/withdrawals.ts'

const HOUR = 3_600_000
const reason = 'Hội viên gọi điện'

describeOnEachDatabase('one operator alone', (open) => {
  let database: Database
  let platform: TestPlatform
  let operator: string
  let second: string
  let tools: ReturnType<typeof createWithdrawalTools>
  let cashier: ReturnType<typeof createCashier>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    await signIn()
    tools = createWithdrawalTools(platform)
    cashier = createCashier(platform)
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  async function signIn() {
    operator = await platform.operator()
    second = await platform.operator('operator2')
  }
  const act = (
    name: 'claimWithdrawal' | 'unclaimWithdrawal' | 'approveWithdrawal' | 'rejectWithdrawal' | 'releaseWithdrawal',
    token: string,
    id: string,
    body: object = {},
  ) => platform.call(name, { token, params: { id }, body })
  async function approve(token: string, id: string) {
    await act('claimWithdrawal', token, id)
    const answer = await act('approveWithdrawal', token, id)
    if (!answer.success) await act('unclaimWithdrawal', token, id)
    return answer
  }
  const release = (token: string, id: string) => act('releaseWithdrawal', token, id, { reference: `FT${newId()}` })
  async function asked() {
    const payee = await tools.payee()
    return { payee, id: (await tools.request(payee, '200000')).value.id }
  }
  const touched = { status: 403, code: 'WITHDRAWAL_TOUCHED_MEMBER', hours: 72 }

  /** An administrator whom the operator opened a moment ago. */
  async function puppet() {
    const account = `hand${newId().slice(-8)}`
    const body = { account, name: 'Tay chân', places: placesAt('ADMIN', SENVANG), allowedAddresses: [], reason }
    const { password } = (await platform.call('createStaff', { token: operator, body })).value
    return (await platform.call('operatorSignIn', { ip: randomAddress(), body: { account, password } })).value.token
  }

  const deeds: readonly [CallName, object][] = [
    ['resetMemberPassword', {}],
    ['resetMemberPaymentPassword', {}],
    ['resetMemberSecondFactor', {}],
    ['correctMember', { payeeName: 'NGUYEN VAN KHAC' }],
  ]
  describe('who let himself into an account', () => {
    it.each(deeds)('does not pay its withdrawal for three days: %s', async (name, body) => {
      const { payee, id } = await asked()
      const params = { id: payee.member.id }
      expect((await platform.call(name, { token: operator, params, body: { reason, ...body } })).success).toBe(true)
      expect(await approve(operator, id)).toMatchObject(touched)
      expect(await approve(await puppet(), id)).toMatchObject({ status: 409, code: 'FOUR_EYES_DEPENDENT' })
      expect((await approve(second, id)).value).toMatchObject({ state: 'APPROVED' })
      expect(await release(operator, id)).toMatchObject(touched)
      expect((await release(second, id)).value).toMatchObject({ state: 'RELEASED' })
    })

    it('may refuse it, and pays it after three days', async () => {
      const first = await asked()
      const later = await asked()
      for (const { payee } of [first, later])
        await platform.call('resetMemberPassword', {
          ...{ token: operator, params: { id: payee.member.id } },
          body: { reason },
        })
      await act('claimWithdrawal', operator, first.id)
      const refusal = { code: 'NAME_MISMATCH', reason }
      expect((await act('rejectWithdrawal', operator, first.id, refusal)).value).toMatchObject({ state: 'REJECTED' })
      platform.clock.advance(73 * HOUR)
      await signIn()
      expect((await approve(operator, later.id)).value).toMatchObject({ state: 'APPROVED' })
      expect((await release(operator, later.id)).value).toMatchObject({ state: 'RELEASED' })
    })

    it('does not pay who had the money from that member', async () => {
      const { payee, id } = await asked()
      const from = await platform.member()
      await platform.call('resetMemberPassword', { token: operator, params: { id: from.id }, body: { reason } })
      await database.query
        .insertInto('member_transfers')
        .values({
          ...{ merchant_id: SENVANG, id: newId(), sender_id: from.id, receiver_id: payee.member.id, direction: 'UP' },
          ...{ currency: 'VND', amount: 1_000_000n, idempotency_key: newId(), request_hash: '' },
          created_at: platform.clock.now(),
        })
        .execute()
      expect(await approve(operator, id)).toMatchObject(touched)
      expect((await approve(second, id)).value).toMatchObject({ state: 'APPROVED' })
    })

    it('is nobody who only corrected a nickname', async () => {
      const { payee, id } = await asked()
      const params = { id: payee.member.id }
      await platform.call('correctMember', { token: operator, params, body: { nickname: 'Lan', reason } })
      expect((await approve(operator, id)).value).toMatchObject({ state: 'APPROVED' })
    })
  })

  /** A deposit that its member says to have paid by hand. */
  async function said(token: string, amount: string) {
    const deposit = await cashier.start(token, amount, 'MANUAL_ACB')
    await platform.call('claimDeposit', { token, params: { id: deposit.id }, body: {} })
    const body = { decision: 'CONFIRM', reference: `ACB${newId()}`, reason: 'Có trong sao kê' }
    return (by: string) => platform.call('decideDeposit', { token: by, params: { id: deposit.id }, body })
  }
  const adjust = (memberId: string, amount: string) =>
    platform.call('requestAdjustment', {
      ...{ token: operator, idempotencyKey: newId() },
      body: { memberId, kind: 'CREDIT', amount, reason },
    })
  async function limitAdjustments(amount: string) {
    await byTwo(platform, 'updateAdjustmentLimit', { body: { amount, reason } })
    platform.clock.advance(25 * HOUR)
    await signIn()
  }

  describe('who gave a member money', () => {
    it('does not pay its withdrawal for three days, unless two gave it', async () => {
      const alone = await asked()
      expect((await (await said(alone.payee.token, '500000'))(operator)).value).toMatchObject({ state: 'CREDITED' })
      expect(await approve(operator, alone.id)).toMatchObject(touched)
      expect((await approve(second, alone.id)).value).toMatchObject({ state: 'APPROVED' })
      const both = await asked()
      const confirm = await said(both.payee.token, '30000000')
      expect((await confirm(operator)).value).toMatchObject({ state: 'REVIEW' })
      expect((await confirm(second)).value).toMatchObject({ state: 'CREDITED' })
      expect((await approve(operator, both.id)).value).toMatchObject({ state: 'APPROVED' })
    })

    it('gives within a day no more than the limit in all, deposits and adjustments together', async () => {
      await limitAdjustments('12000000')
      const { member, token } = await platform.signedInMember()
      const first = await said(token, '9000000')
      const next = await said(token, '12000000')
      expect((await first(operator)).value).toMatchObject({ state: 'CREDITED' })
      expect((await next(operator)).value).toMatchObject({ state: 'REVIEW' })
      expect((await next(second)).value).toMatchObject({ state: 'CREDITED' })
      expect((await adjust(member.id, '3000000')).value).toMatchObject({ state: 'APPROVED' })
      expect((await adjust(member.id, '100000')).value).toMatchObject({ state: 'REQUESTED' })
      platform.clock.advance(25 * HOUR)
      await signIn()
      expect((await adjust(member.id, '100000')).value).toMatchObject({ state: 'APPROVED' })
    })

    it('gives all members together ten times the limit at most', async () => {
      await limitAdjustments('1000000')
      for (let each = 0; each < 10; each++)
        expect((await adjust((await platform.member()).id, '1000000')).value).toMatchObject({ state: 'APPROVED' })
      expect((await adjust((await platform.member()).id, '1000')).value).toMatchObject({ state: 'REQUESTED' })
    })

    it('gives no more through an account that he opened', async () => {
      const { token } = await platform.signedInMember()
      expect((await (await said(token, '19000000'))(operator)).value).toMatchObject({ state: 'CREDITED' })
      expect((await (await said(token, '19000000'))(await puppet())).value).toMatchObject({ state: 'REVIEW' })
    })

    race('gives no more by deciding twice at once', async () => {
      const { token } = await platform.signedInMember()
      const both = await Promise.all([said(token, '19000000'), said(token, '19000000')])
      const answers = await Promise.all(both.map((confirm) => confirm(operator)))
      expect(answers.map(({ value }) => value.state).sort()).toEqual(['CREDITED', 'REVIEW'])
    })
  })
})
