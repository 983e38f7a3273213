import { describe, expect, it } from 'vitest'
import type { Picks } from '../../core/board.ts'
import type { PlayType } from '../../core/play-type.ts'
import { describeFamily, playOf } from '../../testing/conformance.ts'
import { everyResult, firstRows, prove, samplesOf } from '../../testing/proof.ts'
import { describeFairOdds, describeSeriesReturns } from '../../testing/returns.ts'
import { cars, pk10 } from './pk10.ts'

describeFamily(pk10)
describeSeriesReturns(pk10)

/** The places that decide about these picks. */
function placesOf({ code }: PlayType, picks: Picks): readonly number[] {
  if (code.startsWith('first')) return [...picks.keys()]
  if (code.startsWith('top')) return code.startsWith('top-two') ? [0, 1] : [0, 1, 2]
  const used = picks.flatMap((chosen, row) => (chosen.length > 0 ? [row] : []))
  return code === 'dragon-tiger' ? used.flatMap((pair) => [pair, 9 - pair]) : used
}

describe('chances and counts over every result of the places looked at', () => {
  it.each(pk10.playTypes.map((playType) => [playType.code, playType] as const))('%s', (_, playType) => {
    const samples = samplesOf(playType, playType.code === 'first-five' ? 1 : 3).map((picks) =>
      playType.board.rows.some(({ minimum }) => minimum === 0) ? firstRows(picks, 2) : picks,
    )
    const won = samples.map((picks) => prove(playType, picks, everyResult(cars, placesOf(playType, picks))))
    expect(playType.prizes.filter(({ code }) => !won.some((prizes) => prizes.has(code)))).toEqual([])
  })
})

describeFairOdds(pk10, [
  ['first-one', 'win', 10],
  ['first-two', 'win', 90],
  ['first-three', 'win', 720],
  ['first-four', 'win', 5040],
  ['first-five', 'win', 30_240],
  ['fixed-place', 'win', 10],
  ['place-sides', 'win', 2],
  ...[3, 4, 18, 19].map((sum) => ['top-two-sum', `sum${sum}`, 45] as const),
  ...[5, 6, 16, 17].map((sum) => ['top-two-sum', `sum${sum}`, 22.5] as const),
  ...[7, 8, 14, 15].map((sum) => ['top-two-sum', `sum${sum}`, 15] as const),
  ...[9, 10, 12, 13].map((sum) => ['top-two-sum', `sum${sum}`, 11.25] as const),
  ['top-two-sum', 'sum11', 9],
  ['top-two-sides', 'big', 2.25],
  ['top-two-sides', 'small', 1.8],
  ['top-two-sides', 'odd', 1.8],
  ['top-two-sides', 'even', 2.25],
  ['top-three-sum', 'sum6', 120],
  ['top-three-sum', 'sum16', 12],
  ['dragon-tiger', 'win', 2],
])

describe('tickets', () => {
  it.each([
    [
      'first-two',
      [
        ['01', '02'],
        ['01', '02'],
      ],
      2,
    ],
    ['first-five', [cars.values, cars.values, cars.values, cars.values, cars.values], 30_240],
    ['fixed-place', cars.values.map(() => cars.values), 100],
    ['dragon-tiger', [['DRAGON', 'TIGER'], ['DRAGON'], [], [], []], 3],
  ])('%s of %j are %d', (code, picks, tickets) => {
    expect(playOf(pk10, code).count(picks)).toBe(tickets)
  })

  it('cannot win with one car at two places', () => {
    const [first, second] = [['01'], ['01']]
    const picks = cars.places.map((_, place) => [first, second][place] ?? [])
    expect(playOf(pk10, 'fixed-place').bestHits(picks)).toEqual([{ prize: 'win', count: 1 }])
  })
})
