import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { DEMO_PAYMENT_PASSWORD, SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPointTools } from '../support/points.ts'
import { createPromotionTools } from '../support/promotions.ts'

// Regulator-rules.md: no marketing to whoever takes a break; and who may not play is given nothing to play with.
describeOnEachDatabase('whoever takes a break', (open) => {
  let platform: TestPlatform
  let promotionId: string
  let goodsId: string
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    promotionId = await createPromotionTools(platform).publish()
    goodsId = await createPointTools(platform).goods()
  }, 90_000)
  afterAll(async () => {
    await platform.stop()
    await platform.database.close()
  })

  const BREAKS = {
    'for a day': { breakKind: 'TIME_OUT', length: 'DAY' },
    'for half a year': { breakKind: 'EXCLUSION', length: 'SIX_MONTHS' },
  } as const
  async function resting({ breakKind, length }: (typeof BREAKS)[keyof typeof BREAKS]) {
    const { token, member } = await platform.signedInMember({ canPay: true })
    const call = breakKind === 'TIME_OUT' ? 'startTimeOut' : 'selfExclude'
    const answer = await platform.call(call, { token, body: { length } })
    expect(answer.code).toBe(undefined)
    // An exclusion ends what is signed in; the account can still be read.
    const session = { merchantId: SENVANG, memberId: member.id, ip: '10.1.2.3', userAgent: 'test' }
    const opened = await platform.database.transaction((tx) => platform.context.sessions.open(tx, session))
    return opened.token
  }

  describe.each(Object.entries(BREAKS))('%s', (_name, kind) => {
    let token: string
    beforeAll(async () => {
      token = await resting(kind)
    }, 30_000)

    it('is shown no offer', async () => {
      const read = async (
        name: 'listPromotions' | 'listEnvelopes' | 'listRaffles' | 'getMissions' | 'getLeaderboards',
      ) => (await platform.call(name, { token })).value
      for (const name of ['listPromotions', 'listEnvelopes', 'listRaffles', 'getMissions'] as const)
        expect([name, await read(name)]).toEqual([name, []])
      expect((await platform.call('getLeaderboards', { token })).value).toMatchObject({ leaderboards: [] })
      expect((await platform.call('getSignInDays', { token })).value).toBe(null)
      expect((await platform.call('getReferral', { token })).value.rule).toBe(null)
      expect((await platform.call('countRewards', { token })).value).toEqual({ count: 0, promotions: 0 })
      expect((await platform.call('countMissions', { token })).value.count).toBe(0)
    })

    it.each([
      ['a promotion', () => platform.call('claimPromotion', { token, params: { id: promotionId }, body: {} })],
      ['a code', () => platform.call('redeemPromotionCode', { token, body: { code: 'QUATANG50' } })],
      ['the day', () => platform.call('claimSignInDay', { token, body: {} })],
      ['rebates', () => platform.call('claimRebates', { token, body: {} })],
      [
        'money for points',
        () =>
          platform.call('convertPoints', {
            token,
            idempotencyKey: newId(),
            body: { points: '100', amount: '50', paymentPassword: DEMO_PAYMENT_PASSWORD },
          }),
      ],
      [
        'goods',
        () =>
          platform.call('redeemPointReward', {
            token,
            idempotencyKey: newId(),
            body: {
              goodsId,
              quantity: 1,
              points: '100',
              amount: '0',
              receiver: null,
              paymentPassword: DEMO_PAYMENT_PASSWORD,
            },
          }),
      ],
    ])('is not given %s', async (_what, claim) => {
      expect(await claim()).toMatchObject({ code: 'REWARDS_NOT_FOR_YOU' })
    })
  })
})
