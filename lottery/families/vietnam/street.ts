import type { Picks } from '../../core/board.ts'
import type { PlayType } from '../../core/play-type.ts'
import { numberPlay, type Picking } from '../shared/number-play.ts'
import { numbersRow, permutationsOf } from '../shared/numbers.ts'
import { readWindows, windowsOf } from '../shared/windows.ts'
import type { Region } from './region.ts'

/** Đảo makes up to 24 tickets of a number; so many may be typed, by digits. */
const MOST_REORDERED: Readonly<Record<number, number>> = { 2: 100, 3: 200, 4: 50 }

/** Bao lô đảo: lô on every order of the digits of each number, each order a ticket. */
export function loDao(region: Region, digits: number): PlayType {
  const windows = windowsOf(region.groups, { digits })
  const picking: Picking = {
    board: { rows: [numbersRow(digits, MOST_REORDERED[digits])] },
    numbers: ([numbers = []]) => numbers.flatMap(permutationsOf),
    example: [readWindows(windows, region.shown).slice(0, 1)],
  }
  return numberPlay({ code: `lo-dao-${digits}`, group: 'street', windows, shown: region.shown, picking })
}

/**
 * Kéo: lô on a run of numbers, each a ticket. As players say it: 04 kéo 09 runs over the units, 07 kéo 97 over the tens,
 * 11 kéo 99 over both together. Ends that differ otherwise are no run.
 */
export function keo(region: Region): PlayType {
  const row = { ...numbersRow(2), maximum: 1 }
  const picking: Picking = {
    board: {
      rows: [
        { ...row, code: 'from' },
        { ...row, code: 'to' },
      ],
    },
    numbers: runOf,
    example: [['04'], ['09']],
  }
  const windows = windowsOf(region.groups, { digits: 2 })
  return numberPlay({ code: 'keo', group: 'street', windows, shown: region.shown, picking })
}

function runOf(picks: Picks): readonly string[] {
  const [from, to] = picks.flat()
  if (from === undefined || to === undefined) return []
  const [first, last] = [Number(from), Number(to)].sort((left, right) => left - right) as [number, number]
  const step = stepBetween(first, last)
  if (step === undefined) return []
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => String(first + index * step).padStart(2, '0'))
}

function stepBetween(first: number, last: number): number | undefined {
  const tens = Math.floor(last / 10) - Math.floor(first / 10)
  const units = (last % 10) - (first % 10)
  if (tens === 0 && units > 0) return 1
  if (units === 0 && tens > 0) return 10
  return tens === units && tens > 0 ? 11 : undefined
}
