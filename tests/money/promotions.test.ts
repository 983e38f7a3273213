import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import type { Draft } from '../../server/platform/modules/promotions/operator/service/write.ts'
import { CLAIMS_DUE_AT } from '../../server/platform/modules/promotions/repository/claims.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { isDue } from '../support/is-due.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { publishByTwo } from '../support/two-operators.ts'

const UNIT = 10_000n
const HOUR = 3_600_000
const reason = 'Chương trình tháng này'

const turnover: Draft['terms']['turnover'] = {
  multiplier: 3,
  countsDeposit: false,
  weights: [],
  greatestBet: null,
  breach: 'UNCOUNTED',
  forfeitsWinnings: true,
  days: 7,
}
const terms: Draft['terms'] = {
  trigger: 'APPLY',
  approval: 'AUTOMATIC',
  reward: { kind: 'FIXED', amount: '100' },
  leastDeposit: null,
  times: 1,
  loss: null,
  contact: null,
  audience: {
    newMembersDays: null,
    leastLevel: null,
    greatestLevel: null,
    line: [],
    tags: [],
    leastDeposits: null,
    inactiveDays: null,
  },
  turnover,
}
const texts = { summary: 'Tóm tắt', content: 'Điều kiện' }

describeOnEachDatabase('promotions', (open) => {
  let platform: TestPlatform
  let draft: Draft
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    draft = {
      category: 'EVENT',
      position: 1,
      startsAt: platform.clock.now().toISOString(),
      endsAt: null,
      budget: '1000',
      terms,
      words: [
        { language: 'vi', title: 'Thưởng', ...texts },
        { language: 'en', title: 'Bonus', ...texts },
      ],
    }
  }, 90_000)
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  /** Publishes a promotion by two operators. */
  async function publish(change: Partial<Draft> = {}): Promise<string> {
    const token = await platform.operator('operator')
    const made = await platform.call('createPromotion', { token, body: { ...draft, ...change } })
    const { id } = made.value
    const published = await publishByTwo(platform, 'publishPromotion', id, reason)
    expect(published.value).toMatchObject({ state: 'PUBLISHED', version: 1, proposal: null })
    return id
  }
  const claim = (token: string, id: string, body = {}) =>
    platform.call('claimPromotion', { token, params: { id }, body })
  const standing = async (id: string, token?: string) => {
    const { value } = await platform.call('listPromotions', token === undefined ? {} : { token })
    return value.find((promotion) => promotion.id === id)?.standing
  }
  const cash = async (memberId: string) =>
    (await platform.context.ledger.balance({ merchantId: SENVANG, memberId }, 'VND')) / UNIT
  async function deposit(memberId: string, amount: bigint) {
    const owner = { merchantId: SENVANG, memberId }
    const [documentId, at] = [newId(), platform.clock.now()]
    await platform.database.transaction(async (tx) => {
      for (const listener of platform.context.depositListeners)
        await listener(tx, [{ ...owner, currency: 'VND', amount: amount * UNIT, documentId, at }])
    })
    const told = { isDue: await isDue(platform, CLAIMS_DUE_AT) }
    await platform.context.promotions.giveDue()
    return told
  }

  race('are given once, however often and from wherever they are claimed', async () => {
    const id = await publish()
    const { member, token } = await platform.signedInMember()
    expect([await standing(id), await standing(id, token)]).toEqual(['JOIN', 'JOIN'])
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(token, id)))
    expect(answers.map(({ code }) => code ?? 'GIVEN').toSorted()).toEqual([
      'GIVEN',
      'PROMOTION_HAD',
      'PROMOTION_HAD',
      'PROMOTION_HAD',
    ])
    expect(await standing(id, token)).toBe('CLAIMED')
    expect(await cash(member.id)).toBe(100n)
    const { value } = await platform.call('getTurnover', { token })
    expect(value.buckets).toMatchObject([{ source: 'BONUS', bonus: '100.00', required: '300.00', multiplier: 3 }])
  })

  race('give no more together than their budget', async () => {
    const id = await publish({ budget: '250' })
    const members = await Promise.all([1, 2, 3, 4].map(() => platform.signedInMember()))
    const answers = await Promise.all(members.map(({ token }) => claim(token, id)))
    const spent = answers.filter(({ success }) => !success).map(({ code }) => code)
    expect(spent).toEqual(['PROMOTION_BUDGET_SPENT', 'PROMOTION_BUDGET_SPENT'])
    const given = await Promise.all(members.map(({ member }) => cash(member.id)))
    expect(given.toSorted()).toEqual([0n, 0n, 100n, 100n])
    expect(
      (await platform.call('getOperatorPromotion', { token: await platform.operator('operator'), params: { id } }))
        .value.taken,
    ).toBe('200.00')
  })

  it('wait for a deposit that is enough, and give a share of it up to the cap, once', async () => {
    const reward = { kind: 'PERCENT', percent: 50, cap: '300' } as const
    const id = await publish({
      terms: {
        ...terms,
        trigger: 'DEPOSIT',
        reward,
        leastDeposit: '200',
        turnover: { ...turnover, countsDeposit: true },
      },
    })
    const { member, token } = await platform.signedInMember()
    expect(await claim(token, id)).toMatchObject({ success: true, value: { standing: 'JOINED' } })
    expect(await deposit(member.id, 199n)).toEqual({ isDue: false })
    expect(await standing(id, token)).toBe('JOINED')
    expect(await deposit(member.id, 1_000n)).toEqual({ isDue: true })
    expect(await deposit(member.id, 1_000n)).toEqual({ isDue: false })
    expect(await standing(id, token)).toBe('ISSUED')
    expect(await cash(member.id)).toBe(300n)
    const { value } = await platform.call('getTurnover', { token })
    expect(value.buckets).toMatchObject([{ bonus: '300.00', required: '3900.00' }])
  })

  it('are decided by an operator who has them, and the member reads a refusal', async () => {
    const id = await publish({ terms: { ...terms, approval: 'OPERATOR', times: 2 } })
    const { member, token } = await platform.signedInMember()
    expect((await claim(token, id, { comment: 'Xin nhận' })).value).toMatchObject({ standing: 'APPLYING' })
    const [first, second] = [await platform.operator('operator'), await platform.operator('operator2')]
    const queue = { promotionId: id, state: 'APPLYING' } as const
    const list = await platform.call('listOperatorPromotionClaims', { token: first, query: queue })
    const waiting = { id: list.value.content[0]?.id ?? '' }
    expect(list.value.content).toMatchObject([{ comment: 'Xin nhận', state: 'APPLYING', version: 1, due: '100.00' }])
    const promotion = () => platform.call('getOperatorPromotion', { token: first, params: { id } })
    expect((await promotion()).value).toMatchObject({ claims: 1, waiting: 1 })
    expect((await platform.call('takePromotionClaim', { token: first, params: waiting })).value.state).toBe('PROCESS')
    expect(await standing(id, token)).toBe('PROCESS')
    const body = { reason: 'Chưa đủ điều kiện' }
    expect(await platform.call('approvePromotionClaim', { token: second, params: waiting, body })).toMatchObject({
      code: 'PROMOTION_CLAIM_DECIDED',
    })
    expect((await platform.call('rejectPromotionClaim', { token: first, params: waiting, body })).success).toBe(true)
    expect(await platform.call('listPromotionClaims', { token })).toMatchObject({
      value: { content: [{ state: 'REJECTED', reason: 'Chưa đủ điều kiện' }] },
    })
    const countOf = async (state: string) =>
      (await platform.call('listPromotionClaims', { token, query: { state } })).value.totalItems
    expect([await countOf('REJECTED'), await countOf('ISSUED')]).toEqual([1, 0])
    await claim(token, id)
    expect((await promotion()).value).toMatchObject({ claims: 2, waiting: 1 })
    const waits = { promotionId: id, isWaiting: true } as const
    const again = await platform.call('listOperatorPromotionClaims', { token: first, query: waits })
    expect(again.value.content).toMatchObject([{ state: 'APPLYING' }])
    const params = { id: again.value.content[0]?.id ?? '' }
    const answers = await Promise.all(
      [first, second].map((by) => platform.call('approvePromotionClaim', { token: by, params, body })),
    )
    expect(answers.map(({ code }) => code ?? 'GIVEN').toSorted()).toEqual(['GIVEN', 'PROMOTION_CLAIM_DECIDED'])
    expect(await standing(id, token)).toBe('ISSUED')
    expect(await cash(member.id)).toBe(100n)
  })

  it('come once a day, by the day of the brand', async () => {
    const id = await publish({ terms: { ...terms, trigger: 'DAY', times: 3 } })
    const { member, token } = await platform.signedInMember()
    expect(await standing(id, token)).toBe('CLAIM')
    await claim(token, id)
    expect(await claim(token, id)).toMatchObject({ code: 'PROMOTION_HAD' })
    platform.clock.advance(24 * HOUR)
    const { promotions } = platform.context
    const claimant = { merchantId: SENVANG, memberId: member.id, currency: 'VND' }
    await promotions.claimPromotion(claimant, id, { comment: null, images: [] })
    expect(await cash(member.id)).toBe(200n)
  })

  it('are closed before they begin, when they are paused, and to those they are not meant for', async () => {
    const startsAt = new Date(platform.clock.now().getTime() + HOUR).toISOString()
    const soon = await publish({ startsAt })
    const { token } = await platform.signedInMember()
    expect(await standing(soon, token)).toBe('COMING_SOON')
    expect(await claim(token, soon)).toMatchObject({ status: 409, code: 'PROMOTION_CLOSED' })
    const paused = await publish()
    const operator = await platform.operator('operator')
    await platform.call('pausePromotion', { token: operator, params: { id: paused }, body: { reason } })
    expect(await standing(paused, token)).toBe('CLOSE')
    expect(await claim(token, paused)).toMatchObject({ status: 409, code: 'PROMOTION_CLOSED' })
    const running = await publish()
    const trial = await platform.call('startFreePlay', { body: { os: 'web', platform: 'W', gatewayVersion: 3 } })
    expect(await claim(trial.value.token, running)).toMatchObject({ status: 403 })
    expect(await standing(running, trial.value.token)).toBe('JOIN')
    expect(await claim(token, newId())).toMatchObject({ status: 404, code: 'PROMOTION_NOT_FOUND' })
    expect(await claim(token, running, { images: [newId()] })).toMatchObject({ code: 'PROMOTION_IMAGE_UNKNOWN' })
  })

  it('are listed for operators by what their draft is listed under', async () => {
    const id = await publish({ category: 'WELCOME' })
    const token = await platform.operator('operator')
    const listed = async (category: 'WELCOME' | 'DAILY') => {
      const query = { category, pageSize: 100 }
      const { value } = await platform.call('listOperatorPromotions', { token, query })
      return value.content.map((one) => one.id)
    }
    expect(await listed('WELCOME')).toContain(id)
    expect(await listed('DAILY')).not.toContain(id)
  })

  it('are told to operators by their ids, whatever else there is', async () => {
    const id = await publish()
    const query = { ids: `${id},${newId()}` }
    const { value } = await platform.call('listOperatorPromotions', {
      token: await platform.operator('support'),
      query,
    })
    expect(value).toMatchObject({ content: [{ id }], totalItems: 1 })
  })

  it('keep the terms by which somebody joined when another version is published', async () => {
    const deposits = { ...terms, trigger: 'DEPOSIT' } as const
    const id = await publish({ terms: deposits })
    const { member, token } = await platform.signedInMember()
    await claim(token, id)
    const operator = await platform.operator('operator')
    const body = { ...draft, terms: { ...deposits, reward: { kind: 'FIXED', amount: '5' } } } as const
    await platform.call('updatePromotion', { token: operator, params: { id }, body })
    const changed = await platform.call('getOperatorPromotion', { token: operator, params: { id } })
    const seen = { terms: deposits, publishedBy: 'operator2' }
    expect(changed.value).toMatchObject({ isChanged: true, draft: { terms: body.terms }, published: seen })
    expect(changed.value.published?.words).toEqual(expect.arrayContaining(draft.words))
    const next = await publishByTwo(platform, 'publishPromotion', id, reason)
    expect(next.value).toMatchObject({ version: 2, isChanged: false, published: { terms: body.terms } })
    await deposit(member.id, 10n)
    expect(await cash(member.id)).toBe(100n)
  })
})
