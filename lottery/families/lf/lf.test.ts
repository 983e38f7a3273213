import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Picks } from '../../core/board.ts'
import { combinationsOf } from '../../core/combinations.ts'
import { oddsOf } from '../../core/odds.ts'
import type { DrawResult, PlayType } from '../../core/play-type.ts'
import { describeFamily, playOf } from '../../testing/conformance.ts'
import { everyResult, firstRows, prove, samplesOf } from '../../testing/proof.ts'
import { describeFairOdds, describeSeriesReturns } from '../../testing/returns.ts'
import { mostAdjacent } from './adjacent.ts'
import { lfDrum as drum } from './balls.ts'
import { lf } from './lf.ts'

describeFamily(lf)
describeSeriesReturns(lf)

/** In whatever order, where places do not matter. */
const everySet: readonly DrawResult[] = [...combinationsOf(drum.values, 8)].map((drawn) => [drawn])

/** Every way in which the balls picked can lie in the whole order of twenty, of which the first eight are drawn. */
function everyLie(picks: Picks): readonly DrawResult[] {
  const chosen = [...new Set(picks.flat())]
  const others = drum.values.filter((ball) => !chosen.includes(ball))
  const lies = { places: chosen, values: [...Array(20).keys()].map(String), isUrn: true }
  return everyResult(lies, [...chosen.keys()]).map(([lie = []]) => {
    const rest = [...others]
    return [drum.places.map((_, place) => chosen[lie.indexOf(String(place))] ?? rest.shift() ?? '')]
  })
}

/** The places that decide about these picks, where they do. */
function resultsOf({ code }: PlayType, picks: Picks): readonly DrawResult[] {
  if (code.startsWith('any') || code.startsWith('sum')) return everySet
  if (code.startsWith('pair')) return everyLie(picks)
  if (code.startsWith('three')) return everyResult(drum, [0, 1, 2])
  const used = picks.flatMap((chosen, row) => (chosen.length > 0 ? [row] : []))
  return everyResult(drum, code === 'dragon-tiger' ? used.flatMap((row) => [row, 7 - row]) : used)
}

/** Few enough rows or balls for every result to be seen. */
function narrowed({ code, board }: PlayType, picks: Picks): Picks {
  if (code.startsWith('pair')) return picks.map((row) => row.slice(0, 3 - (picks.length - 1)))
  if (code === 'dragon-tiger') return firstRows(picks, 1)
  return board.rows.some(({ minimum }) => minimum === 0) ? firstRows(picks, 2) : picks
}

describe('chances and counts over every result of the places looked at', () => {
  it.each(lf.playTypes.map((playType) => [playType.code, playType] as const))('%s', (_, playType) => {
    const samples = samplesOf(playType, 1).map((picks) => narrowed(playType, picks))
    // Every set of balls takes long: then the last sample is enough, which is arbitrary, or the one of all values.
    const few = /^(any|sum)/.test(playType.code) ? samples.slice(1, 2) : samples
    const won = few.map((picks) => prove(playType, picks, resultsOf(playType, picks)))
    expect(playType.prizes.filter(({ code }) => !won.some((prizes) => prizes.has(code)))).toEqual([])
  })
})

describeFairOdds(lf, [
  ['fixed-place', 'win', 20],
  ['ball-sides', 'win', 2],
  ['ball-dragons', 'zhong', 2.8571],
  ['ball-dragons', 'bai', 3.3333],
  ['ball-directions', 'win', 4],
  ['sum-big-small', 'win', 2],
  ['any-two', 'win', 6.7857],
  ['any-three', 'win', 20.3571],
  ['any-four', 'win', 69.2143],
  ['any-five', 'win', 276.8571],
  ['pair-direct', 'win', 54.2857],
  ['pair-group', 'win', 27.1429],
  ['three-front-direct', 'win', 6840],
  ['three-front-group', 'win', 1140],
  ['dragon-tiger', 'win', 2],
])

describe('a sum of 84', () => {
  const result = [['01', '20', '02', '19', '03', '18', '04', '17']]
  const bigSmall = playOf(lf, 'sum-big-small')

  it('gives the stake of both sides back, whatever the series', () => {
    const picks = [['BIG', 'SMALL']]
    expect(bigSmall.hits(picks, result, { date: '2026-11-22' })).toEqual([{ prize: 'tie', count: 2 }])
    expect(bigSmall.bestHits(picks)).toEqual([{ prize: 'tie', count: 2 }])
    expect(bigSmall.bestHits([['BIG']])).toEqual([{ prize: 'win', count: 1 }])
    expect(oddsOf(lf, bigSmall, { series: 1700, table: {} })).toEqual({ win: 17_000, tie: 10_000 })
  })
})

describe('neighbours', () => {
  it('are at most as many as trying every order shows', () => {
    const kinds = fc.nat({ max: 3 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), kinds, kinds, kinds, (places, first, second, both) => {
        expect(mostAdjacent(places, first, second, both)).toBe(tryAll(places, { F: first, S: second, B: both }))
      }),
      { numRuns: 60, seed: 20_262 },
    )
  })
})

type Left = Readonly<Record<'F' | 'S' | 'B', number>>

function tryAll(places: number, left: Left, last?: keyof Left): number {
  if (places === 0) return 0
  const kinds = (['F', 'S', 'B'] as const).filter((kind) => left[kind] > 0)
  const values = kinds.map((kind) => {
    const isPair = last !== undefined && last !== 'S' && kind !== 'F'
    return (isPair ? 1 : 0) + tryAll(places - 1, { ...left, [kind]: left[kind] - 1 }, kind)
  })
  return Math.max(0, ...values)
}
