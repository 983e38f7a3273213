import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import type {
  PayoutGateway,
  PayoutOrder,
  PayoutResult,
} from '../../server/platform/modules/withdrawals/gateways/payout-gateway.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { createWithdrawalTools, UNITS } from '../support/withdrawals.ts'

/** A bank that carries orders out or refuses them, brings money back when told, and may not answer. */
function createBank() {
  const results = new Map<string, PayoutResult>()
  const orders = new Map<string, PayoutOrder>()
  let isSilent = false
  let refusesNext = false
  const answer = async (orderId: string) => {
    if (isSilent) throw new Error('the bank does not answer')
    return results.get(orderId)
  }
  const gateway: PayoutGateway = {
    async send(order) {
      orders.set(order.orderId, order)
      if (!results.has(order.orderId))
        results.set(
          order.orderId,
          refusesNext
            ? { state: 'REFUSED', refusal: 'ACCOUNT_CLOSED' }
            : { state: 'PAID', reference: `FT${order.orderId}` },
        )
      refusesNext = false
      const result = await answer(order.orderId)
      if (result === undefined) throw new Error('the order never arrived')
      return result
    },
    find: answer,
  }
  return {
    gateway,
    refuseNext: () => {
      refusesNext = true
    },
    silence: (wanted: boolean) => {
      isSilent = wanted
    },
    giveBack(orderId: string, units?: bigint) {
      const returned = units === undefined ? (orders.get(orderId)?.amount ?? 0n) : units * UNITS
      results.set(orderId, {
        state: 'RETURNED',
        reference: `FT${orderId}`,
        returned,
        returnReference: `RT${orderId}`,
      })
    },
  }
}

type Deed = 'payWithdrawalAgain' | 'failWithdrawal' | 'forceWithdrawalReceipt'

