import type { Board, Picks } from '../../core/board.ts'
import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { DrawResult, PlayType } from '../../core/play-type.ts'
import { numbersRow, tally } from './numbers.ts'
import { readWindows, type Windows } from './windows.ts'

interface NumberPlay {
  readonly code: string
  readonly group: string
  readonly windows: Windows
  /** A result to show the rules with. */
  readonly shown: DrawResult
  /** Whether a ticket costs a stake for each prize line, which it does unless told, or one for all of them. */
  readonly price?: 'EACH_LINE' | 'ONE_STAKE'
  /** Where picks are not the numbers themselves: a board of its own, and the numbers they stand for, each a ticket. */
  readonly picking?: Picking
}

export interface Picking {
  readonly board: Board
  readonly numbers: (picks: Picks) => readonly string[]
  readonly example: Picks
}

/** A ticket is a number, and wins once for each prize line that shows it. */
export function numberPlay(options: NumberPlay): PlayType {
  const { code, group, windows, shown, price = 'EACH_LINE' } = options
  const { board, numbers, example } = options.picking ?? numbersThemselves(windows, shown)
  const lineCount = windows.lines.length
  return {
    code,
    group,
    board,
    lines: price === 'EACH_LINE' ? lineCount : 1,
    prizes: [{ code: 'win', chance: fraction(lineCount, 10 ** windows.digits) }],
    count: (picks) => numbers(picks).length,
    hits(picks, result) {
      const shown = tally(readWindows(windows, result))
      return hitsOf(
        'win',
        numbers(picks).reduce((sum, number) => sum + (shown.get(number) ?? 0), 0),
      )
    },
    // The prize lines are drawn apart: all of them may show the number with the most tickets.
    bestHits: (picks) => hitsOf('win', lineCount * Math.max(0, ...tally(numbers(picks)).values())),
    exposed: (picks) => [...tally(numbers(picks))].map(([number, tickets]) => ({ number, tickets })),
    example: { picks: example, result: shown },
  }
}

function numbersThemselves(windows: Windows, shown: DrawResult): Picking {
  return {
    board: { rows: [numbersRow(windows.digits)] },
    numbers: ([numbers = []]) => numbers,
    example: [readWindows(windows, shown).slice(0, 1)],
  }
}
