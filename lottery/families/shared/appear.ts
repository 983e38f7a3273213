import type { Picks } from '../../core/board.ts'
import { choose } from '../../core/combinations.ts'
import { type Fraction, fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { PlayType } from '../../core/play-type.ts'
import { chanceOfAll } from './chance-of-all.ts'
import { chosenIn, type Drum, exampleResult, type PlayOptions, shownAt, valueRow } from './drum.ts'

interface AppearOptions extends PlayOptions {
  /** Different values of one ticket, no more than places. */
  readonly size: number
}

/** Values that must all be drawn somewhere at those places. A ticket is a choice of `size` of the values picked. */
export function appear({ code, group, drum, at, size }: AppearOptions): PlayType {
  const values = drum.sample.slice(0, size)
  return {
    code,
    group,
    board: { rows: [valueRow(drum, 'numbers', { minimum: size })] },
    lines: 1,
    prizes: [{ code: 'win', chance: chanceToAppear(drum, at.length, size) }],
    count: (picks) => choose(chosenIn(picks, 0).length, size),
    hits: (picks, result) => hitsOf('win', choose(drawnOf(chosenIn(picks, 0), shownAt(result, at)), size)),
    bestHits: (picks) => hitsOf('win', choose(Math.min(chosenIn(picks, 0).length, at.length), size)),
    ...(size === 1 && { exposed: (picks: Picks) => chosenIn(picks, 0).map((number) => ({ number, tickets: 1 })) }),
    example: { picks: [values], result: exampleResult(drum, at, values) },
  }
}

/** The same with bankers, which stand on every ticket: a ticket is all bankers and as many others as it lacks. */
export function appearWithBankers({ code, group, drum, at, size }: AppearOptions): PlayType {
  const missing = (picks: Picks) => size - chosenIn(picks, 0).length
  const values = drum.sample.slice(0, size)
  return {
    code,
    group,
    board: { rows: bankerRows(drum, size), isExclusive: true },
    lines: 1,
    prizes: [{ code: 'win', chance: chanceToAppear(drum, at.length, size) }],
    count: (picks) => choose(chosenIn(picks, 1).length, missing(picks)),
    hits: (picks, result) => {
      const shown = shownAt(result, at)
      if (!chosenIn(picks, 0).every((value) => shown.includes(value))) return []
      return hitsOf('win', choose(drawnOf(chosenIn(picks, 1), shown), missing(picks)))
    },
    bestHits: (picks) => {
      const free = at.length - chosenIn(picks, 0).length
      return hitsOf('win', choose(Math.min(chosenIn(picks, 1).length, free), missing(picks)))
    },
    example: { picks: [values.slice(0, 1), values.slice(1)], result: exampleResult(drum, at, values) },
  }
}

/** One banker or more, but fewer than a ticket has values, and the others. */
export function bankerRows(drum: Drum, size: number) {
  return [valueRow(drum, 'bankers', { maximum: size - 1 }), valueRow(drum, 'others')]
}

/** How many of the values were drawn. */
export function drawnOf(values: readonly string[], shown: readonly string[]): number {
  let drawn = 0
  for (const value of values) if (shown.includes(value)) drawn++
  return drawn
}

function chanceToAppear({ values, isUrn }: Drum, places: number, size: number): Fraction {
  return isUrn
    ? fraction(choose(places, size), choose(values.length, size))
    : chanceOfAll(size, { values: values.length, draws: places })
}
