import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { randomAddress, SAKURA, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPromotionTools, everybody } from '../support/promotions.ts'
import { race } from '../support/race.ts'

describeOnEachDatabase('codes of promotions', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof createPromotionTools>
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    tools = createPromotionTools(platform)
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await platform.database.close()
  })
  const cash = async (token: string) => (await platform.call('getBalance', { token })).value.balance
  const redeem = (token: string, code: string, ip = randomAddress()) =>
    platform.call('redeemPromotionCode', { token, ip, body: { code } })
  const wrong = { status: 422, code: 'PROMOTION_CODE_WRONG', field: 'code' }

  async function batch(promotionId: string, change: Record<string, unknown> = {}) {
    const token = await platform.operator()
    const body = { name: 'Đợt 1', number: 3, word: null, usesPerCode: 1, expiresAt: null, ...change }
    const made = await platform.call('createPromotionCodeBatch', { token, params: { id: promotionId }, body })
    if (!made.success) return { made, id: '', codes: [] as string[] }
    const { id } = made.value
    const { value } = await platform.call('listPromotionCodes', { token, params: { id } })
    return { made, id, codes: value.content.map(({ code }) => code) }
  }

  it('give a promotion, however they are typed, and a member each once', async () => {
    const id = await tools.publish({ trigger: 'CODE', times: 2 })
    const { codes, id: batchId } = await batch(id)
    const { token, merchant } = await platform.signedInMember()
    expect(merchant).toBe('SENVANG')
    expect(await tools.look(id, token)).toMatchObject({ standing: 'JOIN' })
    expect(await tools.claim(token, id)).toMatchObject({ status: 409, code: 'PROMOTION_NEEDS_CODE' })
    const typed = need(codes[0])
      .toLowerCase()
      .replace(/(.{4})/g, '$1- ')
    expect(await redeem(token, typed)).toMatchObject({ success: true, value: { id, standing: 'JOIN' } })
    expect(await redeem(token, need(codes[0]))).toMatchObject({ status: 409, code: 'PROMOTION_CODE_HAD' })
    expect(await redeem(token, need(codes[1]))).toMatchObject({ success: true, value: { standing: 'CLAIMED' } })
    // The promotion is had as often as it may be: the code is not told to be a right one.
    expect(await redeem(token, need(codes[2]))).toMatchObject(wrong)
    expect(await cash(token)).toBe('200.00')
    const listed = await platform.call('listPromotionCodeBatches', { token: await platform.operator(), params: { id } })
    expect(listed.value.content).toMatchObject([{ id: batchId, number: 3, used: 2, voidedAt: null }])
  })

  race('are used no more often than they may be', async () => {
    const id = await tools.publish({ trigger: 'CODE' })
    const { codes } = await batch(id, { word: `Tet${Date.now() % 1_000_000_000}`, number: 1, usesPerCode: 2 })
    const members = await Promise.all([1, 2, 3, 4].map(() => platform.signedInMember()))
    const answers = await Promise.all(members.map(({ token }) => redeem(token, need(codes[0]))))
    expect(answers.map(({ code }) => code ?? 'GIVEN').toSorted()).toEqual([
      'GIVEN',
      'GIVEN',
      'PROMOTION_CODE_WRONG',
      'PROMOTION_CODE_WRONG',
    ])
  })

  race('are given once to a member who sends one at once again and again', async () => {
    const id = await tools.publish({ trigger: 'CODE', times: 5 })
    const { codes } = await batch(id, { number: 1, usesPerCode: 5 })
    const { token } = await platform.signedInMember()
    const answers = await Promise.all([1, 2, 3].map(() => redeem(token, need(codes[0]))))
    expect(answers.map(({ code }) => code ?? 'GIVEN').toSorted()).toEqual([
      'GIVEN',
      'PROMOTION_CODE_HAD',
      'PROMOTION_CODE_HAD',
    ])
    expect(await cash(token)).toBe('100.00')
  })

  it('that do not work are answered alike, whatever is wrong with them', async () => {
    const operator = await platform.operator()
    const id = await tools.publish({ trigger: 'CODE' })
    const over = await batch(id, { expiresAt: new Date(platform.clock.now().getTime() - 1).toISOString() })
    const voided = await batch(id)
    const body = { reason: 'Mã bị lộ' }
    await platform.call('voidPromotionCodeBatch', { token: operator, params: { id: voided.id }, body })
    const others = await tools.publish({ trigger: 'CODE', audience: { ...everybody, leastLevel: 5 } })
    const spent = await tools.publish({ trigger: 'CODE' }, { budget: '1' })
    const paused = await tools.publish({ trigger: 'CODE' })
    await platform.call('pausePromotion', { token: operator, params: { id: paused }, body })
    const right = await batch(id)
    const codes = [over, voided, await batch(others), await batch(spent), await batch(paused)].map((made) =>
      need(made.codes[0]),
    )
    const { token } = await platform.signedInMember()
    for (const code of [...codes, 'NOSUCHCODE', '-- -', "' or 1=1 --"]) {
      const answer = await redeem(token, code)
      expect(answer).toMatchObject(wrong)
      expect(answer).not.toHaveProperty('obstacle')
    }
    const elsewhere = await platform.signedInMember({ merchantId: SAKURA })
    const at = { merchant: elsewhere.merchant, token: elsewhere.token, body: { code: need(right.codes[0]) } }
    expect(await platform.call('redeemPromotionCode', at)).toMatchObject(wrong)
    // Nothing was taken from it.
    const fresh = await platform.signedInMember()
    expect(await redeem(fresh.token, need(right.codes[0]))).toMatchObject({ success: true })
  })

  race('are guessed ten times by a member, all at once or not, and right ones do not count', async () => {
    const id = await tools.publish({ trigger: 'CODE', times: 3 })
    const { codes } = await batch(id)
    const { token } = await platform.signedInMember()
    expect(await redeem(token, need(codes[0]))).toMatchObject({ success: true })
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, at) => redeem(token, `GUESS${at}`)))
    expect(guesses.filter(({ code }) => code === 'PROMOTION_CODE_WRONG')).toHaveLength(10)
    expect(guesses.filter(({ code }) => code === 'PROMOTION_CODE_LOCKED')).toHaveLength(4)
    expect(await redeem(token, need(codes[1]))).toMatchObject({ status: 429, code: 'PROMOTION_CODE_LOCKED' })
  })

  it('are made by those who may, for promotions that codes give', async () => {
    const id = await tools.publish({ trigger: 'CODE' })
    const many = await batch(id, { number: 10_000 })
    expect(many.made.value).toMatchObject({ number: 10_000, used: 0 })
    const word = `VIP${Date.now() % 1_000_000_000}`
    expect((await batch(id, { word, number: 1 })).codes).toEqual([word])
    expect((await batch(id, { word: word.toLowerCase(), number: 1 })).made).toMatchObject({
      code: 'PROMOTION_CODE_TAKEN',
    })
    expect((await batch(id, { word, number: 2 })).made).toMatchObject({ field: 'number' })
    for (const change of [{ number: 10_001 }, { number: 0 }, { usesPerCode: 0 }, { word: 'Tết 2027' }])
      expect((await batch(id, change)).made).toMatchObject({ status: 400 })
    expect((await batch(await tools.publish())).made).toMatchObject({ code: 'PROMOTION_TERMS_DISAGREE' })
    const support = await platform.operator('support')
    const params = { id: many.id }
    expect(await platform.call('listPromotionCodes', { token: support, params })).toMatchObject({ status: 403 })
    const body = { reason: 'Mã bị lộ' }
    expect(await platform.call('voidPromotionCodeBatch', { token: support, params, body })).toMatchObject({
      status: 403,
    })
  })
})
