import { balls } from '../../core/board.ts'
import { choose } from '../../core/combinations.ts'
import type { ResultGroup } from '../../core/family.ts'
import type { DrawResult } from '../../core/play-type.ts'

/** The balls: `01` … `49`. */
export const BALLS = balls(1, 49)

/** Drawn in one draw: six regular balls, and the special one. */
export const REGULAR = 6
export const DRAWN = 7

/** Where big, odd and half a colour are bet on, this ball is neither: the stake comes back. */
export const TIE = '49'

/** In how many ways the regular balls and the special one can be drawn. */
export const RESULTS = choose(BALLS.length, REGULAR) * (BALLS.length - REGULAR)

export const groups: readonly ResultGroup[] = [
  { code: 'regular', count: REGULAR, values: BALLS, urn: 'balls' },
  { code: 'special', count: 1, values: BALLS, urn: 'balls' },
]

/** A result to show the rules with. */
export const shown: DrawResult = [['07', '12', '23', '30', '41', '46'], ['18']]

const RED = new Set('01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' '))
const BLUE = new Set('03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' '))

export type Colour = 'RED' | 'BLUE' | 'GREEN'

/** The colour of a ball: 17 are red, 16 blue, 16 green (lottery.md 5.4). */
export function colourOf(ball: string): Colour {
  if (RED.has(ball)) return 'RED'
  return BLUE.has(ball) ? 'BLUE' : 'GREEN'
}

/** Whether a ball is on that side. The tie is to be asked for first. */
export function isOnSide(ball: string, side: string): boolean {
  const number = Number(ball)
  switch (side) {
    case 'BIG':
      return number >= 25
    case 'SMALL':
      return number < 25
    case 'ODD':
      return number % 2 === 1
    default:
      return number % 2 === 0
  }
}
