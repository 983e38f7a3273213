import { describe, expect, it } from 'vitest'
import { combinationsOf } from '../../core/combinations.ts'
import type { DrawResult, PlayType } from '../../core/play-type.ts'
import { describeFamily, playOf } from '../../testing/conformance.ts'
import { everyResult, prove, samplesOf } from '../../testing/proof.ts'
import { describeFairOdds, describeSeriesReturns } from '../../testing/returns.ts'
import { elevenFiveDrum as drum } from './balls.ts'
import { elevenFive } from './eleven-five.ts'

describeFamily(elevenFive)
describeSeriesReturns(elevenFive)

const placesOf = new Map([
  ['three-front', [0, 1, 2]],
  ['three-middle', [1, 2, 3]],
  ['three-back', [2, 3, 4]],
  ['two-front', [0, 1]],
  ['two-back', [3, 4]],
  ['one-front', [0]],
  ['fixed-place', [0, 1, 2, 3, 4]],
])
/** In whatever order, where places do not matter. */
const everySet: readonly DrawResult[] = [...combinationsOf(drum.values, 5)].map((drawn) => [drawn])
const resultsOf = ({ code }: PlayType) => {
  const at = [...placesOf].find(([prefix]) => code.startsWith(prefix))?.[1]
  return at === undefined ? everySet : everyResult(drum, at)
}

describe('chances and counts over every result', () => {
  it.each(elevenFive.playTypes.map((playType) => [playType.code, playType] as const))('%s', (_, playType) => {
    const all = resultsOf(playType)
    const won = samplesOf(playType, all.length > 10_000 ? 1 : 4).map((picks) => prove(playType, picks, all))
    expect(playType.prizes.filter(({ code }) => !won.some((prizes) => prizes.has(code)))).toEqual([])
  })

  it('leaves the order of the balls to places: any order pays the same', () => {
    const { example, hits } = playOf(elevenFive, 'any-five')
    const [drawn = []] = example.result
    const context = { date: '2026-11-22' }
    expect(hits(example.picks, [drawn.toReversed()], context)).toEqual(hits(example.picks, [drawn], context))
  })
})

describeFairOdds(elevenFive, [
  ['any-one', 'win', 2.2],
  ['any-two', 'win', 5.5],
  ['any-three', 'win', 16.5],
  ['any-four', 'win', 66],
  ['any-five', 'win', 462],
  ['any-six', 'win', 77],
  ['any-seven', 'win', 22],
  ['any-eight', 'win', 8.25],
  ['three-front-direct', 'win', 990],
  ['three-back-group', 'win', 165],
  ['two-front-direct', 'win', 110],
  ['two-back-group', 'win', 55],
  ['odd-even', 'odd5', 77],
  ['odd-even', 'odd4', 6.16],
  ['odd-even', 'odd3', 2.31],
  ['odd-even', 'odd2', 3.08],
  ['odd-even', 'odd1', 15.4],
  ['odd-even', 'odd0', 462],
  ['middle', 'middle3', 16.5],
  ['middle', 'middle6', 4.62],
])

describe('tickets', () => {
  it.each([
    ['any-three', [['01', '02', '03', '04', '05']], 10],
    ['any-eight-bankers', [['01', '02'], drum.values.slice(2)], 84],
    ['any-three-bankers', [['01'], ['02', '03', '04']], 3],
    ['any-five-bankers', [['01'], ['02', '03']], 0],
    ['three-front-direct', [['01', '02'], ['01', '02'], ['03']], 2],
    ['three-front-direct', [['01'], ['01'], ['03']], 0],
    ['two-front-group-bankers', [['01'], ['02', '03']], 2],
  ])('%s of %j are %d', (code, picks, tickets) => {
    expect(playOf(elevenFive, code).count(picks)).toBe(tickets)
  })
})
