import { expect, it } from 'vitest'
import en from '../../../locales/en/admin.json' with { type: 'json' }
import vi from '../../../locales/vi/admin.json' with { type: 'json' }
import { differenceOf } from '../../lib/difference.ts'
import type { PromotionInput, PromotionRewardInput, PromotionTrigger } from '../../lib/schema.generated.ts'
import { comparable } from './comparable.ts'
import { draftChoice, draftLabel } from './draft-words.ts'
import { emptyDraft } from './promotion-input.ts'

/** All of a shape, deep inside too, so that a part added to the schema is missed here. */
type Whole<Shape> = Shape extends readonly unknown[]
  ? Shape
  : Shape extends object
    ? { [Field in keyof Shape]-?: Whole<NonNullable<Shape[Field]>> }
    : Shape

const triggers = {
  APPLY: 1,
  DEPOSIT: 1,
  FIRST_DEPOSIT: 1,
  REGISTRATION: 1,
  DAY: 1,
  CODE: 1,
  LOSS: 1,
  BIRTHDAY: 1,
  CONTACT: 1,
} satisfies Record<PromotionTrigger, 1>
const kinds = { FIXED: 1, PERCENT: 1, POINTS: 1, TICKETS: 1, REBATE_RISE: 1 } satisfies Record<
  PromotionRewardInput['kind'],
  1
>

const whole: Whole<Omit<PromotionInput, 'reason'>> = {
  category: 'EVENT',
  position: 1,
  startsAt: '2026-11-22T00:00:00.000Z',
  endsAt: '2026-12-22T00:00:00.000Z',
  budget: '1000',
  terms: {
    trigger: 'APPLY',
    approval: 'OPERATOR',
    reward: {
      kind: 'FIXED',
      amount: '1',
      percent: 5,
      cap: '10',
      points: 3,
      raffleId: 'r1',
      tickets: 2,
      days: 7,
    },
    leastDeposit: '50',
    times: 2,
    loss: { period: 'DAY', least: '100' },
    contact: 'MOBILE',
    audience: {
      newMembersDays: 1,
      leastLevel: 1,
      greatestLevel: 5,
      leastDeposits: { amount: '20', days: 30 },
      inactiveDays: 4,
      line: ['lan88', 'minh'],
      tags: ['t1'],
    },
    turnover: {
      multiplier: 3,
      countsDeposit: true,
      weights: [{ gameType: 'SLOTS', percent: 50 }],
      greatestBet: '100',
      leastOdds: 1.5,
      breach: 'FORFEIT',
      forfeitsWinnings: true,
      days: 7,
    },
    holdsSuspicious: false,
  },
  words: ['vi', 'en'].map((language) => ({
    language: language as 'vi',
    title: 'a',
    summary: 'b',
    content: 'c',
    pictureUrl: '/files/1',
  })),
}

/** What drafts may say, each kind of them. */
const drafts = Object.keys(triggers).flatMap((trigger) =>
  Object.keys(kinds).map((kind) => {
    const { terms } = whole
    return comparable({ ...whole, terms: { ...terms, trigger, reward: { ...terms.reward, kind } } })
  }),
)

/** The words of a language; what has none is told with its key. */
function wordsOf(file: object) {
  const missing: string[] = []
  const translate = (key: string) => {
    const word = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], file)
    if (typeof word !== 'string') missing.push(key)
    return String(word)
  }
  return { translate, missing }
}

it.each([
  ['vi', vi],
  ['en', en],
])('every part in which drafts may differ has a word in %s, as has every choice', (language, file) => {
  const { translate, missing } = wordsOf(file)
  // In both directions, and beside what was left empty: parts come and go as wholes.
  const empty = comparable(emptyDraft(['vi', 'en']))
  for (const draft of drafts)
    for (const { path, before, after } of [...differenceOf(empty, draft), ...differenceOf(draft, {})]) {
      draftLabel(path, translate, language)
      for (const value of [before, after]) if (value !== undefined) draftChoice(path, value, translate)
    }
  expect([...new Set(missing)]).toEqual([])
})

it('lists are one text each, and what is empty is not there', () => {
  const { terms } = comparable(whole) as { terms: { audience: object } }
  expect(terms.audience).toMatchObject({ line: 'lan88, minh', tags: 't1' })
  const rows = differenceOf({}, comparable(emptyDraft(['vi'])))
  expect(rows.filter(({ after }) => after === '–' || after === '{}' || after === '[]')).toEqual([])
})
