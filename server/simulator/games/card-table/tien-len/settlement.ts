import { isOver, placeOf, playerSeat, type TienLenState } from './state.ts'

/** What the house keeps of a win, in percent. */
const rakePercent = 5

/** Won or lost by place, in percent of the stake: first, second, third, last. They add up to nothing. */
const placePercents = [100, 50, -50, -100] as const

/** A hand that wins when it is dealt takes half a stake from each of the others. */
const atOncePercent = 50

/** What the player is paid, his stake included, in the stake's unit; the house's share is taken from wins only. */
export function payoutOf(state: TienLenState, stake: number): number {
  if (!isOver(state)) throw new Error('a game not yet over pays nothing')
  const percent = wonPercent(state)
  const won = (stake * percent) / 100
  return stake + won - Math.max(0, (won * rakePercent) / 100)
}

function wonPercent(state: TienLenState): number {
  if (state.wonAtOnce === null) return placePercents[placeOf(state) - 1] ?? -100
  return state.wonAtOnce === playerSeat ? atOncePercent * 3 : -atOncePercent
}
