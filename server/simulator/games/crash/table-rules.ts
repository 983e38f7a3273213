import { Type } from 'typebox'
import { readInput } from '../../http/input.ts'
import type { Uniform } from '../../random/uniform.ts'
import type { TableRules } from '../table/rules.ts'
import { drawFlight, type Flight, flightTime, highestPoint, isInTime, lowestTarget, winAt } from './rules.ts'

/** The commitment everybody sees before staking. */
export type CrashShown = { readonly hash: string }
/** What is told when the flight is over. */
export type CrashDrawn = { readonly seed: string; readonly point: number }
/** Which of the two stakes a player may hold, and the multiplier (hundredths) at which it leaves by itself, if any. */
export type CrashChoice = { readonly seat: 1 | 2; readonly target: number | null }

const Asked = Type.Object({
  seat: Type.Union([Type.Literal(1), Type.Literal(2)]),
  target: Type.Union([Type.Null(), Type.Integer({ minimum: lowestTarget, maximum: highestPoint })]),
})

export function createCrashRules(uniform: Uniform): TableRules<CrashShown, CrashDrawn, Flight, CrashChoice> {
  return {
    pace: { betting: 7000, closed: 800, result: 3500 },
    isDecidedByDraw: false,
    stakesPerPosition: 1,
    prepare() {
      const flight = drawFlight(uniform)
      return { shown: { hash: flight.hash }, kept: flight, isFresh: false }
    },
    draw: (_game, _shown, flight) => ({
      drawn: { seed: flight.seed, point: flight.point },
      kept: flight,
      reveal: flightTime(flight.point),
    }),
    summarise: ({ point }) => point,
    accept: (_game, asked) => readInput(Asked, asked),
    positionOf: ({ seat }) => String(seat),
    /** A stake still in the flight at its end: won only where its target had been reached, or at the highest point. */
    winOf(_game, { target }, stake, { point }) {
      const leaves = target ?? highestPoint
      return isInTime(leaves, point) ? winAt(stake, leaves) : 0
    },
  }
}
