import { expect, it } from 'vitest'
import { comparable } from './comparable.ts'
import { emptyDraft, promotionInput } from './promotion-input.ts'

const draft = emptyDraft(['vi'])
const typed = (terms: object) => promotionInput({ ...draft, terms: { ...draft.terms, ...terms } }).terms

it('what a choice rules out does not go along', () => {
  const reward = { kind: 'FIXED', amount: '5', percent: 10, cap: '9', __typename: 'PromotionReward' }
  const turnover = { ...draft.terms.turnover, countsDeposit: true, breach: 'FORFEIT', days: '' }
  expect(typed({ reward, leastDeposit: '100', turnover })).toMatchObject({
    reward: { kind: 'FIXED', amount: '5' },
    leastDeposit: null,
    turnover: { countsDeposit: false, greatestBet: null, breach: 'UNCOUNTED', days: null },
  })
  const share = { trigger: 'DEPOSIT', reward: { ...reward, kind: 'PERCENT' }, leastDeposit: '100', turnover }
  expect(typed(share)).toMatchObject({
    reward: { kind: 'PERCENT', percent: 10, cap: '9' },
    leastDeposit: '100',
    turnover: { countsDeposit: true },
  })
})

it('drafts are the same however amounts are written and in whatever order words stand', () => {
  const words = ['vi', 'en'].map((language) => ({ language, title: language, summary: '', content: '' }))
  const one = { ...draft, budget: '1000', words, endsAt: '' }
  const other = { ...draft, budget: '1000.00', words: words.toReversed(), endsAt: null }
  expect(comparable(one)).toEqual(comparable(other))
  expect(comparable(one)).not.toEqual(comparable({ ...other, budget: '1000.5' }))
})
