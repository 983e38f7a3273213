import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { createCashier } from '../../../../tests/support/deposits.ts'
import {
  placesAt,
  randomAddress,
  SAKURA,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { byTwo } from '../../../../tests/support/two-operators.ts'
import { createWithdrawalTools } from '../../../../tests/support/withdrawals.ts'
import type { Database } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'

const HOUR = 3_600_000
const reason = 'Nhân sự mới'

describeOnEachDatabase('four eyes', (open) => {
  let database: Database
  let platform: TestPlatform
  let operator: string
  let withdrawals: ReturnType<typeof createWithdrawalTools>
  let cashier: ReturnType<typeof createCashier>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    operator = await platform.operator()
    withdrawals = createWithdrawalTools(platform)
    cashier = createCashier(platform)
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  const signIn = async (account: string, password: string) =>
    (await platform.call('operatorSignIn', { ip: randomAddress(), body: { account, password } })).value.token
  /** An administrator whom somebody opens, signed in by whoever knows the password. */
  async function opened(by = operator, role: 'ADMIN' | 'SUPPORT' = 'ADMIN', brand = SENVANG) {
    const account = `eyes${newId().slice(-8)}`
    const body = { account, name: 'Mắt thứ hai', places: placesAt(role, brand), allowedAddresses: [], reason }
    const { operator: made, password } = (await platform.call('createStaff', { token: by, body })).value
    return { id: made.id, account, password, token: await signIn(account, password) }
  }
  const ask = async (token: string) => {
    const body = { memberId: (await platform.member()).id, kind: 'CREDIT', amount: '150000', reason }
    return (await platform.call('requestAdjustment', { token, idempotencyKey: newId(), body })).value.id
  }
  const decide = (token: string, id: string, name: 'approveAdjustment' | 'rejectAdjustment' = 'approveAdjustment') =>
    platform.call(name, { token, params: { id }, body: { reason: 'Đã đối chiếu' } })
  const dependent = { status: 409, code: 'FOUR_EYES_DEPENDENT', hours: 72 }

  it('of an adjustment are never those of an account that the other opened, whichever of the two asked', async () => {
    const puppet = await opened()
    const id = await ask(operator)
    expect(await decide(puppet.token, id)).toMatchObject(dependent)
    expect(await decide(puppet.token, id, 'rejectAdjustment')).toMatchObject(dependent)
    const turned = await ask(puppet.token)
    expect(await decide(operator, turned)).toMatchObject(dependent)
    const second = await platform.operator('operator2')
    expect((await decide(second, id)).value.state).toBe('APPROVED')
    expect((await decide(second, turned)).value.state).toBe('APPROVED')
  })

  it('are not those of an account of another brand that was given this one by the other', async () => {
    const guest = await opened(await platform.operator('operator2'), 'ADMIN', SAKURA)
    const body = { places: placesAt('ADMIN', SAKURA, SENVANG), reason }
    await platform.call('updateStaff', { token: operator, params: { id: guest.id }, body })
    expect(await decide(guest.token, await ask(operator))).toMatchObject(dependent)
  })

  it('are not made by two accounts of one opener, nor over an account in between', async () => {
    const first = await opened()
    const sibling = await opened()
    expect(await decide(sibling.token, await ask(first.token))).toMatchObject(dependent)
    const grandchild = await opened(first.token)
    expect(await decide(grandchild.token, await ask(operator))).toMatchObject(dependent)
  })

  it('become two people’s after 72 hours, until one of them is given a password or raised again', async () => {
    const puppet = await opened(operator, 'SUPPORT')
    platform.clock.advance(73 * HOUR)
    operator = await platform.operator()
    await platform.call('updateStaff', {
      token: operator,
      params: { id: puppet.id },
      body: { places: placesAt('ADMIN', SENVANG), reason },
    })
    expect(await decide(await signIn(puppet.account, puppet.password), await ask(operator))).toMatchObject(dependent)
    platform.clock.advance(73 * HOUR)
    operator = await platform.operator()
    const later = await signIn(puppet.account, puppet.password)
    expect((await decide(later, await ask(operator))).value.state).toBe('APPROVED')
    const reset = await platform.call('resetStaffPassword', {
      token: operator,
      params: { id: puppet.id },
      body: { reason },
    })
    const again = await signIn(puppet.account, reset.value.password)
    expect(await decide(again, await ask(operator))).toMatchObject(dependent)
  })

  it('of a large withdrawal must be independent too', async () => {
    const payee = await withdrawals.payee(90_000_000n)
    const { value } = await withdrawals.request(payee, '60000000')
    const approve = async (token: string) => {
      const given = { token, params: { id: value.id }, body: {} }
      await platform.call('claimWithdrawal', given)
      return platform.call('approveWithdrawal', given)
    }
    expect((await approve(operator)).value).toMatchObject({ approvedBy: ['operator'], state: 'REVIEW' })
    const puppet = await opened()
    expect(await approve(puppet.token)).toMatchObject(dependent)
    await platform.call('unclaimWithdrawal', { token: puppet.token, params: { id: value.id }, body: {} })
    expect((await approve(await platform.operator('operator2'))).value.state).toBe('APPROVED')
  })

  it('of a large suspense transfer must be independent too', async () => {
    const { deposit } = await cashier.started('30000000')
    const body = cashier.report(deposit, 25_000_000)
    await cashier.deliver(body)
    const id = cashier.idOf(body)
    const wish = { decision: 'DEPOSIT', depositId: deposit.id }
    await cashier.decide(operator, id, wish)
    const puppet = await opened()
    expect(await cashier.decide(puppet.token, id, wish)).toMatchObject(dependent)
    expect(await cashier.decide(await platform.operator('operator2'), id, wish)).toMatchObject({
      value: { outcome: 'CREDITED' },
    })
  })

  it('cannot be avoided by raising the limit of one operator: it takes another one, and counts after a day', async () => {
    const { value: settings } = await platform.call('getWithdrawalSettings', { token: operator })
    const {
      id: _id,
      currency: _currency,
      fourEyesPending: _amount,
      fourEyesPendingFrom: _from,
      proposal: _,
      ...rest
    } = settings
    const change = (fourEyesAbove: string, token = operator) =>
      platform.call('updateWithdrawalSettings', { token, body: { ...rest, fourEyesAbove, reason } })
    expect((await change('400000000')).value).toMatchObject({ fourEyesPending: null, proposal: { reason } })
    expect((await change('400000000', await platform.operator('operator2'))).value).toMatchObject({
      fourEyesAbove: settings.fourEyesAbove,
      fourEyesPending: '400000000.00',
    })
    const payee = await withdrawals.payee(90_000_000n, '0071000777777')
    const { value } = await withdrawals.request(payee, '60000000')
    const queued = await platform.call('getOperatorWithdrawal', { token: operator, params: { id: value.id } })
    expect(queued.value.approvalsNeeded).toBe(2)
    expect((await change('1000000')).value).toMatchObject({ fourEyesAbove: '1000000.00', fourEyesPending: null })
    const deposits = await platform.call('getPaymentSettings', { token: operator })
    const {
      id: _own,
      currency: _unit,
      fourEyesPending: _higher,
      fourEyesPendingFrom: _then,
      proposal: _wish,
      ...kept
    } = deposits.value
    const raised = await byTwo(platform, 'updatePaymentSettings', {
      body: { ...kept, fourEyesAbove: '900000000' },
    })
    expect(raised.value).toMatchObject({ fourEyesAbove: kept.fourEyesAbove, fourEyesPending: '900000000.00' })
    expect(await change('-1')).toMatchObject({ status: 400, field: 'fourEyesAbove' })
    expect(
      await platform.call('updateWithdrawalSettings', { token: operator, body: { ...rest, maximum: '1', reason } }),
    ).toMatchObject({ status: 422, code: 'WITHDRAWAL_SETTINGS_RANGE', field: 'maximum' })
  })
})
