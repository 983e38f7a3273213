import type { Picks } from '../../core/board.ts'
import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { PlayType } from '../../core/play-type.ts'
import { chosenIn, exampleResult, type PlayOptions, shownAt, waysOf } from '../shared/drum.ts'
import type { States } from '../shared/outcomes.ts'
import { spanOfValues, statesOfSpan, statesOfSum, sumOfValues } from '../shared/sums.ts'

interface MeasuredOptions extends PlayOptions {
  readonly row: string
  readonly states: States
  measure(values: readonly string[]): number
}

/** Every number of those places whose digits add up to a sum picked. A ticket is one such number. */
export function withSum(options: PlayOptions): PlayType {
  return measured({
    ...options,
    row: 'sum',
    states: statesOfSum(options.drum, options.at.length),
    measure: sumOfValues,
  })
}

/** Every number of those places whose greatest digit is so far from its least. A ticket is one such number. */
export function withSpan(options: PlayOptions): PlayType {
  return measured({
    ...options,
    row: 'span',
    states: statesOfSpan(options.drum, options.at.length),
    measure: spanOfValues,
  })
}

function measured({ code, group, drum, at, row, states, measure }: MeasuredOptions): PlayType {
  const values = [...states.keys()].sort((left, right) => left - right).map(String)
  const count = (picks: Picks) => chosenIn(picks, 0).reduce((sum, value) => sum + (states.get(Number(value)) ?? 0), 0)
  const shown = at.map((place) => drum.sample[place] ?? '')
  return {
    code,
    group,
    board: { rows: [{ kind: 'CHOICE', code: row, minimum: 1, maximum: values.length, values }] },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(1, waysOf(drum, at.length)) }],
    count,
    hits: (picks, result) => hitsOf('win', chosenIn(picks, 0).includes(String(measure(shownAt(result, at)))) ? 1 : 0),
    bestHits: (picks) => hitsOf('win', Math.min(1, count(picks))),
    example: { picks: [[String(measure(shown))]], result: exampleResult(drum, at, shown) },
  }
}
