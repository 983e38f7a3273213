import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { DrawResult, PlayType } from '../../core/play-type.ts'
import { numbersRow } from '../shared/numbers.ts'
import { readWindows, type Windows } from '../shared/windows.ts'

interface RunPlay {
  readonly code: string
  readonly group: string
  readonly windows: Windows
  readonly shown: DrawResult
}

/** Run: a ticket is a digit, and wins once when it is anywhere in the window. */
export function runPlay({ code, group, windows, shown }: RunPlay): PlayType {
  const { digits } = windows
  return {
    code,
    group,
    board: { rows: [numbersRow(1)] },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(10 ** digits - 9 ** digits, 10 ** digits) }],
    count: ([picked = []]) => picked.length,
    hits([picked = []], result) {
      const drawn = readWindows(windows, result)[0] ?? ''
      return hitsOf('win', picked.filter((digit) => drawn.includes(digit)).length)
    },
    bestHits: ([picked = []]) => hitsOf('win', Math.min(picked.length, digits)),
    exposed: ([picked = []]) => picked.map((number) => ({ number, tickets: 1 })),
    example: { picks: [[(readWindows(windows, shown)[0] ?? '').slice(0, 1)]], result: shown },
  }
}
