import { describe, expect, it } from 'vitest'
import { describeFamily, playOf } from '../../testing/conformance.ts'
import { everyResult, prove, samplesOf } from '../../testing/proof.ts'
import { describeFairOdds, describeSeriesReturns } from '../../testing/returns.ts'
import { dice, k3 } from './k3.ts'

describeFamily(k3)
describeSeriesReturns(k3)

const everyThrow = everyResult(dice, [0, 1, 2])

describe('chances and counts over all 216 throws', () => {
  it.each(k3.playTypes.map((playType) => [playType.code, playType] as const))('%s', (_, playType) => {
    const won = samplesOf(playType, 10).map((picks) => prove(playType, picks, everyThrow))
    expect(playType.prizes.filter(({ code }) => !won.some((prizes) => prizes.has(code)))).toEqual([])
  })
})

describeFairOdds(k3, [
  ['sum', 'sum3', 216],
  ['sum', 'sum4', 72],
  ['sum', 'sum10', 8],
  ['sum', 'sum18', 216],
  ['sum-sides', 'win', 2],
  ['triple-any', 'win', 36],
  ['triple', 'win', 216],
  ['straight', 'win', 9],
  ['pair-any', 'win', 13.5],
  ['pair-and-single', 'win', 72],
  ['three-different', 'win', 36],
  ['two-different', 'win', 7.2],
  ['single', 'win', 2.3736],
])

describe('tickets', () => {
  it.each([
    [
      'pair-and-single',
      [
        ['1', '2'],
        ['2', '3'],
      ],
      3,
    ],
    ['two-different', [['1', '2', '3']], 3],
    ['three-different-bankers', [['1'], ['2', '3', '4']], 3],
    ['triple', [['111', '666']], 2],
  ])('%s of %j are %d', (code, picks, tickets) => {
    expect(playOf(k3, code).count(picks)).toBe(tickets)
  })
})
