import type { Picks } from '../../core/board.ts'
import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { PlayType } from '../../core/play-type.ts'
import { readWindows, windowsOf } from '../shared/windows.ts'
import type { Region } from './region.ts'

/** Tài and xỉu are the players' own words, in every language. */
const SIDES: Readonly<Record<string, (number: number) => boolean>> = {
  TAI: (number) => number >= 50,
  XIU: (number) => number < 50,
  ODD: (number) => number % 2 === 1,
  EVEN: (number) => number % 2 === 0,
}

/** Tài, xỉu, chẵn, lẻ: a ticket is a side of the last two digits of the special prize; each has 50 of the 100 numbers. */
export function taiXiu(region: Region): PlayType {
  const windows = windowsOf(region.groups, { digits: 2, only: ['special'] })
  return {
    code: 'tai-xiu',
    group: 'taiXiu',
    board: { rows: [{ code: 'sides', kind: 'CHOICE', values: Object.keys(SIDES), minimum: 1, maximum: 4 }] },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(1, 2) }],
    count: ([sides = []]) => sides.length,
    hits([sides = []], result) {
      const number = Number(readWindows(windows, result)[0])
      return hitsOf('win', sides.filter((side) => SIDES[side]?.(number)).length)
    },
    bestHits: (picks) => hitsOf('win', hasOneOf(picks, 'TAI', 'XIU') + hasOneOf(picks, 'ODD', 'EVEN')),
    example: { picks: [['XIU', 'ODD']], result: region.shown },
  }
}

/** Of two sides that exclude each other one can win. */
function hasOneOf([sides = []]: Picks, one: string, other: string): number {
  return sides.includes(one) || sides.includes(other) ? 1 : 0
}
