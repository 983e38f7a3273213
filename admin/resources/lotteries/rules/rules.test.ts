import { familyOf } from '@croupier/lottery/families/families.ts'
import { describe, expect, it } from 'vitest'
import type { Rules } from '../lottery.ts'
import { changesOf } from './changes.ts'
import { draftOf, flawsOf, inputOf, withOdds, withOffer } from './draft.ts'
import { rateOf, rateText } from './rates.ts'
import { asMeant, breakEven, judge, tooHigh, tooLow } from './returns.ts'

const rules: Rules = {
  version: 3,
  odds: [{ playType: 'lo-2', prize: 'win', odds: 990_000 }],
  withheld: [],
  lowestSeries: 1700,
  highestSeries: 1950,
  returnFloor: 8_000,
  smallestUnit: '1000',
  numberPayoutLimit: '500000000',
  playTypeStakeLimit: '1000000000',
  drawStakeLimit: '5000000000',
  memberStakeLimit: '200000000',
  singleWinLimit: '2000000000',
  createdBy: 'operator',
  createdAt: '2026-11-22T00:00:00Z',
}
const family = familyOf('VN_SOUTH')
const draft = draftOf({ ...rules, odds: [] })
const playType = (code: string) => {
  const found = family.playTypes.find((one) => one.code === code)
  if (found === undefined) throw new Error(`There is no ${code}`)
  return found
}

describe('odds as they are typed', () => {
  it.each([
    [1_940_000, '194'],
    [19_800, '1.98'],
    [10_001, '1.0001'],
  ])('%i is %s, and back', (rate, text) => {
    expect(rateText(rate)).toBe(text)
    expect(rateOf(text)).toBe(rate)
  })

  it.each(['', '0', '-1', '1.23456', 'abc', '1e3'])('"%s" is no odds', (text) => expect(rateOf(text)).toBeUndefined())
})

describe('a draft of rules', () => {
  it('is what the server read when nothing was typed', () => {
    const { id, ...input } = inputOf('TP_HCM', draftOf(rules))
    expect(id).toBe('TP_HCM')
    for (const [name, value] of Object.entries(input)) expect(value).toEqual(rules[name as keyof Rules])
  })

  it('names what is no amount, no prize group or no odds', () => {
    expect(flawsOf(draft)).toEqual([])
    const wrong = { ...draft, fields: { ...draft.fields, drawStakeLimit: '1,5', highestSeries: '1699' } }
    expect(flawsOf(withOdds(wrong, 'de-special', 'win', 'x'))).toEqual(['drawStakeLimit', 'highestSeries', 'odds'])
  })

  it('names the tickets under the floor with what they return, unless their play type is not offered', () => {
    expect(tooLow(family, draft)).toEqual([])
    const cheap = withOdds(draft, 'de-special', 'win', '70')
    expect(tooLow(family, cheap)).toMatchObject([{ playType: 'de-special', rate: 7_000 }])
    expect(judge(family, playType('de-special'), cheap)).toMatchObject([{ rate: 7_000, isLow: true, isHigh: false }])
    expect(tooLow(family, withOffer(cheap, 'de-special', false))).toEqual([])
  })

  it('names the tickets that return more than the whole stake, also of play types that are not offered', () => {
    expect(tooHigh(family, draft)).toEqual([])
    const dear = withOdds(draft, 'de-special', 'win', '101')
    expect(tooHigh(family, dear)).toMatchObject([{ playType: 'de-special', rate: 10_100 }])
    expect(judge(family, playType('de-special'), dear)).toMatchObject([{ rate: 10_100, isLow: false, isHigh: true }])
    expect(tooHigh(family, withOffer(dear, 'de-special', false))).toHaveLength(1)
  })

  it('judges by the floor that is typed, from that of the house up to the whole stake', () => {
    const floor = (returnFloor: string) => ({ ...draft, fields: { ...draft.fields, returnFloor } })
    expect(draft.fields.returnFloor).toBe('80')
    expect(inputOf('TP_HCM', floor('97,25')).returnFloor).toBe(9_725)
    expect(tooLow(family, floor('99')).length).toBeGreaterThan(0)
    for (const text of ['74.99', '100.01', '8', '80.001', '']) expect(flawsOf(floor(text))).toEqual(['returnFloor'])
    expect(changesOf(family, draft, floor('97.25'), 'vi')).toMatchObject([
      { kind: 'FIELD', field: 'returnFloor', before: '80,00%', after: '97,25%' },
    ])
    expect(changesOf(family, draft, floor('80,00'), 'vi')).toEqual([])
  })

  it('says what it changes', () => {
    const next = withOffer(withOdds(draft, 'de-special', 'win', '90'), 'lo-2', false)
    const grown = {
      ...next,
      fields: { ...next.fields, memberStakeLimit: '300000000', drawStakeLimit: '5000000000.00' },
    }
    expect(changesOf(family, draft, grown, 'vi')).toMatchObject([
      { kind: 'FIELD', field: 'memberStakeLimit', before: '200000000', after: '300000000' },
      { kind: 'OFFER', playType: 'lo-2', isOffered: false },
      { kind: 'ODDS', playType: 'de-special', prize: 'win', after: 900_000 },
    ])
  })
})

describe('odds beside prize groups', () => {
  const series = familyOf('SSC')
  const direct = series.playTypes.find(({ code }) => code === 'five-direct')
  if (direct === undefined) throw new Error('There is no five-direct')
  const [win] = direct.prizes
  if (win === undefined) throw new Error('five-direct has no prize')
  const usual = '97500'

  it('are no change when they are typed back as they were', () => {
    const back = asMeant(series, draft, withOdds(draft, direct.code, win.code, usual))
    expect(changesOf(series, draft, back, 'vi')).toEqual([])
    expect(tooHigh(series, back)).toEqual([])
    expect(inputOf('SSC_1M', back).odds).toEqual([])
  })

  it('stay odds of the brand where they are in force as such', () => {
    const own = withOdds(draft, direct.code, win.code, '80000')
    const back = asMeant(series, own, withOdds(own, direct.code, win.code, usual))
    expect(changesOf(series, own, back, 'vi')).toMatchObject([{ before: 800_000_000, after: 975_000_000 }])
  })

  it('break even where the hint says, at the group with the highest rebate', () => {
    const most = rateText(breakEven(series, direct, win, draft))
    expect(tooHigh(series, withOdds(draft, direct.code, win.code, most))).toEqual([])
    const more = rateText(breakEven(series, direct, win, draft) + 1)
    expect(tooHigh(series, withOdds(draft, direct.code, win.code, more))).toHaveLength(1)
  })
})
