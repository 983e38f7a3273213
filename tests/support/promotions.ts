import type { Draft } from '../../server/platform/modules/promotions/operator/service/write.ts'
import type { TestPlatform } from './platform.ts'
import { publishByTwo } from './two-operators.ts'

const turnover: Draft['terms']['turnover'] = {
  multiplier: 3,
  countsDeposit: false,
  weights: [],
  greatestBet: null,
  breach: 'UNCOUNTED',
  forfeitsWinnings: true,
  days: 7,
}

/** An audience that everybody belongs to. */
export const everybody: Draft['terms']['audience'] = {
  newMembersDays: null,
  leastLevel: null,
  greatestLevel: null,
  line: [],
  tags: [],
  leastDeposits: null,
  inactiveDays: null,
}

/** Terms of a promotion that gives 100 to whoever asks, once. */
export const plainPromotion: Draft['terms'] = {
  trigger: 'APPLY',
  approval: 'AUTOMATIC',
  reward: { kind: 'FIXED', amount: '100' },
  leastDeposit: null,
  loss: null,
  contact: null,
  times: 1,
  audience: everybody,
  turnover,
}

/** Short words for tests of promotions. */
export function createPromotionTools(platform: TestPlatform) {
  const texts = { summary: 'Tóm tắt', content: 'Điều kiện' }
  const draftOf = (change: Partial<Draft> = {}): Draft => ({
    category: 'EVENT',
    position: 1,
    startsAt: platform.clock.now().toISOString(),
    endsAt: null,
    budget: '1000',
    terms: plainPromotion,
    words: [
      { language: 'vi', title: 'Thưởng', ...texts },
      { language: 'en', title: 'Bonus', ...texts },
    ],
    ...change,
  })
  return {
    draftOf,
    /** What two operators published; its id. */
    async publish(terms: Partial<Draft['terms']> = {}, change: Partial<Draft> = {}): Promise<string> {
      const body = draftOf({ ...change, terms: { ...plainPromotion, ...terms } })
      const made = await platform.call('createPromotion', { token: await platform.operator(), body })
      if (!made.success) throw new Error(`No promotion: ${made.code} ${made.field}`)
      const { id } = made.value
      const published = await publishByTwo(platform, 'publishPromotion', id, 'Tháng này')
      if (published.value.state !== 'PUBLISHED') throw new Error(`Not published: ${JSON.stringify(published)}`)
      return id
    },
    claim: (token: string, id: string, body = {}) => platform.call('claimPromotion', { token, params: { id }, body }),
    /** How it stands for somebody; undefined where it is not shown. */
    async look(id: string, token?: string) {
      const { value } = await platform.call('listPromotions', token === undefined ? {} : { token })
      return value.find((promotion) => promotion.id === id)
    },
  }
}
