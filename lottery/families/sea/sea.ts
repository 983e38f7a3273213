import type { ResultGroup } from '../../core/family.ts'
import type { DrawResult } from '../../core/play-type.ts'
import { numberPlay } from '../shared/number-play.ts'
import { type PricedPlay, pricedFamily } from '../shared/priced-family.ts'
import { windowsOf } from '../shared/windows.ts'
import { runPlay } from './run-play.ts'
import { todPlay } from './tod-play.ts'

/**
 * The form of the Thai draw: a first prize of six digits, two digits drawn for the bottom, and twice three digits each for
 * front and bottom. The Lao draw is entered in the same form. "Top" are the last digits of the first prize, for 3, 4 and 2
 * digits alike; the bottom of two digits is a draw of its own.
 */
const groups: readonly ResultGroup[] = [
  { code: 'first', count: 1, values: { digits: 6 } },
  { code: 'twoBottom', count: 1, values: { digits: 2 } },
  { code: 'threeFront', count: 2, values: { digits: 3 } },
  { code: 'threeBottom', count: 2, values: { digits: 3 } },
]

const shown: DrawResult = [['730582'], ['46'], ['195', '804'], ['027', '663']]

const top = (digits: number) => windowsOf(groups, { digits, only: ['first'] })
const bottom = windowsOf(groups, { digits: 2, only: ['twoBottom'] })

/**
 * Odds of lottery.md 5.6 in 1/10,000, which return 80 to 90 %. Four digits paid 6,000, a return of 60 %: here 9,000. Tod
 * pays 150 where six numbers win; where fewer do, as much more.
 */
export const sea = pricedFamily('SEA', groups, [
  number('three', '3-top', 3, 'first', 9_000_000),
  todPlay({
    code: '3-tod',
    group: 'three',
    windows: top(3),
    odds: { distinct: 1_500_000, pair: 3_000_000, triple: 9_000_000 },
    shown,
  }),
  number('three', '3-front', 3, 'threeFront', 4_500_000),
  number('three', '3-bottom', 3, 'threeBottom', 4_500_000),
  number('four', '4-top', 4, 'first', 90_000_000),
  todPlay({
    code: '4-tod',
    group: 'four',
    windows: top(4),
    odds: { distinct: 3_750_000, pair: 7_500_000, twoPairs: 15_000_000, triple: 22_500_000, quadruple: 90_000_000 },
    shown,
  }),
  number('two', '2-top', 2, 'first', 900_000),
  number('two', '2-bottom', 2, 'twoBottom', 900_000),
  { playType: runPlay({ code: 'run-top', group: 'run', windows: top(3), shown }), odds: { win: 32_000 } },
  { playType: runPlay({ code: 'run-bottom', group: 'run', windows: bottom, shown }), odds: { win: 42_000 } },
])

/** A number against the last digits of a group. One stake, also where two prizes can win: each of them pays half. */
function number(tab: string, code: string, digits: number, only: string, win: number): PricedPlay {
  const windows = windowsOf(groups, { digits, only: [only] })
  return { playType: numberPlay({ code, group: tab, windows, shown, price: 'ONE_STAKE' }), odds: { win } }
}
