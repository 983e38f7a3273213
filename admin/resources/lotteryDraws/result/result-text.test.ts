import { findResultFlaw } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import { describe, expect, it } from 'vitest'
import { countFilled, emptyResult, parseResult } from './result-text.ts'

const north = familyOf('VN_NORTH')
const south = familyOf('VN_SOUTH')

describe('a pasted result', () => {
  it('of the north is read past its headings, date and time', () => {
    const text = `XSMB 22/11/2026, quay lúc 18:15
      ĐB 48207
      Giải 1: 91534
      Giải 2: 20761 - 83349
      Giải 3: 57120 66895 04473 31902 75518 28846
      Giải 4: 6071 4398 1125 9950
      Giải 5: 7736 2284 5013 8847 3690 1459
      Giải 6: 207 648 915
      Giải 7: 07-52-38-76`
    const result = parseResult(north, text)
    expect(findResultFlaw(north, result)).toBeUndefined()
    expect(result[0]).toEqual(['48207'])
    expect(result[7]).toEqual(['07', '52', '38', '76'])
  })

  it('of the south may begin with the eighth prize, as its stations print it', () => {
    const text = `G.8 07 G.7 207 G.6 9950 7736 2284 G.5 1125 G.4 66895 04473 31902 75518 28846 60271 43998
      G.3 83349 57120 G.2 20761 G.1 91534 ĐB 348207`
    const result = parseResult(south, text)
    expect(findResultFlaw(south, result)).toBeUndefined()
    expect([result[0], result[8]]).toEqual([['348207'], ['07']])
    expect(result[4]).toHaveLength(7)
  })

  it('of five digits may be written as one number', () => {
    expect(parseResult(familyOf('SSC'), '48207')).toEqual([['4', '8', '2', '0', '7']])
  })

  it('leaves open what it does not find', () => {
    const result = parseResult(north, '48207 91534')
    expect(countFilled(result)).toBe(2)
    expect(result.map((group) => group.length)).toEqual(emptyResult(north).map((group) => group.length))
    expect(findResultFlaw(north, result)).toMatchObject({ group: 'second' })
  })
})
