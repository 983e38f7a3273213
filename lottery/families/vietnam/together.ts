import type { Board, Picks } from '../../core/board.ts'
import { choose } from '../../core/combinations.ts'
import { type Fraction, fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { DrawResult, PlayType } from '../../core/play-type.ts'
import { chanceOfAll } from '../shared/chance-of-all.ts'
import { numbersRow } from '../shared/numbers.ts'
import { readWindows, windowsOf } from '../shared/windows.ts'
import type { Region } from './region.ts'

/** Numbers of two digits. */
const NUMBERS = 100
/** C(12, 6) are 924 tickets: enough for one bet. */
const MOST_PICKED = 12

/** Xiên: a ticket is `size` numbers, and wins when each of them is among the last two digits of the prizes. */
export function xien(region: Region, size: number): PlayType {
  const windows = windowsOf(region.groups, { digits: 2 })
  const lineCount = windows.lines.length
  return {
    ...groupOfNumbers('xien', size),
    prizes: [{ code: 'win', chance: chanceOfAll(size, { values: NUMBERS, draws: lineCount }) }],
    hits: (picks, result) => hitsOf('win', choose(came(picks, readWindows(windows, result)), size)),
    bestHits: ([numbers = []]) => hitsOf('win', choose(Math.min(numbers.length, lineCount), size)),
    example: { picks: [['07', '34', '61', '49'].slice(0, size)], result: region.shown },
  }
}

/** Trượt: a ticket is `size` numbers, and wins when none of them is among the last two digits of the prizes. */
export function truot(region: Region, size: number): PlayType {
  const windows = windowsOf(region.groups, { digits: 2 })
  const lineCount = BigInt(windows.lines.length)
  const absent = ['00', '01', '03', '04', '05', '06', '08', '09', '10', '11']
  return {
    ...groupOfNumbers('truot', size),
    prizes: [{ code: 'win', chance: fraction(BigInt(NUMBERS - size) ** lineCount, BigInt(NUMBERS) ** lineCount) }],
    hits(picks, result) {
      const missed = (picks[0]?.length ?? 0) - came(picks, readWindows(windows, result))
      return hitsOf('win', choose(missed, size))
    },
    bestHits: ([numbers = []]) => hitsOf('win', choose(numbers.length, size)),
    example: { picks: [absent.slice(0, size)], result: region.shown },
  }
}

/**
 * Đá: a ticket is a pair, and pays for both its numbers on every prize line. It wins when both came: once, and half as much
 * again for each time one of them came once more. So the prize is the half, won as often as the two came together: 2 halves
 * for once each, 3 when one of them came twice.
 */
export function da(region: Region): PlayType {
  const windows = windowsOf(region.groups, { digits: 2 })
  const lineCount = windows.lines.length
  return {
    ...groupOfNumbers('da', 2),
    code: 'da',
    group: 'street',
    lines: 2 * lineCount,
    prizes: [{ code: 'half', chance: halvesOfPair(lineCount) }],
    hits(picks, result) {
      const times = timesOf(picks, result)
      return halves(times)
    },
    // Every prize line shows one of the numbers, and as many of them as there are came: each line counts in every pair.
    bestHits: ([numbers = []]) => {
      const different = Math.min(numbers.length, lineCount)
      return hitsOf('half', lineCount * (different - 1))
    },
    example: { picks: [['07', '34']], result: region.shown },
  }

  function timesOf([numbers = []]: Picks, result: DrawResult): readonly number[] {
    const shown = readWindows(windows, result)
    return numbers.map((number) => shown.filter((other) => other === number).length).filter((times) => times > 0)
  }
}

/** Over all pairs of numbers that came, the times of both: each number's times count in as many pairs as there are others. */
function halves(times: readonly number[]) {
  return hitsOf('half', times.reduce((sum, own) => sum + own, 0) * (times.length - 1))
}

function groupOfNumbers(kind: string, size: number) {
  const board: Board = { rows: [{ ...numbersRow(2), minimum: size, maximum: MOST_PICKED }] }
  return {
    code: `${kind}-${size}`,
    group: kind,
    board,
    lines: 1,
    count: ([numbers = []]: Picks) => choose(numbers.length, size),
  }
}

/** How many of the picked numbers were shown. */
function came([numbers = []]: Picks, shown: readonly string[]): number {
  return numbers.filter((number) => shown.includes(number)).length
}

/**
 * How often the two numbers of a pair come together, counted when both came. Each line shows one of them with a chance of
 * 2/100, and counts unless the other is on none of the lines left.
 */
function halvesOfPair(lines: number): Fraction {
  const others = BigInt(lines - 1)
  const all = BigInt(NUMBERS) ** others
  return fraction(2n * BigInt(lines) * (all - BigInt(NUMBERS - 1) ** others), BigInt(NUMBERS) * all)
}
