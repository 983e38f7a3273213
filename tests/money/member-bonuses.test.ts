import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPromotionTools } from '../support/promotions.ts'
import { race } from '../support/race.ts'

const UNIT = 10_000n
const reason = 'Tặng nhầm cho hội viên'

describeOnEachDatabase('a bonus that an operator cancels', (open) => {
  let platform: TestPlatform
  let operator: string
  let promotion: string
  let tools: ReturnType<typeof createPromotionTools>
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    operator = await platform.operator('operator')
    tools = createPromotionTools(platform)
    promotion = await tools.publish({}, { budget: '100000' })
  }, 90_000)
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    // Bets are written here without their money.
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  /** A member with 500 of his own who claimed 100. */
  async function granted(funds = 500n) {
    const { member, token } = await platform.signedInMember({ funds: funds * UNIT })
    expect((await tools.claim(token, promotion)).success).toBe(true)
    platform.clock.advance(1_000)
    const owner = { merchantId: SENVANG, memberId: member.id }
    const { value: claims } = await platform.call('listPromotionClaims', { token })
    const documentId = need(claims.content[0]).id
    const list = async () =>
      (
        await platform.call('listMemberBuckets', {
          token: operator,
          params: { memberId: member.id },
          query: { documentId },
        })
      ).value.content
    const params = { memberId: member.id, id: need((await list())[0]).id }
    return {
      owner,
      token,
      params,
      documentId,
      bucket: async () => need((await list())[0]),
      preview: (as = operator) => platform.call('previewMemberCancellation', { token: as, params }),
      cancel: (forfeited = '100', as = operator) =>
        platform.call('cancelMemberBonus', { token: as, params, body: { forfeited, reason } }),
      cancelOwn: (forfeited = '100') =>
        platform.call('cancelBonus', { token, params: { id: params.id }, body: { forfeited } }),
      cash: async () => (await platform.context.ledger.balance(owner, 'VND')) / UNIT,
    }
  }
  const audited = async (id: string) =>
    (await platform.call('listAuditEntries', { token: operator, query: { subjectKind: 'bonuses', subjectId: id } }))
      .value.content
  const takenOf = async () =>
    (await platform.call('getOperatorPromotion', { token: operator, params: { id: promotion } })).value.taken

  it('goes as if the member gave it up, once however often it is asked, with who did it and why', async () => {
    const { params, preview, cancel, bucket, cash, documentId, token } = await granted()
    const taken = await takenOf()
    expect(await bucket()).toMatchObject({ programme: promotion, documentId, bonus: '100.00', mayCancel: true })
    expect((await preview()).value).toEqual({ currency: 'VND', bonus: '100.00', winnings: '0.00', forfeited: '100.00' })
    const ended = { state: 'CANCELLED', forfeitedBonus: '100.00', cancelledBy: 'operator', cancelReason: reason }
    expect((await cancel()).value).toMatchObject(ended)
    expect((await cancel()).value).toMatchObject(ended)
    expect(await cash()).toBe(500n)
    expect(await bucket()).toMatchObject({ ...ended, mayCancel: false })
    expect(await audited(params.id)).toMatchObject([{ action: 'bonuses.cancel', reason, operatorAccount: 'operator' }])
    // Another operator is told that there is nothing to cancel any more.
    const second = await platform.operator('operator2')
    expect(await cancel('100', second)).toMatchObject({ status: 409, code: 'TURNOVER_NOT_CANCELLABLE' })
    const { value: moved } = await platform.call('listTransfers', {
      token: operator,
      query: { documentKind: 'turnover', documentId: params.id },
    })
    expect(moved.content).toMatchObject([{ amount: '100.00', actor: 'operator', reason }])
    // What was given counts as given: one operator alone does not make the budget give it again.
    expect(await takenOf()).toBe(taken)
    // The member owes nothing more for it, and has had the promotion.
    expect((await platform.call('getTurnover', { token })).value).toMatchObject({ missing: '0.00' })
    expect((await tools.claim(token, promotion)).code).toBe('PROMOTION_HAD')
  })

  it('takes what was won with it, and neither while a bet is open nor another amount than was shown', async () => {
    const { owner, preview, cancel } = await granted()
    const bet = (change: object) =>
      writeBet(platform.database, owner, { stake: 10n * UNIT, placedAt: platform.clock.now(), ...change })
    await bet({ payout: 40n * UNIT })
    expect((await preview()).value).toMatchObject({ bonus: '100.00', winnings: '30.00', forfeited: '130.00' })
    expect(await cancel()).toMatchObject({ code: 'TURNOVER_CHANGED', forfeited: '130.00' })
    await bet({ state: 'OPEN' })
    expect((await preview()).code).toBe('TURNOVER_BETS_OPEN')
    expect((await cancel('130')).code).toBe('TURNOVER_BETS_OPEN')
  })

  it('goes whole where there was nothing else in the wallet when it came', async () => {
    const { cancel, cash } = await granted(0n)
    expect((await cancel()).value).toMatchObject({ state: 'CANCELLED', forfeitedBonus: '100.00' })
    expect(await cash()).toBe(0n)
  })

  it('is an administrator’s to cancel, of his own brand, and nothing of others is found', async () => {
    const { params, preview, cancel, bucket } = await granted()
    const support = await platform.operator('support')
    expect((await cancel('100', support)).status).toBe(403)
    expect((await preview(support)).status).toBe(403)
    const nobody = { ...params, memberId: params.id }
    expect((await platform.call('previewMemberCancellation', { token: operator, params: nobody })).code).toBe(
      'TURNOVER_NOT_FOUND',
    )
    expect((await bucket()).state).toBe('OPEN')
  })

  race('is lost once where the member gives it up at the same moment', async () => {
    const { cancel, cancelOwn, bucket, cash, params } = await granted()
    const second = await platform.operator('operator2')
    const [byOperator, again, bySecond, own] = await Promise.all([
      cancel(),
      cancel(),
      cancel('100', second),
      cancelOwn(),
    ])
    const state = await bucket()
    expect(state.state).toBe('CANCELLED')
    expect(await cash()).toBe(500n)
    // Both calls of one operator are answered alike.
    expect(again.success).toBe(byOperator.success)
    const won = { operator: byOperator, operator2: bySecond }[String(state.cancelledBy)] ?? own
    expect(won.success).toBe(true)
    for (const lost of [byOperator, bySecond, own].filter((answer) => answer !== won))
      expect(lost.code).toBe('TURNOVER_NOT_CANCELLABLE')
    expect(await audited(params.id)).toHaveLength(state.cancelledBy === null ? 0 : 1)
  })
})
