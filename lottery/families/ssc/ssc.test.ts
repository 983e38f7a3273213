import { describe, expect, it } from 'vitest'
import type { Picks } from '../../core/board.ts'
import type { PlayType } from '../../core/play-type.ts'
import { describeFamily, playOf } from '../../testing/conformance.ts'
import { everyResult, prove, samplesOf } from '../../testing/proof.ts'
import { describeFairOdds, describeSeriesReturns } from '../../testing/returns.ts'
import { digits, stars } from './digits.ts'
import { ssc } from './ssc.ts'

describeFamily(ssc)
describeSeriesReturns(ssc)

const places = Object.entries({
  'three-front': stars.threeFront,
  'three-middle': stars.threeMiddle,
  'three-back': stars.threeBack,
  'two-front': stars.twoFront,
  'two-back': stars.twoBack,
  four: stars.four,
})
/** The places that decide about these picks: those of the play type, of the rows used, or those chosen. */
function placesOf({ code, board }: PlayType, picks: Picks): readonly number[] {
  const named = places.find(([prefix]) => code.startsWith(prefix))
  if (named !== undefined) return named[1]
  if (board.rows[0]?.code === 'places') {
    return stars.five.filter((place) =>
      picks[0]?.includes(board.rows[0]?.kind === 'CHOICE' ? (board.rows[0].values[place] ?? '') : ''),
    )
  }
  if (board.rows.length !== stars.five.length) return stars.five
  return stars.five.filter((place) => (picks[place]?.length ?? 0) > 0)
}

/** Fewer places where those of all five would take long: one play type shows what holds of all. */
function narrowed({ code, board }: PlayType, picks: Picks): Picks {
  const isLong = board.rows[0]?.code === 'places' && code !== 'any-four-group-24'
  return isLong ? [(picks[0] ?? []).slice(0, 4), ...picks.slice(1)] : picks
}

const results = new Map<string, ReturnType<typeof everyResult>>()
function resultsOf(playType: PlayType, picks: Picks) {
  const at = placesOf(playType, picks)
  const known = results.get(at.join()) ?? everyResult(digits, at)
  results.set(at.join(), known)
  return known
}

describe('chances and counts over every result of the places looked at', () => {
  it.each(ssc.playTypes.map((playType) => [playType.code, playType] as const))('%s', (_, playType) => {
    const isWide = resultsOf(playType, playType.example.picks).length > 10_000
    const samples = samplesOf(playType, isWide || playType.code.startsWith('any') ? 1 : 3).map((picks) =>
      narrowed(playType, picks),
    )
    const won = samples.map((picks) => prove(playType, picks, resultsOf(playType, picks)))
    expect(playType.prizes.filter(({ code }) => !won.some((prizes) => prizes.has(code)))).toEqual([])
  })
})

const numbers = (text: string) => [...text]

describeFairOdds(ssc, [
  ['five-direct', 'win', 100_000],
  ['five-combination', 'five', 100_000],
  ['five-combination', 'one', 10],
  ['five-group-120', 'win', 833.3333],
  ['five-group-60', 'win', 1666.6667],
  ['five-group-30', 'win', 3333.3333],
  ['five-group-20', 'win', 5000],
  ['five-group-10', 'win', 10_000],
  ['five-group-5', 'win', 20_000],
  ['four-direct', 'win', 10_000],
  ['four-group-24', 'win', 416.6667],
  ['four-group-12', 'win', 833.3333],
  ['four-group-6', 'win', 1666.6667],
  ['four-group-4', 'win', 2500],
  ['three-front-direct', 'win', 1000],
  ['three-back-group-three', 'win', 333.3333],
  ['three-middle-group-six', 'win', 166.6667],
  ['three-front-group-mixed', 'groupThree', 333.3333],
  ['three-front-group-mixed', 'groupSix', 166.6667],
  ['two-back-direct', 'win', 100],
  ['two-front-group', 'win', 50],
  ['fixed-place', 'win', 10],
  ['dragon-tiger', 'side', 2.2222],
  ['dragon-tiger', 'tie', 10],
])

describe('tickets', () => {
  it.each([
    ['five-direct', [numbers('01'), numbers('012'), ['5'], ['6'], numbers('78')], 12],
    ['five-combination', [numbers('01'), ['2'], ['5'], ['6'], ['7']], 10],
    ['five-group-120', [numbers('0123456')], 21],
    ['five-group-60', [numbers('0'), numbers('0123')], 1],
    ['five-group-60', [numbers('09'), numbers('0123')], 5],
    ['three-front-group-three', [numbers('0123')], 12],
    ['three-front-group-six', [numbers('01234')], 10],
    ['three-front-sum', [['13']], 75],
    ['three-front-sum', [['0', '27']], 2],
    ['three-front-span', [['0']], 10],
    ['three-front-span', [['9']], 54],
    ['two-back-sum', [['9']], 10],
    ['three-back-group-banker', [['4']], 54],
    ['three-back-group-six-bankers', [['4'], numbers('1235')], 6],
    ['three-back-group-six-bankers', [numbers('46'), numbers('1235')], 4],
    ['three-front-group-mixed', [['123', '321', '112']], 2],
    ['three-front-group-mixed', [['123', '111']], 0],
    ['fixed-place', [numbers('12'), [], ['3'], [], []], 3],
    ['any-two-direct', [numbers('12'), numbers('34'), ['5'], [], []], 8],
    ['any-three-group-six', [['TEN_THOUSANDS', 'THOUSANDS', 'TENS', 'ONES'], numbers('1234')], 16],
    ['five-not-fixed-two', [numbers('1234')], 6],
    ['two-front-sides', [['BIG', 'ODD'], ['SMALL']], 2],
  ])('%s of %j is %d tickets', (code, picks, tickets) => {
    expect(playOf(ssc, code).count(picks)).toBe(tickets)
  })

  it('counts a hundred thousand numbers at once', () => {
    const whole = [...digits.values]
    expect(playOf(ssc, 'five-direct').count([whole, whole, whole, whole, whole])).toBe(100_000)
  })
})
