import type { Picks } from '../../core/board.ts'
import { choose } from '../../core/combinations.ts'
import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { PlayType } from '../../core/play-type.ts'
import { chosenIn, exampleResult, type PlayOptions, shownAt, valueRow, waysOf } from '../shared/drum.ts'

/** A digit that is drawn so many times or more at those places. A ticket is one digit. */
export function atLeast({ code, group, drum, at, times }: PlayOptions & { readonly times: number }): PlayType {
  const others = drum.values.length - 1
  let ways = 0
  for (let drawn = times; drawn <= at.length; drawn++) ways += choose(at.length, drawn) * others ** (at.length - drawn)
  const wins = (picks: Picks, shown: readonly string[]) =>
    chosenIn(picks, 0).filter((value) => shown.filter((drawn) => drawn === value).length >= times).length
  const [value = ''] = drum.sample
  const drawn = new Array<string>(times).fill(value)
  return {
    code,
    group,
    board: { rows: [valueRow(drum, 'numbers')] },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(ways, waysOf(drum, at.length)) }],
    count: (picks) => chosenIn(picks, 0).length,
    hits: (picks, result) => hitsOf('win', wins(picks, shownAt(result, at))),
    bestHits: (picks) => hitsOf('win', Math.min(chosenIn(picks, 0).length, Math.floor(at.length / times))),
    exposed: (picks) => chosenIn(picks, 0).map((number) => ({ number, tickets: 1 })),
    example: { picks: [[value]], result: exampleResult(drum, at, drawn) },
  }
}