describeOnEachDatabase('what is paid again or given back', (open) => {
  let database: Database
  let platform: TestPlatform
  let tools: ReturnType<typeof createWithdrawalTools>
  let first: string
  let second: string
  const bank = createBank()
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database, overrides: { payoutGateway: bank.gateway } })
    // The queue takes orders, and nobody works: the test does, in the order it wants.
    await platform.context.jobs.start({ work: false })
    tools = createWithdrawalTools(platform)
    first = await platform.operator()
    second = await tools.secondOperator()
  }, 120_000)
  afterAll(async () => {
    await platform.context.jobs.stop()
    await platform.stop()
    await database.close()
  })

  const act = (deed: Deed, token: string, id: string, body: object = {}) =>
    platform.call(deed, { token, params: { id }, body: { reason: 'The bank sent nothing', ...body } })
  const reference = () => `FT${newId()}`
  const find = async (id: string) =>
    (await platform.call('getOperatorWithdrawal', { token: first, params: { id } })).value

  async function asked(amount = '200000') {
    const payee = await tools.payee()
    return { payee, id: (await tools.request(payee, amount)).value.id }
  }

  /** Paid by hand, and the member says that nothing, or a part, came. */
  async function missing(rest?: bigint) {
    const { payee, id } = await asked()
    const released = await tools.release(first, id, reference())
    expect(released.value).toMatchObject({ state: 'RELEASED', isPaid: true })
    const state = rest === undefined ? 'NOT_RECEIVED' : 'PARTLY_RECEIVED'
    await database.raw('update withdrawals set state = $2, rest_amount = $3, receive_due_at = null where id = $1', [
      id,
      state,
      rest === undefined ? null : rest * UNITS,
    ])
    return { payee, id }
  }

  /** Released with an order to the bank; the order is sent by `send`. */
  async function ordered() {
    const { payee, id } = await asked()
    const given = { token: first, params: { id } }
    await platform.call('claimWithdrawal', { ...given, body: {} })
    await platform.call('approveWithdrawal', { ...given, body: {} })
    const { value } = await platform.call('releaseWithdrawal', { ...given, body: {} })
    return { payee, id, payoutId: value.payouts[0]?.id ?? '' }
  }
  const send = (withdrawalId: string, payoutId: string) =>
    platform.context.withdrawals.sendPayout({ merchantId: tools.merchantId, withdrawalId, payoutId })

  describe('by hand', () => {
    it('takes two operators who want the same, whatever the amount', async () => {
      const { payee, id } = await missing(50_000n)
      const wish = { reference: reference(), returnReference: reference() }
      const proposed = await act('payWithdrawalAgain', first, id, wish)
      expect(proposed.value).toMatchObject({
        state: 'PARTLY_RECEIVED',
        proposal: { deed: 'PAY_AGAIN', amount: '50000.00', isMine: true, operatorAccount: 'operator', ...wish },
      })
      expect(proposed.value.payouts).toHaveLength(1)
      expect(await act('payWithdrawalAgain', first, id, wish)).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
      // Another reference is another wish: it takes the place of the first one.
      const other = { ...wish, reference: reference() }
      expect((await act('payWithdrawalAgain', second, id, other)).value).toMatchObject({
        state: 'PARTLY_RECEIVED',
        proposal: { reference: other.reference, isMine: true },
      })
      const paid = await act('payWithdrawalAgain', first, id, other)
      expect(paid.value).toMatchObject({ state: 'RELEASED', proposal: null })
      expect(paid.value.payouts).toMatchObject([
        { amount: '200000.00', returned: '50000.00', state: 'PAID' },
        { amount: '50000.00', returned: '0.00', state: 'PAID' },
      ])
      expect(await tools.balance(payee.owner)).toBe(800_000n * UNITS)
      const log = await platform.call('listAuditEntries', { token: first, query: { subjectId: id } })
      expect(
        log.value.content.slice(0, 3).map(({ action, operatorAccount }) => `${action} ${operatorAccount}`),
      ).toEqual([
        'withdrawals.payAgain operator',
        expect.stringMatching(/^withdrawals\.proposePayAgain eyes/),
        'withdrawals.proposePayAgain operator',
      ])
      expect(log.value.content[1]?.after).toMatchObject({ wish: { amount: '50000.00', reference: other.reference } })
      await tools.expectBalanced()
    })

    race('is once, however often two operators want it at the same moment', async () => {
      const { id } = await missing()
      const wish = { reference: reference(), returnReference: reference() }
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => act('payWithdrawalAgain', index % 2 === 0 ? first : second, id, wish)),
      )
      const codes = new Set(answers.filter(({ success }) => !success).map(({ code }) => code))
      for (const code of codes) expect(['FOUR_EYES_SAME_OPERATOR', 'WITHDRAWAL_STATE_CHANGED']).toContain(code)
      const log = await platform.call('listAuditEntries', { token: first, query: { subjectId: id } })
      expect(log.value.content.filter(({ action }) => action === 'withdrawals.payAgain')).toHaveLength(1)
      expect((await find(id)).payouts.map(({ amount, state }) => [amount, state])).toEqual([
        ['200000.00', 'RETURNED'],
        ['200000.00', 'PAID'],
      ])
      await tools.expectBalanced()
    })

    race('is either paid again or given back, when both are wanted at once', async () => {
      const { payee, id } = await missing()
      const pay = { reference: reference(), returnReference: reference() }
      const back = { returnReference: pay.returnReference }
      await act('payWithdrawalAgain', first, id, pay)
      await Promise.all([
        ...Array.from({ length: 5 }, () => act('payWithdrawalAgain', second, id, pay)),
        ...Array.from({ length: 5 }, () => act('failWithdrawal', first, id, back)),
        ...Array.from({ length: 5 }, () => act('failWithdrawal', second, id, back)),
      ])
      const { state, payouts } = await find(id)
      const isBack = state === 'FAILED'
      expect(['FAILED', 'RELEASED', 'NOT_RECEIVED']).toContain(state)
      expect(payouts).toHaveLength(state === 'RELEASED' ? 2 : 1)
      expect(await tools.balance(payee.owner)).toBe((isBack ? 1_000_000n : 800_000n) * UNITS)
      await tools.expectBalanced()
    })

    it('needs the bank’s reference of the money that came back', async () => {
      const { id } = await missing()
      for (const deed of ['payWithdrawalAgain', 'failWithdrawal'] as const)
        expect(await act(deed, first, id, deed === 'failWithdrawal' ? {} : { reference: reference() })).toMatchObject({
          status: 409,
          code: 'WITHDRAWAL_NOT_RETURNED',
          field: 'returnReference',
        })
      expect((await find(id)).proposal).toBeNull()
    })

    it('takes a reference of the bank for one payment only, and for one return', async () => {
      const used = reference()
      const back = reference()
      const one = await missing()
      for (const token of [first, second])
        await act('payWithdrawalAgain', token, one.id, { reference: used, returnReference: back })
      const other = await missing()
      expect(
        await act('payWithdrawalAgain', first, other.id, { reference: used, returnReference: reference() }),
      ).toMatchObject({ code: 'WITHDRAWAL_REFERENCE_USED', field: 'reference' })
      expect(await act('failWithdrawal', first, other.id, { returnReference: back })).toMatchObject({
        code: 'WITHDRAWAL_REFERENCE_USED',
        field: 'returnReference',
      })
      const third = await asked()
      expect(await tools.release(first, third.id, used)).toMatchObject({
        code: 'WITHDRAWAL_REFERENCE_USED',
        field: 'reference',
      })
      expect((await find(third.id)).state).toBe('APPROVED')
    })

    it('makes a proposal void when something else happened first', async () => {
      const { id } = await missing()
      const wish = { reference: reference(), returnReference: reference() }
      await act('payWithdrawalAgain', first, id, wish)
      expect((await act('forceWithdrawalReceipt', second, id)).value).toMatchObject({ state: 'CLOSED', proposal: null })
      expect(await act('payWithdrawalAgain', second, id, wish)).toMatchObject({ code: 'WITHDRAWAL_STATE_CHANGED' })
      await tools.expectBalanced()
    })

    it('is not the same wish once another payment was made', async () => {
      const { id } = await missing()
      const wish = { reference: reference(), returnReference: reference() }
      for (const token of [first, second]) await act('payWithdrawalAgain', token, id, wish)
      await database.raw(`update withdrawals set state = 'NOT_RECEIVED', receive_due_at = null where id = $1`, [id])
      const again = { reference: reference(), returnReference: reference() }
      expect((await act('payWithdrawalAgain', second, id, again)).value).toMatchObject({ state: 'NOT_RECEIVED' })
      expect((await find(id)).payouts).toHaveLength(2)
    })
  })

  describe('by the bank', () => {
    race('is neither while an earlier payment is on its way', async () => {
      const { payee, id, payoutId } = await ordered()
      const deeds = () =>
        Promise.all((['payWithdrawalAgain', 'failWithdrawal'] as const).map((one) => act(one, first, id)))
      for (const answer of await deeds()) expect(answer).toMatchObject({ code: 'WITHDRAWAL_PAYOUT_UNKNOWN' })
      bank.silence(true)
      await expect(send(id, payoutId)).rejects.toThrow()
      for (const answer of await deeds()) expect(answer).toMatchObject({ code: 'WITHDRAWAL_PAYOUT_UNKNOWN' })
      bank.silence(false)
      await send(id, payoutId)
      for (const answer of await deeds()) expect(answer.success).toBe(false)
      expect(await tools.balance(payee.owner)).toBe(800_000n * UNITS)
    })

    it('goes back at one operator’s word when the bank refused: nothing had left', async () => {
      const { payee, id, payoutId } = await ordered()
      bank.refuseNext()
      await send(id, payoutId)
      expect((await act('failWithdrawal', first, id)).value).toMatchObject({ state: 'FAILED' })
      expect(await tools.balance(payee.owner)).toBe(1_000_000n * UNITS)
      // The order comes again late: nothing is sent any more.
      await send(id, payoutId)
      expect((await find(id)).payouts).toMatchObject([{ state: 'REFUSED' }])
      await tools.expectBalanced()
    })

    it('takes two to pay again what the bank refused', async () => {
      const { id, payoutId } = await ordered()
      bank.refuseNext()
      await send(id, payoutId)
      expect((await act('payWithdrawalAgain', first, id)).value).toMatchObject({
        state: 'RELEASED',
        payoutRefused: true,
        proposal: { deed: 'PAY_AGAIN', amount: '200000.00', reference: null, returned: '0.00' },
      })
      const paid = (await act('payWithdrawalAgain', second, id)).value
      expect(paid.payouts.map(({ state }) => state)).toEqual(['REFUSED', 'QUEUED'])
      await send(id, paid.payouts[1]?.id ?? '')
      expect(await find(id)).toMatchObject({ isPaid: true })
      await tools.expectBalanced()
    })

    it('is not while the bank says that the money is with the receiver, or says nothing', async () => {
      const { payee, id, payoutId } = await ordered()
      await send(id, payoutId)
      await database.raw(`update withdrawals set state = 'NOT_RECEIVED', receive_due_at = null where id = $1`, [id])
      for (const deed of ['payWithdrawalAgain', 'failWithdrawal'] as const) {
        // A reference typed by hand says nothing of a payment whose bank can be asked.
        expect(await act(deed, first, id, { returnReference: reference() })).toMatchObject({
          code: 'WITHDRAWAL_NOT_RETURNED',
        })
        bank.silence(true)
        expect(await act(deed, first, id)).toMatchObject({ code: 'WITHDRAWAL_PAYOUT_UNKNOWN' })
        bank.silence(false)
      }
      expect(await tools.balance(payee.owner)).toBe(800_000n * UNITS)
    })

    it('goes back when the bank brought it back and two operators want it', async () => {
      const { payee, id, payoutId } = await ordered()
      await send(id, payoutId)
      bank.giveBack(payoutId)
      const proposed = (await act('failWithdrawal', first, id)).value
      expect(proposed).toMatchObject({ state: 'RELEASED', isPaid: false, proposal: { deed: 'GIVE_BACK' } })
      expect(proposed.payouts).toMatchObject([{ state: 'RETURNED', returned: '200000.00' }])
      // What came back is no longer on its way to be received, by silence or by force.
      platform.clock.advance(31 * 60_000)
      await platform.context.withdrawals.autoReceive()
      first = await platform.operator()
      second = await tools.secondOperator()
      expect(await act('forceWithdrawalReceipt', second, id)).toMatchObject({ code: 'WITHDRAWAL_PAYOUT_UNKNOWN' })
      expect((await act('failWithdrawal', second, id)).value).toMatchObject({ state: 'FAILED', proposal: null })
      expect(await tools.balance(payee.owner)).toBe(1_000_000n * UNITS)
      await tools.expectBalanced()
    })

    it('goes back also when the bank brings it back long after it counted as received', async () => {
      const { payee, id, payoutId } = await ordered()
      await send(id, payoutId)
      await act('forceWithdrawalReceipt', first, id)
      expect(await act('failWithdrawal', first, id)).toMatchObject({ code: 'WITHDRAWAL_NOT_RETURNED' })
      bank.giveBack(payoutId)
      expect((await act('failWithdrawal', first, id)).value).toMatchObject({ state: 'CLOSED', payoutRefused: true })
      expect(await act('payWithdrawalAgain', second, id)).toMatchObject({ code: 'WITHDRAWAL_STATE_CHANGED' })
      expect((await act('failWithdrawal', second, id)).value).toMatchObject({ state: 'FAILED' })
      expect(await tools.balance(payee.owner)).toBe(1_000_000n * UNITS)
      await tools.expectBalanced()
    })

    it('is as much as the bank brought back, whatever the member says is missing', async () => {
      const { payee, id, payoutId } = await ordered()
      await send(id, payoutId)
      await database.raw(
        `update withdrawals set state = 'PARTLY_RECEIVED', rest_amount = $2, receive_due_at = null where id = $1`,
        [id, 90_000n * UNITS],
      )
      bank.giveBack(payoutId, 30_000n)
      expect((await act('failWithdrawal', first, id)).value.proposal).toMatchObject({ amount: '30000.00' })
      expect((await act('failWithdrawal', second, id)).value).toMatchObject({
        state: 'FAILED',
        restAmount: '30000.00',
      })
      expect(await tools.balance(payee.owner)).toBe(830_000n * UNITS)
      await tools.expectBalanced()
    })
  })

  it('is named by the trial balance when more or less was paid than left the member’s books', async () => {
    const over = await missing()
    const under = await missing()
    await database.raw(
      `insert into withdrawal_payouts (merchant_id, member_id, withdrawal_id, id, position, gateway, amount, state, created_at)
       select merchant_id, member_id, id, $2, 2, 'MANUAL', amount, 'PAID', created_at from withdrawals where id = $1`,
      [over.id, newId()],
    )
    await act('forceWithdrawalReceipt', first, under.id)
    await database.raw(
      `update withdrawal_payouts set state = 'RETURNED', returned = amount, return_reference = 'RT1' where withdrawal_id = $1`,
      [under.id],
    )
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    const found = mismatches.filter(
      ({ check }) => check === 'payments of withdrawals equal what left the books for them',
    )
    expect(found.map(({ detail }) => detail).sort()).toEqual(
      [
        `withdrawal ${over.id} is NOT_RECEIVED: 2000000000 left the books for it, paid are 4000000000 and on their way 0`,
        `withdrawal ${under.id} is CLOSED: 2000000000 left the books for it, paid are 0 and on their way 0`,
      ].sort(),
    )
    expect(mismatches).toHaveLength(2)
    await database.raw('delete from withdrawal_payouts where withdrawal_id = $1 and position = 2', [over.id])
    await database.raw(
      `update withdrawal_payouts set state = 'PAID', returned = 0, return_reference = null where withdrawal_id = $1`,
      [under.id],
    )
  })
})
