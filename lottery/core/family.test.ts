import { describe, expect, it } from 'vitest'
import { balls } from './board.ts'
import { drawResult, type Family, findResultFlaw } from './family.ts'

const markSix: Family = {
  code: 'LHC',
  odds: 'SERIES',
  playTypes: [],
  groups: [
    { code: 'regular', count: 2, values: balls(1, 4), urn: 'balls' },
    { code: 'special', count: 1, values: balls(1, 4), urn: 'balls' },
    { code: 'first', count: 1, values: { digits: 5 } },
  ],
}

describe('a draw', () => {
  it('takes balls out of one urn across groups, and digits as they come', () => {
    expect(drawResult(markSix, () => 0)).toEqual([['01', '02'], ['03'], ['00000']])
    expect(drawResult(markSix, (bound) => bound - 1)).toEqual([['04', '03'], ['02'], ['99999']])
  })

  it('fails rather than draw from an empty urn', () => {
    const greedy: Family = { ...markSix, groups: [{ code: 'regular', count: 5, values: balls(1, 4), urn: 'balls' }] }
    expect(() => drawResult(greedy, () => 0)).toThrow('empty')
  })
})

describe('a typed result', () => {
  it.each([
    ['without a group', [['01', '02'], ['03']], { code: 'GROUPS_WRONG' }],
    ['with a number too few', [['01'], ['03'], ['00000']], { code: 'COUNT_WRONG', group: 'regular' }],
    ['with an unknown ball', [['01', '05'], ['03'], ['00000']], { code: 'VALUE_UNKNOWN', group: 'regular' }],
    ['with a digit too few', [['01', '02'], ['03'], ['0000']], { code: 'VALUE_UNKNOWN', group: 'first' }],
    ['with a ball in two groups', [['01', '02'], ['02'], ['00000']], { code: 'VALUE_TWICE', group: 'special' }],
  ])('%s is refused', (_, result, flaw) => {
    expect(findResultFlaw(markSix, result)).toEqual(flaw)
  })

  it('that could be drawn is taken', () => {
    expect(findResultFlaw(markSix, [['01', '02'], ['03'], ['00120']])).toBeUndefined()
  })
})
